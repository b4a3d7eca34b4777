import { defineResource } from '../src/manifest/define-resource'
import { joins } from './bucket/joins'
import { metrics } from './bucket/metrics'
import { key, programs, secret } from './bucket/programs'
import { metricsTab } from './shared/metrics'
import { usage } from './shared/usage'

/** Buckets: identified by name, without a location; keys belong to the user and open all buckets (platform facts, section 11). */
export const bucket = defineResource<'Bucket', typeof joins>({
  type: 'bucket',
  section: 'storage',
  icon: 'archive',
  feature: 'storageEnabled',
  key: 'name',
  routes: { list: '/storage', detail: '/storage/bucket/{id}', create: '/storage/create' },
  joins,
  states: {
    rules: [{ state: 'suspended', when: { record: 'is_suspended', is: true } }, { state: 'active' }],
    of: { active: { kind: 'works' }, suspended: { kind: 'wrong', icon: 'lock' } },
  },
  list: {
    operation: 'listBuckets',
    columns: [
      'name',
      '$state',
      { value: 'size_bytes', phone: 'summary' },
      { value: 'num_objects', phone: 'summary' },
      '$price',
      'billing_account_id',
      'modified_at',
    ],
    hidden: ['created_at', 'owner'],
    search: ['name', 'owner'],
    filters: ['$state', 'billing_account_id'],
  },
  detail: {
    spent: { ...usage, theirs: 'uuid', params: { billing_account_id: { record: 'billing_account_id' } } },
    notices: [{ id: 'suspended', tone: 'error', when: { record: 'is_suspended', is: true } }],
    values: ['num_objects', 'size_bytes'],
    facts: [
      {
        id: 'connect',
        values: [
          { id: 'endpoint', value: '$endpoint.url', copy: true },
          { id: 'access_key', value: key, cell: 'mono', copy: true },
          { id: 'secret_key', value: secret, reveal: true, copy: true },
        ],
      },
      { id: 'usage', values: ['size_bytes', 'num_objects', 'modified_at', 'created_at', 'owner'] },
      { id: 'cost', values: ['billing_account_id', '$spent', '$price'] },
    ],
    metrics,
    tabs: [
      { id: 'files', sections: [{ kind: 'custom', id: 'files', component: 'files' }] },
      {
        id: 'connect',
        sections: [programs],
      },
      metricsTab,
      {
        id: 'keys',
        count: ['$storage.s3Credentials[]'],
        sections: [
          {
            kind: 'collection',
            id: 'keys',
            operation: 'getStorageUser',
            at: 's3Credentials',
            key: 'accessKey',
            columns: [
              { value: 'accessKey', cell: 'mono', copy: true },
              { value: 'secretKey', reveal: true, copy: true },
            ],
            note: true,
            actions: ['createKey'],
            rowActions: [
              {
                id: 'deleteKey',
                operation: 'deleteStorageKey',
                params: { access_key: { record: 'accessKey' } },
                deleted: [{ id: 'key' }],
              },
            ],
          },
        ],
      },
      { id: 'cors', sections: [{ kind: 'form', id: 'cors', action: 'allowOrigin' }] },
      { id: 'settings', sections: ['moveBilling', { danger: ['delete'] }] },
    ],
  },
  actions: [
    { id: 'createKey', icon: 'key-round', operation: 'createStorageKey' },
    {
      id: 'allowOrigin',
      icon: 'globe',
      operation: 'replaceBucketCors',
      fields: [{ at: 'allowed_origin', help: true }],
    },
    { id: 'moveBilling', operation: 'updateBucket', fields: ['$payer'] },
    {
      id: 'delete',
      operation: 'deleteBucket',
      removes: true,
      when: { record: 'num_objects', is: 0, because: 'notEmpty' },
      deleted: [{ id: 'name' }],
    },
  ],
  create: {
    operation: 'createBucket',
    sections: [
      {
        id: 'naming',
        fields: [
          {
            at: 'name',
            rules: {
              length: '^.{3,63}$',
              letters: '^[a-z0-9-]*$',
              ends: '^[^-](.*[^-])?$',
              prefix: '^(?!xn--)',
              suffix: '^(?!.*-s3alias$)',
            },
            price: 'OBJECT_STORAGE',
            help: true,
          },
        ],
      },
    ],
  },
  price: [{ type: 'OBJECT_STORAGE', record: 'size_bytes' }],
})
