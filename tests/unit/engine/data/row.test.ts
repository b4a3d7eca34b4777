import { describe, expect, it } from 'vitest'
import { fc } from '../../../run/seed'
import { decodeRows, rowKey } from '../../../../src/engine/data/row'
import type { CompiledResource } from '../../../../src/manifest/compiled'
import type { Incident } from '../../../../src/platform/reporting/incident'
import { createReporter } from '../../../../src/platform/reporting/reporter'
import { resourceOf, environment } from '../support'

function decode(
  answer: unknown,
  resource: CompiledResource = resourceOf(),
  place: { location?: string } = { location: 'tll' },
) {
  const reports: Incident[] = []
  const reporter = createReporter({ send: (incident) => reports.push(incident) })
  return { rows: decodeRows(resource, answer, place.location, environment(), reporter), reports }
}

describe('a list', () => {
  it('that has not arrived has the same rows each time it is asked for', () => {
    expect(decode(undefined).rows).toBe(decode(undefined).rows)
  })

  it('becomes rows with the records as the API sent them', () => {
    const record = { uuid: 'a', size: 5, extra: { kept: true } }
    const { rows, reports } = decode([record])
    expect(rows).toEqual([{ key: 'tll/a', id: 'a', record, location: 'tll', odd: undefined }])
    expect(rows[0]?.record).toBe(record)
    expect(reports).toEqual([])
  })

  it('of a global type has keys without a place', () => {
    const tokens = resourceOf({ key: 'id', scope: 'global', shape: { id: 'number' } })
    expect(decode([{ id: 7 }], tokens, {}).rows[0]).toMatchObject({
      key: '7',
      id: '7',
      odd: undefined,
    })
    expect(rowKey(undefined, '7')).toBe('7')
    expect(rowKey('tll', 'a')).toBe('tll/a')
  })

  it('of a global type whose records say where they lie has their places in its keys', () => {
    const services = resourceOf({ scope: 'global', location: 'at.place', shape: { uuid: 'string' } })
    const { rows } = decode([{ uuid: 'a', at: { place: 'jhv' } }, { uuid: 'b' }], services, {})
    expect(rows.map(({ key, location, odd }) => [key, location, odd])).toEqual([
      ['jhv/a', 'jhv', undefined],
      ['b', undefined, undefined],
    ])
  })

  it.each([undefined, null, {}, 'rows', 5])('that is none has no rows: %j', (answer) => {
    expect(decode(answer).rows).toEqual([])
  })

  it('gives the same rows for the same answer, and others for another place', () => {
    const resource = resourceOf()
    const answer = [{ uuid: 'a', size: 1 }]
    const reporter = createReporter({ send: () => undefined })
    const here = decodeRows(resource, answer, 'tll', environment(), reporter)
    expect(decodeRows(resource, answer, 'tll', environment(), reporter)).toBe(here)
    expect(decodeRows(resource, answer, 'jhv', environment(), reporter)).not.toBe(here)
    expect(decodeRows(resourceOf({ type: 'other' }), answer, 'tll', environment(), reporter)).not.toBe(here)
  })

  it('leaves out what the manifest hides', () => {
    const resource = resourceOf({
      list: { ...resourceOf().list, when: { not: { record: 'status', is: 'deleted' } } },
    })
    const answer = [
      { uuid: 'a', size: 1, status: 'deleted' },
      { uuid: 'b', size: 1, status: 'running' },
    ]
    expect(decode(answer, resource).rows.map(({ id }) => id)).toEqual(['b'])
  })
})

describe('an item that is not as described', () => {
  it.each([
    ['null', null, ['uuid'], ''],
    ['a text', 'odd', ['uuid'], ''],
    ['a list', [1], ['uuid'], ''],
    ['without identity', { size: 5 }, ['uuid'], ''],
    ['with an identity of null', { uuid: null, size: 5 }, ['uuid'], ''],
    ['with an empty identity', { uuid: '', size: 5 }, ['uuid'], ''],
    ['with an object for identity', { uuid: {}, size: 5 }, ['uuid'], ''],
    ['without a required field', { uuid: 'a' }, ['size'], 'a'],
    ['with a field of another type', { uuid: 'a', size: '5' }, ['size'], 'a'],
    ['with null for a required field', { uuid: 'a', size: null }, ['size'], 'a'],
  ])('stays visible as odd: %s', (_, item, odd, id) => {
    const { rows, reports } = decode([{ uuid: 'good', size: 1 }, item])
    expect(rows).toHaveLength(2)
    expect(rows[0]?.odd).toBeUndefined()
    expect(rows[1]).toMatchObject({ odd, id })
    expect(reports).toMatchObject([{ name: 'OddRecord', message: `thing: ${odd.join(', ')}` }])
  })

  it('with a repeated identity is a row of its own', () => {
    const { rows } = decode([
      { uuid: 'a', size: 1 },
      { uuid: 'a', size: 2 },
      { uuid: 'a', size: 3 },
    ])
    expect(new Set(rows.map(({ key }) => key)).size).toBe(3)
    expect(rows.map(({ odd }) => odd)).toEqual([undefined, ['uuid'], ['uuid']])
  })

  it('is reported once, however many there are', () => {
    const { reports } = decode(Array.from({ length: 500 }, (_, index) => ({ uuid: `${index}` })))
    expect(reports).toHaveLength(1)
  })

  it('is not hidden: its condition cannot be decided', () => {
    const resource = resourceOf({ list: { ...resourceOf().list, when: { record: 'gone', present: false } } })
    expect(decode([{ uuid: 'a', gone: true }], resource).rows).toHaveLength(1)
  })

  it('knows lists from objects', () => {
    const resource = resourceOf({ shape: { list: 'array', object: 'object', flag: 'boolean' } })
    const good = { uuid: 'a', list: [], object: {}, flag: false }
    const bad = { uuid: 'b', list: {}, object: [], flag: 'no' }
    const { rows } = decode([good, bad], resource)
    expect(rows.map(({ odd }) => odd)).toEqual([undefined, ['list', 'object', 'flag']])
  })
})

describe('whatever the API answers', () => {
  it('every item is a row of its own, and none is invented', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(fc.anything(), fc.record({ uuid: fc.constantFrom('a', 'b', '', '#1'), size: fc.nat() })),
        ),
        (items) => {
          const { rows } = decode(items)
          expect(rows).toHaveLength(items.length)
          expect(new Set(rows.map(({ key }) => key)).size).toBe(items.length)
        },
      ),
    )
  })
})
