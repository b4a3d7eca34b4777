import type { CompiledAction } from '../../manifest/compiled-actions'
import type { CompiledField } from '../../manifest/compiled-fields'
import type { CompiledForm, CompiledResource, DetailedResource } from '../../manifest/compiled'
import { exampleColumn, exampleField, exampleEditor, exampleForm } from './example-fields'
import { exampleType, waitingType } from './example-names'
import { exampleOperation } from './example-operations'

const change = exampleOperation('changeExample')
const byId = { id: { record: 'id' } }

const stateOf: CompiledResource['stateOf'] = {
  works: { kind: 'works' },
  rests: { kind: 'rest' },
  starts: { kind: 'moving', seconds: 30 },
  waits: { kind: 'attention' },
  broken: { kind: 'wrong' },
  gone: { kind: 'gone' },
  copy: { kind: 'mark' },
}

const actions: Record<string, CompiledAction> = {
  rename: {
    id: 'rename',
    icon: 'pencil',
    operation: change,
    params: byId,
    guard: 'none',
    form: 'rename',
    when: { not: { record: 'status', is: 'starts' }, because: 'mustRest' },
  },
  restart: {
    id: 'restart',
    icon: 'rotate-cw',
    operation: change,
    params: byId,
    guard: 'none',
    form: null,
    expect: { state: 'works', seconds: 30 },
  },
  rest: {
    id: 'rest',
    icon: 'circle-stop',
    operation: change,
    params: byId,
    guard: 'none',
    form: null,
    expect: { state: 'rests', seconds: 30, action: 'restart' },
  },
  remove: {
    id: 'remove',
    icon: 'trash-2',
    operation: exampleOperation('removeExample'),
    params: byId,
    guard: 'loses-resource',
    form: null,
    removes: true,
    danger: true,
    when: { record: 'status', is: ['rests', 'works', 'broken'], because: 'mustRest' },
  },
}

/** An action on an element of the example record. */
export const partAction: CompiledAction = {
  id: 'removePart',
  icon: 'trash-2',
  operation: change,
  params: { id: { owner: 'id' } },
  guard: 'loses-data',
  form: null,
  danger: true,
}

function resourceOf(type: string): DetailedResource {
  return {
    type,
    section: 'compute',
    icon: 'box',
    feature: null,
    scope: 'location',
    location: null,
    key: 'id',
    routes: { list: '/examples', detail: '/examples/{location}/{id}', create: null },
    listOperation: exampleOperation('listExamples'),
    shape: { id: 'string', name: 'string', status: 'string', size: 'number' },
    title: ['name', 'id'],
    asksAdministrator: false,
    joins: {},
    states: { field: 'status', of: stateOf },
    stateOf,
    list: {
      when: null,
      joins: [],
      columns: [
        exampleColumn('name', 'title'),
        exampleColumn('state', 'state', { values: ['status'] }),
        exampleColumn('size', 'gigabytes', { end: true }),
        exampleColumn('made', 'date'),
      ],
      search: ['name'],
      filters: [],
      sort: null,
      totals: [],
      bulk: [],
      presets: [],
    },
    readOperation: null,
    count: null,
    detail: {
      params: {},
      joins: [],
      documented: exampleOperation('listExamples'),
      values: [],
      about: false,
      notices: [],
      actions: [],
      facts: [],
      tabs: [],
      refers: [],
    },
    actions,
    create: null,
    price: [],
  }
}

/** The compiled example type. */
export const exampleResource = resourceOf(exampleType)

/** The same type while its forms are loading. */
export const waitingResource = resourceOf(waitingType)

/** Fields of an example rule, for the editor and the rows widget. */
export const ruleFields: readonly CompiledField[] = [
  exampleField('direction', {
    widget: 'select',
    mandatory: true,
    initial: 'in',
    options: { kind: 'values', values: ['in', 'out'] },
  }),
  exampleField('ports', {
    at: 'start',
    to: 'end',
    widget: 'range',
    type: 'integer',
    min: 1,
    max: 65535,
    when: { form: 'direction', is: 'in' },
  }),
  exampleField('from', { widget: 'addresses', type: 'array' }),
]

/** Forms of the example type. */
export const exampleForms: Record<string, CompiledForm> = {
  rename: exampleForm('rename', [
    exampleField('name', { mandatory: true, initial: { record: 'name' }, help: true, maxLength: 60 }),
    exampleField('size', {
      widget: 'number',
      type: 'integer',
      wireUnit: 'GB',
      min: 10,
      max: 500,
      initial: { record: 'size' },
    }),
  ]),
  rules: exampleEditor('rules', ruleFields),
}
