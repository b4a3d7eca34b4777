// Generated from resource-manifests/vpc.ts by `npm run generate`. Do not edit.
import type { CompiledForm } from '../../manifest/compiled'
export { validators } from '../validators/vpc'

export const forms: Record<string, CompiledForm> = {
  create: {
    id: 'create',
    operation: 'createNetwork',
    schema: {
      $id: 'vpc.create',
      type: 'object',
      properties: { location: { type: 'string' }, name: { type: 'string', minLength: 1 } },
      required: ['location', 'name'],
    },
    uiSchema: {
      'ui:order': ['location', 'name'],
      'ui:options': { ObjectFieldTemplate: 'sections' },
      location: { 'ui:widget': 'tiles', 'ui:options': { fieldId: 'location' } },
      name: { 'ui:widget': 'text', 'ui:options': { fieldId: 'name' } },
    },
    fields: {
      location: {
        at: 'location',
        id: 'location',
        options: { kind: 'locations' },
        widget: 'tiles',
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
      name: {
        at: 'name',
        required: true,
        help: true,
        id: 'name',
        options: null,
        widget: 'text',
        type: 'string',
        mandatory: false,
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
      { id: 'where', icon: null, presets: null, fields: ['location'], when: null },
      { id: 'naming', icon: null, presets: null, fields: ['name'], when: null },
    ],
  },
  rename: {
    id: 'rename',
    operation: 'updateNetwork',
    schema: {
      $id: 'vpc.rename',
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
