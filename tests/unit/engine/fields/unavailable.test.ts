import { describe, expect, it } from 'vitest'
import type { FieldChoices, FieldOption } from '../../../../src/engine/fields/field-options'
import { isLed } from '../../../../src/manifest/leaders'
import { readNames, unavailable, withNames, withUnavailable } from '../../../../src/engine/fields/unavailable'
import type { CompiledField, CompiledOptions } from '../../../../src/manifest/compiled-fields'
import { fieldOf } from '../support'

const listed: CompiledOptions = {
  kind: 'resource',
  type: 'vpc',
  value: null,
  note: [],
  when: null,
  initial: null,
}
const option = (value: string): FieldOption => ({
  id: value,
  value,
  label: `Net ${value}`,
  note: undefined,
  disabledReason: undefined,
  item: undefined,
})
const offer = (...values: string[]): FieldChoices => ({
  options: values.map(option),
  state: 'known',
  retry: undefined,
  usual: undefined,
  location: 'tll',
})
const say = (name: string, _: CompiledField, { location }: FieldChoices): string =>
  `${name} not in ${String(location)}`
const network = fieldOf('network', { options: listed })
const inner = fieldOf('uuid', { options: listed })
const targets = fieldOf('targets', { type: 'array', widget: 'picks', of: [inner, fieldOf('kind')] })

const goneOf = (field: CompiledField, value: unknown, names = {}, choices?: FieldChoices) =>
  unavailable(field, value, names, () => choices ?? offer('a'), say).map((each) => ({
    id: each.id,
    field: each.field,
    options: each.options.map(({ value: own, label, disabledReason }) => [own, label, disabledReason]),
  }))

describe('what was chosen and is not offered', () => {
  it('is an option with the name it had, and with the reason', () => {
    const names = withNames({}, network, 'b', () => offer('a', 'b'))
    expect(goneOf(network, 'b', names)).toEqual([
      { id: 'network', field: network, options: [['b', 'Net b', 'Net b not in tll']] },
    ])
  })

  it('has its value for a name where none was seen', () => {
    expect(goneOf(network, 'b')[0]?.options).toEqual([['b', 'b', 'b not in tll']])
  })

  it('is told for each column of a list of rows, and for each of several values', () => {
    const rows = [{ uuid: 'a' }, { uuid: 'b' }, { uuid: 'b' }, { uuid: '' }, 'no row']
    const names = withNames({}, targets, rows, () => offer('a', 'b'))
    expect(goneOf(targets, rows, names)).toEqual([
      { id: 'targets', field: inner, options: [['b', 'Net b', 'Net b not in tll']] },
    ])
    const several = fieldOf('several', { type: 'array', widget: 'picks', options: listed })
    expect(goneOf(several, ['a', 'b', 'c'])[0]?.options.map(([value]) => value)).toEqual(['b', 'c'])
  })

  it.each([
    ['what is offered', network, 'a', undefined],
    ['nothing', network, '', undefined],
    ['a field without options', fieldOf('name'), 'b', undefined],
    [
      'a saved text, which is its own value',
      fieldOf('key', { widget: 'saved', options: listed }),
      'b',
      undefined,
    ],
    ['an offer that is on its way', network, 'b', { ...offer(), state: 'loading' as const }],
    ['an offer that could not be read', network, 'b', { ...offer(), state: 'failed' as const }],
  ])('is not %s', (_, field, value, choices) => {
    expect(goneOf(field, value, {}, choices)).toEqual([])
  })

  it('stands before the choices of its own field', () => {
    const gone = unavailable(network, 'b', {}, () => offer('a'), say)
    expect(withUnavailable(offer('a'), network, gone)?.options.map(({ id }) => id)).toEqual(['b', 'a'])
    expect(withUnavailable(offer('a'), inner, gone)?.options.map(({ id }) => id)).toEqual(['a'])
    expect(withUnavailable(undefined, network, gone)).toBeUndefined()
  })
})

describe('the names of choices', () => {
  it('stay when the choice is gone, and are added to those of other choices', () => {
    const first = withNames({}, network, 'a', () => offer('a', 'b'))
    const second = withNames(first, network, 'b', () => offer('a', 'b'))
    expect(withNames(second, network, 'c', () => offer('a'))).toEqual({ network: { a: 'Net a', b: 'Net b' } })
  })

  it('are read from storage, whatever else is there', () => {
    expect(readNames({ network: { a: 'Net a', b: 5 }, odd: 'text', none: null })).toEqual({
      network: { a: 'Net a' },
      odd: {},
      none: {},
    })
    expect(readNames(undefined)).toEqual({})
  })
})

describe('a field that another answer leads', () => {
  const led = (when: Extract<CompiledOptions, { kind: 'resource' }>['when']) =>
    fieldOf('led', { options: { ...listed, when } })

  it.each([
    [{ option: 'parent.os', is: { form: 'os' } }],
    [{ all: [{ not: { form: 'os', is: 'debian' } }, { option: 'x', present: true }] }],
    [{ any: [{ option: 'id', is: { form: 'os', option: 'ids[]' } }] }],
  ] as const)('is one whose offer reads it: %j', (when) => {
    expect(isLed(led(when), ['size', 'os'])).toBe(true)
    expect(isLed(led(when), ['size'])).toBe(false)
    expect(isLed(network, ['os'])).toBe(false)
  })
})
