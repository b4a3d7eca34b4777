import type { CompiledField, CompiledOptions } from '../../manifest/compiled-fields'
import type { WidgetName } from '../../manifest/names'
import type { Example } from '../../ui/example'
import { exampleField } from '../examples/example-fields'
import { places } from '../examples/example-names'
import { exampleOperation } from '../examples/example-operations'
import { hostileText, longText } from '../examples/example-records'
import { exampleResource, ruleFields } from '../examples/example-resource'
import { TryWidget, type FieldState } from '../examples/TryWidget'

/** A widget in one state. */
export interface WidgetExample extends Example, FieldState {
  readonly field: CompiledField
}

function state(name: string, field: CompiledField, about: FieldState = {}): WidgetExample {
  return { name, field, ...about, render: () => <TryWidget field={field} {...about} /> }
}

const name = exampleField('name', { help: true, mandatory: true, maxLength: 60 })
const size = exampleField('size', {
  widget: 'number',
  type: 'integer',
  wireUnit: 'GB',
  min: 10,
  max: 500,
  help: true,
})
const memory = exampleField('size', {
  widget: 'number',
  type: 'integer',
  wireUnit: 'MB',
  unit: 'GB',
  min: 1024,
  max: 65536,
})
const secret = exampleField('secret', { widget: 'newPassword', secret: true, mandatory: true })
const words = exampleField('words', { widget: 'multiline' })
const on = exampleField('on', { widget: 'switch', type: 'boolean', help: true })
const agree = exampleField('agree', {
  widget: 'checkbox',
  type: 'boolean',
  help: true,
  checks: [{ form: 'agree', is: true, because: 'mustAgree' }],
})
const mail = exampleField('mail', { widget: 'email', mandatory: true })
const people = exampleField('people', { widget: 'emails', type: 'array', required: true })
const from = exampleField('from', { widget: 'addresses', type: 'array' })
const ports = exampleField('ports', {
  at: 'start',
  to: 'end',
  widget: 'range',
  type: 'integer',
  min: 1,
  max: 65535,
})
const spoken = exampleField('zones', { widget: 'words', type: 'array', help: true })
const only = exampleField('only', { widget: 'address', mandatory: true })
const begin = exampleField('begin', { widget: 'clock', mandatory: true })
const stacked = exampleField('rules', { widget: 'blocks', type: 'array', initial: 1, of: ruleFields })
const rules = exampleField('rules', { widget: 'rows', type: 'array', of: ruleFields })

const known: CompiledOptions = { kind: 'values', values: ['small', 'large', 'odd'] }
const listed: CompiledOptions = {
  kind: 'operation',
  operation: exampleOperation('listExamples'),
  each: null,
  value: 'id',
  title: [{ path: 'name', cell: 'text' }],
  note: [{ path: 'size', cell: 'gigabytes' }],
  when: null,
  initial: null,
  sort: null,
}
/** The same list with some options disabled. */
const partlyOpen: CompiledOptions = { ...listed, when: { option: 'status', is: 'works', because: 'full' } }
const records: CompiledOptions = {
  kind: 'resource',
  type: exampleResource.type,
  value: null,
  note: [{ path: 'size', cell: 'gigabytes' }],
  when: null,
  initial: null,
}

/** Multiple selection with a shared value per row. */
function picksOf(options: CompiledOptions): CompiledField {
  const of = [
    exampleField('choice', { widget: 'select', options, mandatory: true }),
    exampleField('kind', { initial: 'part' }),
  ]
  return exampleField('choices', { widget: 'picks', type: 'array', required: true, of })
}

/** Multiple selection of scalar values. */
function values(options: CompiledOptions): CompiledField {
  return exampleField('choices', { widget: 'picks', type: 'array', options })
}

function choiceOf(widget: WidgetName, options: CompiledOptions): CompiledField {
  return exampleField('choice', { widget, options, mandatory: true, help: true })
}

function optional(widget: WidgetName, options: CompiledOptions): CompiledField {
  return exampleField('choice', { widget, options })
}

/** States of every widget with options. */
function choosing(widget: WidgetName): readonly WidgetExample[] {
  return [
    state('nothing chosen', choiceOf(widget, known)),
    state('chosen', choiceOf(widget, known), { values: { choice: 'large' } }),
    state('required', choiceOf(widget, known), { tried: true }),
    state('refused by the platform', choiceOf(widget, known), {
      values: { choice: 'odd' },
      refused: 'This one is sold out.',
    }),
    state('from a list', choiceOf(widget, listed), { values: { choice: 'second' } }),
    state('from records', choiceOf(widget, records), { values: { choice: 'first' } }),
    state('some cannot be chosen', choiceOf(widget, partlyOpen)),
    state('what was chosen is gone', choiceOf(widget, listed), { values: { choice: 'gone' } }),
    state('many', choiceOf(widget, listed), { place: places.many, values: { choice: 'e12' } }),
    state('none to choose from', choiceOf(widget, listed), { place: places.empty }),
    state('odd and hostile', choiceOf(widget, listed), { place: places.odd }),
    state('being fetched', choiceOf(widget, listed), { place: places.slow }),
    state('cannot be fetched', choiceOf(widget, listed), { place: places.down }),
  ]
}

