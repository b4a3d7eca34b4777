// Generated from resource-manifests/bucket.ts by `npm run generate`. Do not edit.
import type { CompiledForm } from '../../manifest/compiled'
export { validators } from '../validators/bucket'

export const forms: Record<string, CompiledForm> = {
  create: {
    id: 'create',
    operation: 'createBucket',
    schema: {
      $id: 'bucket.create',
      type: 'object',
      properties: {
        name: {
          type: 'string',
          minLength: 3,
          maxLength: 63,
          pattern: '^(?!xn--)(?!.*-s3alias$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$',
        },
      },
      required: ['name'],
    },
    uiSchema: {
      'ui:order': ['name'],
      'ui:options': { ObjectFieldTemplate: 'sections' },
      name: { 'ui:widget': 'text', 'ui:options': { fieldId: 'name' } },
    },
    fields: {
      name: {
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
        id: 'name',
        options: null,
        widget: 'text',
        type: 'string',
        mandatory: true,
        secret: false,
        wireUnit: null,
        fallback: null,
        of: null,
        min: null,
        max: null,
        maxLength: 63,
      },
    },
    sections: [{ id: 'naming', icon: null, presets: null, fields: ['name'], when: null }],
  },
  allowOrigin: {
    id: 'allowOrigin',
    operation: 'replaceBucketCors',
    schema: {
      $id: 'bucket.allowOrigin',
      type: 'object',
      properties: { allowed_origin: { type: 'string', pattern: '^https?://' } },
      required: ['allowed_origin'],
    },
    uiSchema: {
      'ui:order': ['allowed_origin'],
      'ui:options': { ObjectFieldTemplate: 'sections' },
      allowed_origin: { 'ui:widget': 'text', 'ui:options': { fieldId: 'allowed_origin' } },
    },
    fields: {
      allowed_origin: {
        at: 'allowed_origin',
        help: true,
        id: 'allowed_origin',
        options: null,
        widget: 'text',
        type: 'string',
        mandatory: true,
        secret: false,
        wireUnit: null,
        fallback: null,
        of: null,
        min: null,
        max: null,
        maxLength: null,
        format: 'uri',
      },
    },
    sections: [
      { id: 'allowOrigin', icon: null, presets: null, fields: ['allowed_origin'], when: null },
    ],
  },
  moveBilling: {
    id: 'moveBilling',
    operation: 'updateBucket',
    schema: {
      $id: 'bucket.moveBilling',
      type: 'object',
      properties: { billing_account_id: { type: 'integer' } },
      required: ['billing_account_id'],
    },
    uiSchema: {
      'ui:order': ['billing_account_id'],
      'ui:options': { ObjectFieldTemplate: 'sections' },
      billing_account_id: { 'ui:widget': 'select', 'ui:options': { fieldId: 'billing_account_id' } },
    },
    fields: {
      billing_account_id: {
        at: 'billing_account_id',
        initial: { record: 'billing_account_id' },
        help: true,
        id: 'billing_account_id',
        options: {
          kind: 'resource',
          type: 'billing_account',
          value: null,
          note: [{ path: 'running_totals.ongoing', cell: 'money' }, { path: '$state', cell: 'state' }],
          when: { account: { option: 'id' }, is: 'open', because: 'accountClosed' },
          initial: null,
        },
        widget: 'select',
        type: 'integer',
        mandatory: true,
        secret: false,
        wireUnit: 'id',
        fallback: null,
        of: null,
        min: null,
        max: null,
        maxLength: null,
      },
    },
    sections: [
      {
        id: 'moveBilling',
        icon: null,
        presets: null,
        fields: ['billing_account_id'],
        when: null,
      },
    ],
  },
}
