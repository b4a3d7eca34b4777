import type { ComponentType } from 'react'
import type { DetailedResource } from '../../manifest/compiled'
import type { CompiledSection } from '../../manifest/compiled-sections'
import type { Example } from '../../ui/example'
import { ExampleDetail, type Around } from '../examples/ExampleDetail'
import { exampleColumn } from '../examples/example-fields'
import { places } from '../examples/example-names'
import { exampleOperation } from '../examples/example-operations'
import { exampleRecord, hostileText, longText } from '../examples/example-records'
import { exampleResource, partAction, waitingResource } from '../examples/example-resource'
import { CustomContext, type CustomProps, type LoadCustom } from './custom-context'
import { useDetail } from './detail-context'
import { SectionView } from './SectionView'
import { lazy } from '../../ui/lazy'

/** A section in one state. */
export interface SectionExample extends Example {
  readonly section: CompiledSection
}

function state(name: string, section: CompiledSection, about: Around = {}): SectionExample {
  return {
    name,
    section,
    render: () => (
      <ExampleDetail {...about}>
        <SectionView section={section} />
      </ExampleDetail>
    ),
  }
}

type Of<Kind extends CompiledSection['kind']> = Extract<CompiledSection, { kind: Kind }>

const facts: Of<'facts'> = {
  kind: 'facts',
  id: 'about',
  values: [
    exampleColumn('name', 'text', { copy: true }),
    exampleColumn('state', 'state', { values: ['status'] }),
    exampleColumn('size', 'gigabytes'),
    exampleColumn('price', 'money'),
    exampleColumn('made', 'date'),
    exampleColumn('friend', 'reference', { values: ['friends[]'], refers: exampleResource.type }),
  ],
}
const joined: Of<'facts'> = {
  ...facts,
  values: [...facts.values, exampleColumn('note', 'text', { values: ['$companion.note'] })],
}
/** The same type with a join that has not answered. */
const companionless: DetailedResource = {
  ...exampleResource,
  joins: {
    companion: { operation: exampleOperation('listExamples'), theirs: 'id', ours: 'id', take: 'one' },
  },
}

const collection: Of<'collection'> = {
  kind: 'collection',
  operation: null,
  params: {},
  id: 'parts',
  at: 'parts',
  key: 'id',
  title: 'name',
  columns: [
    exampleColumn('name', 'title', { copy: true }),
    exampleColumn('size', 'gigabytes', { end: true }),
    exampleColumn('primary', 'mark'),
    exampleColumn('made', 'date'),
  ],
  states: null,
  sort: { by: 'made', descending: true },
  rowActions: [partAction],
  actions: ['restart', 'remove'],
  note: true,
  when: null,
  price: [],
}

const editor: Of<'editor'> = {
  kind: 'editor',
  id: 'rules',
  form: 'rules',
  groups: { field: 'direction', values: ['in', 'out'] },
  action: {
    id: 'rules',
    icon: 'pencil',
    operation: exampleOperation('changeExample'),
    params: { id: { record: 'id' } },
    guard: 'none',
    replaces: true,
    edits: {
      at: 'rules',
      key: 'id',
      sort: [],
      place: 'parts',
      carries: ['id', 'direction', 'start', 'end', 'from'],
    },
    form: null,
  },
  notices: [],
  presets: [
    { id: 'web', values: { direction: 'in', start: 443, end: 443, from: ['0.0.0.0/0'] } },
    { id: 'all', values: { direction: 'in' } },
  ],
  named: ['direction', 'ports'],
  states: {
    rules: [{ state: 'works', when: { record: 'direction', is: 'in' } }],
    field: 'policy',
    of: { works: { kind: 'works', icon: 'check' } },
  },
  count: 'friends[]',
}

const related: Of<'related'> = {
  kind: 'related',
  id: 'related',
  type: exampleResource.type,
  theirs: 'id',
  ours: 'friends[]',
  columns: null,
  each: null,
  rowActions: ['restart', 'remove'],
  actions: ['restart'],
  note: true,
}
/** Related records found through elements with values of their own. */
const relatedByParts: Of<'related'> = {
  ...related,
  ours: 'parts[].id',
  each: { at: 'parts', key: 'id', columns: [exampleColumn('size', 'gigabytes', { end: true })] },
}
const inParts = exampleRecord('first', {
  parts: [{ id: 'second', size: 40 }, { id: 'third', size: 'forty' }, 'no part', { id: 'gone' }],
})
const friendly = exampleRecord('first', { friends: ['first', 'second', 'third'] })

const snippets: Of<'snippets'> = {
  kind: 'snippets',
  id: 'programs',
  when: { record: 'size', present: true, because: 'full' },
  note: true,
  of: [
    {
      id: 'shell',
      parts: [
        {
          file: '~/.example.conf',
          lines: [
            { text: '[{id}]', when: null },
            { text: 'note = {note}', when: null },
            { text: 'host = {address:host}', when: { record: 'address', present: true } },
          ],
        },
        { file: null, lines: [{ text: 'example open {name}', when: null }] },
      ],
    },
    { id: 'other', parts: [{ file: null, lines: [{ text: 'other {id}', when: null }] }] },
  ],
  secrets: ['note'],
}
const addressed = exampleRecord('first', { address: 'https://example.test:8080/', note: 'k3y-0f-a-k1nd' })

