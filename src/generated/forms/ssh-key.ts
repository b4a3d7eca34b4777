// Generated from resource-manifests/ssh-key.ts by `npm run generate`. Do not edit.
import type { CompiledForm } from '../../manifest/compiled'
export { validators } from '../validators/ssh-key'

export const forms: Record<string, CompiledForm> = {
  create: {
    id: 'create',
    operation: 'createSshKey',
    schema: {
      $id: 'ssh_key.create',
      type: 'object',
      properties: {
        public_key: {
          type: 'string',
          minLength: 1,
          pattern: '^\\s*(ssh-|ecdsa-|sk-)\\S+ AAAA[A-Za-z0-9+/]{12,}={0,3}( [^\\r\\n]*)?\\s*$',
        },
        name: { type: 'string', minLength: 1 },
      },
      required: ['public_key', 'name'],
    },
    uiSchema: {
      'ui:order': ['public_key', 'name'],
      'ui:options': { ObjectFieldTemplate: 'sections' },
      public_key: { 'ui:widget': 'multiline', 'ui:options': { fieldId: 'public_key' } },
      name: { 'ui:widget': 'text', 'ui:options': { fieldId: 'name' } },
    },
    fields: {
      public_key: {
        at: 'public_key',
        help: 'rule',
        id: 'public_key',
        options: null,
        widget: 'multiline',
        type: 'string',
        mandatory: true,
        secret: false,
        wireUnit: null,
        fallback: null,
        of: null,
        min: null,
        max: null,
        maxLength: null,
        format: 'ssh-public-key',
      },
      name: {
        at: 'name',
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
        maxLength: null,
      },
    },
    sections: [
      { id: 'general', icon: null, presets: null, fields: ['public_key', 'name'], when: null },
    ],
  },
  rename: {
    id: 'rename',
    operation: 'updateSshKey',
    schema: {
      $id: 'ssh_key.rename',
      type: 'object',
      properties: { name: { type: 'string', minLength: 1 } },
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
        initial: { record: 'name' },
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
        maxLength: null,
      },
    },
    sections: [{ id: 'rename', icon: null, presets: null, fields: ['name'], when: null }],
  },
}
