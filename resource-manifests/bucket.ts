import { defineResource } from '../src/manifest/define-resource'
import type { Joins } from '../src/manifest/typed-manifest'

const key = '$storage.s3Credentials[].accessKey'
const secret = '$storage.s3Credentials[].secretKey'
const pathStyle = { site: 's3ForcePathStyle', is: true } as const

const joins = {
  storage: { operation: 'getStorageUser', take: 'whole' },
  endpoint: { operation: 'getStorageEndpoint', take: 'whole' },
} as const satisfies Joins<'Bucket'>

/** Buckets: named by their name, without a location; keys belong to the user and open all of them (platform facts, section 11). */
export const bucket = defineResource<'Bucket', typeof joins>({
  type: 'bucket',
  schema: 'Bucket',
  section: 'storage',
  icon: 'archive',
  feature: 'storageEnabled',
  identity: 'name',
  routes: { list: '/storage', detail: '/storage/bucket/{id}', create: '/storage/create' },
  joins,
  states: {
    rules: [{ state: 'suspended', when: { field: 'is_suspended', is: true } }, { state: 'active' }],
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
    totals: ['size_bytes', 'num_objects', 'price'],
    bulk: ['delete'],
  },
  detail: {
    notices: [{ id: 'suspended', tone: 'error', when: { field: 'is_suspended', is: true } }],
    line: ['num_objects', 'size_bytes'],
    facts: [
      {
        id: 'connect',
        items: [
          { id: 'endpoint', value: '$endpoint.url', copy: true },
          { id: 'access_key', value: key, cell: 'mono', copy: true },
          { id: 'secret_key', value: secret, reveal: true, copy: true },
        ],
      },
      { id: 'usage', items: ['size_bytes', 'num_objects', 'modified_at', 'created_at', 'owner'] },
      { id: 'cost', items: ['billing_account_id', '$price'] },
    ],
    tabs: [
      {
        id: 'connect',
        sections: [
          {
            kind: 'snippets',
            id: 'programs',
            when: {
              all: [
                { not: { field: '$endpoint.url', in: ['/', ''] }, because: 'noEndpoint' },
                { field: '$storage.s3Credentials', present: true, because: 'noKey' },
              ],
            },
            note: true,
            of: [
              {
                id: 'aws',
                parts: [
                  {
                    lines: [
                      `aws configure set aws_access_key_id {${key}} --profile {name}`,
                      `aws configure set aws_secret_access_key {${secret}} --profile {name}`,
                      {
                        line: 'aws configure set s3.addressing_style path --profile {name}',
                        when: pathStyle,
                      },
                      'aws s3 ls s3://{name} --profile {name} --endpoint-url {$endpoint.url}',
                    ],
                  },
                ],
              },
              {
                id: 's3cmd',
                parts: [
                  {
                    file: '~/.s3cfg',
                    lines: [
                      '[default]',
                      `access_key = {${key}}`,
                      `secret_key = {${secret}}`,
                      'host_base = {$endpoint.url:host}',
                      { line: 'host_bucket = {$endpoint.url:host}', when: pathStyle },
                      { line: 'host_bucket = %(bucket)s.{$endpoint.url:host}', when: { not: pathStyle } },
                    ],
                  },
                  { lines: ['s3cmd ls s3://{name}'] },
                ],
              },
              {
                id: 'rclone',
                parts: [
                  {
                    file: '~/.config/rclone/rclone.conf',
                    lines: [
                      '[{name}]',
                      'type = s3',
                      'provider = Other',
                      `access_key_id = {${key}}`,
                      `secret_access_key = {${secret}}`,
                      'endpoint = {$endpoint.url}',
                      { line: 'force_path_style = true', when: pathStyle },
                      { line: 'force_path_style = false', when: { not: pathStyle } },
                    ],
                  },
                  { lines: ['rclone ls {name}:{name}'] },
                ],
              },
            ],
          },
        ],
      },
      {
        id: 'keys',
        count: ['$storage.s3Credentials[]'],
        sections: [
          {
            kind: 'collection',
            id: 'keys',
            read: { operation: 'getStorageUser', at: 's3Credentials' },
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
                params: { access_key: { field: 'accessKey' } },
                deleted: [{ id: 'key' }],
                refresh: ['getStorageUser'],
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
    { id: 'createKey', icon: 'key-round', operation: 'createStorageKey', refresh: ['getStorageUser'] },
    {
      id: 'allowOrigin',
      icon: 'globe',
      operation: 'replaceBucketCors',
      input: [{ at: 'allowed_origin', help: true }],
    },
    { id: 'moveBilling', operation: 'updateBucket' },
    {
      id: 'delete',
      operation: 'deleteBucket',
      when: { field: 'num_objects', is: 0, because: 'notEmpty' },
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
            rules: [
              { id: 'length', pattern: '^.{3,63}$' },
              { id: 'letters', pattern: '^[a-z0-9-]*$' },
              { id: 'ends', pattern: '^[^-](.*[^-])?$' },
              { id: 'prefix', pattern: '^(?!xn--)' },
              { id: 'suffix', pattern: '^(?!.*-s3alias$)' },
            ],
            price: 'OBJECT_STORAGE',
            help: true,
          },
        ],
      },
    ],
    refresh: ['getStorageUser'],
  },
  price: [{ type: 'OBJECT_STORAGE', record: { field: 'size_bytes' } }],
})