const labels = exampleField('labels', { widget: 'map', type: 'object', entries: 'string', help: true })

const day = exampleField('choice', { widget: 'date', format: 'date' })
const moment = exampleField('choice', { widget: 'date', format: 'date-time' })

const land = exampleField('choice', { widget: 'country' })
const way = exampleField('way', {
  widget: 'tabs',
  local: 'string',
  mandatory: true,
  options: { kind: 'values', values: ['password', 'key', 'script'] },
})
const ways = [
  { ...secret, when: { form: 'way', is: 'password' } },
  { ...words, when: { form: 'way', is: 'script' } },
]

/** Every widget in its states, for the gallery and tests; a widget without an example does not compile. */
export const widgetExamples: Readonly<Record<WidgetName, readonly WidgetExample[]>> = {
  text: [
    state('empty', name),
    state('filled', name, { values: { name: 'web-prod-01' } }),
    state('required', name, { tried: true }),
    state('refused by the platform', name, { values: { name: 'web' }, refused: 'This name is taken.' }),
    state('very long', name, { values: { name: longText } }),
    state('hostile', name, { values: { name: hostileText } }),
    state('wrong type', name, { values: { name: 42 } }),
  ],
  email: [
    state('empty', mail),
    state('filled', mail, { values: { mail: 'mari@raamat.example' } }),
    state('no address', mail, { values: { mail: 'mari' }, tried: true }),
    state('refused by the platform', mail, {
      values: { mail: 'mari@raamat.example' },
      refused: 'This person is invited already.',
    }),
    state('wrong type', mail, { values: { mail: 42 } }),
  ],
  number: [
    state('empty', size),
    state('filled', size, { values: { size: 40 } }),
    state('megabytes typed as gigabytes', memory, { values: { size: 8192 } }),
    state('too large', size, { values: { size: 501 }, tried: true }),
    state('no number', size, { values: { size: 'plenty' }, tried: true }),
  ],
  password: [
    state('chosen by hand', exampleField('secret', { widget: 'password', secret: true, mandatory: true })),
  ],
  newPassword: [
    state('empty', secret),
    state('filled', secret, { values: { secret: 'Corr3ct-horse' } }),
    state('too weak', secret, { values: { secret: 'horse' }, tried: true }),
  ],
  multiline: [
    state('empty', words),
    state('filled', words, { values: { words: '#!/bin/sh\nset -eu\napt-get update' } }),
    state('refused by the platform', words, { values: { words: 'rm' }, refused: 'This is no script.' }),
    state('very long', words, { values: { words: longText } }),
  ],
  switch: [
    state('off', on),
    state('on', on, { values: { on: true } }),
    state('refused by the platform', on, { values: { on: true }, refused: 'There is no room for copies.' }),
  ],
  checkbox: [
    state('not ticked', agree),
    state('ticked', agree, { values: { agree: true } }),
    state('has to be ticked', agree, { tried: true }),
  ],
  select: [
    ...choosing('select'),
    state('optional', exampleField('choice', { widget: 'select', options: known }), {
      values: { choice: 'small' },
    }),
  ],
  tiles: [
    ...choosing('tiles'),
    state('locations', exampleField('choice', { widget: 'tiles', options: { kind: 'locations' } })),
  ],
  saved: [
    state('nothing chosen', optional('saved', listed)),
    state('chosen', optional('saved', listed), { values: { choice: 'second' } }),
    state('another', optional('saved', listed), { values: { choice: 'ssh-ed25519 AAAAC3Nza' } }),
    state('required', choiceOf('saved', records), { tried: true }),
    state('refused by the platform', optional('saved', listed), {
      values: { choice: 'ssh-ed25519 AAAAC3Nza' },
      refused: 'This is no key.',
    }),
    state('none to choose from', optional('saved', listed), { place: places.empty }),
    state('odd and hostile', optional('saved', listed), { place: places.odd }),
    state('being fetched', optional('saved', listed), { place: places.slow }),
    state('cannot be fetched', optional('saved', listed), { place: places.down }),
  ],
  picks: [
    state('nothing chosen', picksOf(listed)),
    state('some chosen', picksOf(listed), { values: { choices: [{ choice: 'second', kind: 'part' }] } }),
    state('values', values(listed), { values: { choices: ['second'] } }),
    state('one of the chosen is gone', values(listed), { values: { choices: ['second', 'gone'] } }),
    state('required', picksOf(listed), { tried: true }),
    state('from records', picksOf(records)),
    state('some cannot be chosen', picksOf(partlyOpen)),
    state('many', picksOf(listed), { place: places.many, values: { choices: [{ choice: 'e12' }] } }),
    state('none to choose from', picksOf(listed), { place: places.empty }),
    state('odd and hostile', picksOf(listed), { place: places.odd }),
    state('odd values', picksOf(listed), { values: { choices: ['no row', null, { choice: 'gone' }] } }),
    state('being fetched', picksOf(listed), { place: places.slow }),
    state('cannot be fetched', picksOf(listed), { place: places.down }),
  ],
  tabs: [
    state('nothing chosen', way, { beside: ways }),
    state('first', way, { beside: ways, values: { way: 'password' } }),
    state('last', way, { beside: ways, values: { way: 'script' } }),
    state('required', way, { beside: ways, tried: true }),
  ],
  addresses: [
    state('empty', from),
    state('filled', from, { values: { from: ['203.0.113.0/24', '2001:db8::/48'] } }),
    state('wrong', from, { values: { from: ['203.0.113.0/24', '300.1.1.1', '10.0.0.0/40'] }, tried: true }),
    state('hostile', from, { values: { from: [hostileText, 7, 'same', 'same'] } }),
    state('many', from, {
      values: { from: Array.from({ length: 30 }, (_, index) => `10.0.${index}.0/24`) },
    }),
  ],
  emails: [
    state('empty', people),
    state('filled', people, { values: { people: ['mari@raamat.example', 'jaan@partner.example'] } }),
    state('not finished', people, { values: { people: ['mari@raamat.example', 'jaan@'] }, tried: true }),
    state('required', people, { tried: true }),
    state('hostile', people, { values: { people: [hostileText, 7, 'same', 'same'] } }),
  ],
  range: [
    state('empty', ports),
    state('one', ports, { values: { ports: 443, end: 443 } }),
    state('range', ports, { values: { ports: 8000, end: 8100 } }),
    state('no range', ports, { values: { ports: 'http', end: undefined }, tried: true }),
    state('the wrong way round', ports, { values: { ports: 90, end: 80 }, tried: true }),
  ],
  rows: [
    state('empty', rules),
    state('filled', rules, {
      values: {
        rules: [
          { direction: 'in', start: 443, end: 443, from: ['0.0.0.0/0'] },
          { direction: 'out', from: [] },
        ],
      },
    }),
    state('wrong', rules, {
      values: { rules: [{ direction: null, start: 'http', from: ['300.1.1.1'] }] },
      tried: true,
    }),
    state('odd', rules, {
      values: { rules: ['no row', null, { direction: 'sideways', start: {}, from: 'all' }] },
    }),
  ],
  blocks: [
    state('one to begin with', stacked),
    state('several', stacked, {
      values: {
        rules: [
          { direction: 'in', start: 443, end: 443, from: ['0.0.0.0/0'] },
          { direction: 'out', from: [] },
        ],
      },
    }),
    state('wrong', stacked, {
      values: { rules: [{ direction: null, start: 'http', from: ['300.1.1.1'] }] },
      tried: true,
    }),
    state('odd', stacked, {
      values: { rules: ['no row', null, { direction: 'sideways', start: {}, from: 'all' }] },
    }),
  ],
  words: [
    state('empty', spoken),
    state('filled', spoken, { values: { zones: ['here-a', 'here-b'] } }),
    state('hostile', spoken, { values: { zones: [hostileText, 7, 'same', 'same'] } }),
  ],
  map: [
    state('empty', labels),
    state('filled', labels, { values: { labels: { team: 'astro', tier: 'front' } } }),
    state('one without a name', labels, { values: { labels: { '': 'astro' } }, tried: true }),
    state('hostile', labels, { values: { labels: { [hostileText]: hostileText, odd: 7 } } }),
    state('wrong type', labels, { values: { labels: 'team' } }),
  ],
  date: [
    state('empty', day),
    state('filled', day, { values: { choice: '2026-11-18' } }),
    state('a time', moment, { values: { choice: '2026-11-18T16:40:00Z' } }),
    state('no day', day, { values: { choice: 'soon' }, tried: true }),
    state('wrong type', moment, { values: { choice: 42 } }),
  ],
  country: [
    state('empty', land),
    state('filled', land, { values: { choice: 'EE' } }),
    state('no country', land, { values: { choice: hostileText } }),
    state('required', { ...land, mandatory: true }, { tried: true }),
  ],
  address: [
    state('empty', only),
    state('filled', only, { values: { only: '10.84.12.0/24' } }),
    state('required', only, { tried: true }),
  ],
  clock: [
    state('empty', begin),
    state('filled', begin, { values: { begin: '013000+0200' } }),
    state('no time', begin, { values: { begin: 'noon' }, tried: true }),
    state('required', begin, { tried: true }),
  ],
  named: [
    state('known', optional('named', listed), { values: { choice: 'second' } }),
    state('none', optional('named', listed)),
    state('being fetched', optional('named', listed), { place: places.slow }),
    state('cannot be fetched', optional('named', listed), { place: places.down }),
  ],
}