const custom: Of<'custom'> = { kind: 'custom', id: 'about', component: 'billing-balance', main: true }

function ExampleComponent({ title }: CustomProps) {
  return (
    <p>
      {title}: {useDetail().target.name}
    </p>
  )
}

const loads = {
  here: lazy<Parameters<LoadCustom>, ComponentType<CustomProps>>(async () => ExampleComponent),
  waiting: lazy<Parameters<LoadCustom>, ComponentType<CustomProps>>(() => new Promise(() => undefined)),
} satisfies Record<string, LoadCustom>

function customState(name: string, load: LoadCustom): SectionExample {
  const { render } = state(name, custom)
  return { name, section: custom, render: () => <CustomContext value={load}>{render()}</CustomContext> }
}

const form: Of<'form'> = { kind: 'form', id: 'rename', action: 'rename' }
const upkeep: Of<'actions'> = { kind: 'actions', id: 'upkeep', actions: ['restart', 'rest'], danger: false }
const danger: Of<'actions'> = { kind: 'actions', id: 'danger', actions: ['remove'], danger: true }

const secrets: Of<'secret'> = {
  kind: 'secret',
  id: 'secrets',
  operation: exampleOperation('listExamples'),
  params: {},
  values: [{ id: 'secret', path: '[].secret' }],
  when: { record: 'status', is: 'works', because: 'mustRest' },
}

const starting = exampleRecord('first', { status: 'starts' })
const empty = exampleRecord('first', {
  name: null,
  size: null,
  price: null,
  made: null,
  friends: [],
  parts: [],
  rules: [],
})
const odd = exampleRecord('first', {
  name: hostileText,
  status: 'levitating',
  size: 'forty',
  price: { EUR: 1 },
  made: 'yesterday',
  friends: ['first', 'first', 7, null],
  parts: [
    'no part',
    { id: 'p1', name: hostileText, size: 'forty', primary: 'maybe', made: 0 },
    { id: 'p1', name: longText },
    {},
  ],
  rules: ['no rule', { id: 'r1', direction: 'in', start: 'ssh', from: 'everywhere' }, { direction: 'out' }],
})

/** A collection with more rows than are drawn at first; apart, because each check of the gallery would take seconds. */
export const longCollection: Example = state('long', collection, {
  record: exampleRecord('first', {
    parts: Array.from({ length: 101 }, (_, index) => ({ id: `p${index}`, name: `part-${index}` })),
  }),
})

/** Every kind of section in its states, for the gallery and tests; a kind without an example does not compile. */
export const sectionExamples: Readonly<Record<CompiledSection['kind'], readonly SectionExample[]>> = {
  facts: [
    state('content', facts),
    state('nothing known', facts, { record: empty }),
    state('not known yet', joined, { resource: companionless }),
    state('odd', facts, { record: odd }),
  ],
  collection: [
    state('content', collection),
    state('empty', collection, { record: empty }),
    state('some of it cannot be done now', collection, { record: starting }),
    state('odd', collection, { record: odd }),
  ],
  secret: [state('hidden', secrets), state('cannot be read now', secrets, { record: starting })],
  editor: [
    state('content', editor),
    state('empty', editor, { record: empty }),
    state('one group', { ...editor, groups: null, presets: [] }),
    state('odd', editor, { record: odd }),
    state('somebody else has changed it, seen when it is saved', editor, { place: places.changed }),
    state('refused when it is saved', editor, { place: places.strict }),
    state('being fetched', editor, { resource: waitingResource }),
  ],
  related: [
    state('content', related, { record: friendly }),
    state('with what the record says of each', relatedByParts, { record: inParts }),
    state('empty', related, { place: places.empty }),
    state('being fetched', related, { place: places.slow }),
    state('location down', related, { place: places.down }),
    state('odd', related, { record: friendly, place: places.odd }),
  ],
  snippets: [
    state('content', snippets, { record: addressed }),
    state('nothing to copy', snippets, { record: empty }),
    state('without secrets', { ...snippets, secrets: [], note: false }, { record: addressed }),
    state('odd', snippets, { record: { ...odd, address: hostileText, note: longText } }),
  ],
  form: [
    state('content', form),
    state('cannot be done now, with what helps', form, { record: starting }),
    state('refused when it is sent', form, { place: places.strict }),
    state('location down, seen when it is sent', form, { place: places.down }),
    state('being fetched', form, { resource: waitingResource }),
  ],
  actions: [
    state('content', upkeep),
    state('danger', danger),
    state('cannot be done now', danger, { record: starting }),
  ],
  custom: [customState('content', loads.here), customState('being fetched', loads.waiting)],
}
