import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  filterRows,
  filterValue,
  isOrderedByRecord,
  joinedText,
  orderIndexes,
  recordText,
  searchTexts,
  sortColumn,
  sortKeys,
} from '../../../../src/engine/rows/select-rows'
import type { CellEnv } from '../../../../src/engine/data/env'
import type { CompiledColumn, CompiledFilter } from '../../../../src/manifest/compiled'
import type { Row } from '../../../../src/engine/data/row'
import { subject } from '../../manifest/support'
import { english } from '../../platform/stand'
import { cellEnv, columnOf, plainSubject, resourceOf, rowOf, surroundings } from '../support'

let env: CellEnv
beforeAll(async () => {
  env = cellEnv(await english())
})

const filter = (id: string, changes: Partial<CompiledFilter> = {}): CompiledFilter => ({
  id,
  path: id,
  values: null,
  label: 'choice',
  refers: null,
  ...changes,
})

const machines = [
  {
    uuid: 'a',
    name: 'web-10',
    memory: 2048,
    status: 'running',
    created_at: '2026-01-02 00:00:00',
    tags: ['blue'],
  },
  {
    uuid: 'b',
    name: 'Web-2',
    memory: 8192,
    status: 'stopped',
    created_at: '2025-01-02 00:00:00',
    tags: ['red'],
  },
  { uuid: 'c', name: 'Äpp', memory: null, status: 'running', created_at: null, tags: [] },
  { uuid: 'd', name: '', status: null },
]
const rows: Row[] = [
  rowOf(machines[0] ?? {}, 'tll'),
  rowOf(machines[1] ?? {}, 'jhv'),
  rowOf(machines[2] ?? {}, 'tll'),
  rowOf(machines[3] ?? {}, 'tll'),
]
const subjectOf = plainSubject()

function ordered(by: CompiledColumn, descending = false): string[] {
  const keys = sortKeys(rows, by, subjectOf, env)
  const all = rows.map((_, index) => index)
  return orderIndexes(all, keys, descending).map((index) => rows[index]?.id ?? '')
}

function kept(
  query: { text?: string; filters?: Record<string, string[]> },
  filters: CompiledFilter[] = [],
): string[] {
  const texts = (): readonly string[] => searchTexts(rows, ['name', 'tags[]', '$price'], subjectOf)
  return filterRows(rows, { text: '', filters: {}, ...query }, filters, subjectOf, texts).map(
    (index) => rows[index]?.id ?? '',
  )
}

describe('the order of rows', () => {
  it('by name is natural, without case and accents; without a name it is the identity', () => {
    expect(ordered(columnOf('name', { cell: 'title' }))).toEqual(['c', 'd', 'b', 'a'])
  })

  it('by a number puts those without one first, or last when it falls', () => {
    const memory = columnOf('memory', { cell: 'megabytes', sort: 'number' })
    expect(ordered(memory)).toEqual(['c', 'd', 'a', 'b'])
    expect(ordered(memory, true)).toEqual(['b', 'a', 'c', 'd'])
  })

  it('by time is that of the instants', () => {
    expect(ordered(columnOf('created_at', { cell: 'date', sort: 'time' }))).toEqual(['c', 'd', 'b', 'a'])
  })

  it('of equal rows is that of the API, both ways', () => {
    const same = columnOf('nothing')
    expect(ordered(same)).toEqual(['a', 'b', 'c', 'd'])
    expect(ordered(same, true)).toEqual(['a', 'b', 'c', 'd'])
  })

  it('is a stable permutation, whatever the keys', () => {
    const key = fc.oneof(fc.integer({ min: 0, max: 4 }), fc.constant(Number.NEGATIVE_INFINITY))
    fc.assert(
      fc.property(fc.array(key, { maxLength: 40 }), fc.boolean(), (keys, descending) => {
        const indexes = keys.map((_, index) => index)
        const result = orderIndexes(indexes, keys, descending)
        expect([...result].sort((a, b) => a - b)).toEqual(indexes)
        for (const [place, index] of result.entries()) {
          const before = result[place - 1]
          if (before === undefined) continue
          const [left = 0, right = 0] = [keys[before], keys[index]]
          if (left === right) expect(before).toBeLessThan(index)
          else expect(descending ? left > right : left < right).toBe(true)
        }
      }),
    )
  })
})

describe('the keys to order by', () => {
  const unread = (): never => {
    throw new Error('It was read from what surrounds it')
  }
  const row = rowOf({ uuid: 'a', value: 7, text: 'b' })

  it.each(['title', 'text', 'address', 'mono', 'count', 'megabytes', 'gigabytes', 'bytes', 'money'] as const)(
    'of %s are read off the record itself',
    (cell) => {
      expect(sortKeys([row], columnOf('value', { cell, sort: 'number' }), unread, env)).toEqual([7])
      expect(sortKeys([row], columnOf('text', { cell, sort: 'text' }), unread, env)).toEqual(['b'])
    },
  )

  it.each<[string, Partial<CompiledColumn>]>([
    ['has several values', { values: ['value', 'text'] }],
    ['lies within another', { values: ['deep.er'] }],
    ['lies in a list', { values: ['list[]'] }],
    ['is joined', { values: ['$price'] }],
    ['is drawn in another way', { cell: 'state' }],
    ['is no number', { values: ['text'], sort: 'number' }],
    ['is no text', { values: ['value'], sort: 'text' }],
    ['is empty', { values: ['empty'], sort: 'text' }],
  ])('come from what is drawn where it %s', (_, changes) => {
    const of = rowOf({ uuid: 'a', value: 7, text: 'b', empty: '' })
    expect(() =>
      sortKeys([of], columnOf('value', { cell: 'count', sort: 'number', ...changes }), unread, env),
    ).toThrow('surrounds it')
  })

  it('are the least for what has no number, also where a cell knows none', () => {
    const least = Number.NEGATIVE_INFINITY
    expect(sortKeys([rowOf({ value: 'x' })], columnOf('value', { sort: 'number' }), subjectOf, env)).toEqual([
      least,
    ])
    expect(
      sortKeys([rowOf({})], columnOf('value', { cell: 'count', sort: 'number' }), subjectOf, env),
    ).toEqual([least])
  })

  it('of a time are its instant', () => {
    const time = columnOf('at', { cell: 'date', sort: 'time' })
    expect(sortKeys([rowOf({ at: '2026-01-02 00:00:00' })], time, subjectOf, env)).toEqual([
      Date.UTC(2026, 0, 2),
    ])
  })

  it.each<[boolean, Partial<CompiledColumn>, readonly (string | string[])[]]>([
    [true, { cell: 'title' }, ['name', 'uuid']],
    [false, { cell: 'title' }, ['name', ['$machine.name', 'uuid']]],
    [true, { cell: 'text' }, ['$machine.name']],
    [true, { cell: 'date', sort: 'time' }, ['name']],
    [true, { cell: 'state', sort: 'number' }, ['name']],
    [false, { cell: 'state' }, ['name']],
    [false, { cell: 'text', values: ['name', '$machine.name'] }, ['name']],
    [false, { cell: 'count', sort: 'number', values: ['$price'] }, ['name']],
    [true, { cell: 'text', values: ['in$ide$'] }, ['name']],
  ])('outlast the arrival of joined lists: %s of %j, titled %j', (lasts, changes, title) => {
    expect(isOrderedByRecord(columnOf('value', changes), { title: title as never })).toBe(lasts)
  })
})

describe('the text that is searched', () => {
  const row = rowOf({
    uuid: 'a',
    name: 'Äpp',
    vcpu: 4,
    on: true,
    deep: { er: 'x' },
    tags: ['One', 2],
    $odd: 'odd',
  })

  it('has of the record itself its key, its texts and its numbers', () => {
    expect(recordText(row, ['name', 'vcpu', 'on', 'gone', 'deep.er', 'tags[]', '$odd'])).toBe('tll/a\napp\n4')
  })

  it('has everything else from where it is, and reads nothing where there is nothing', () => {
    expect(joinedText(row, ['name', 'deep.er', 'tags[]'], subjectOf)).toBe('\nx\none\n2')
    expect(
      joinedText(row, ['name', 'vcpu'], () => {
        throw new Error('It was read')
      }),
    ).toBe('')
  })
})

describe('the column a list is ordered by', () => {
  const resource = resourceOf({
    list: {
      ...resourceOf().list,
      columns: [columnOf('name'), columnOf('memory'), columnOf('token', { sort: null })],
      sort: { by: 'name', direction: 'descending' },
    },
  })

  it('is the one chosen', () => {
    expect(sortColumn(resource, { sort: { by: 'memory', descending: false } })).toMatchObject({
      column: { id: 'memory' },
      descending: false,
    })
  })

  it.each(['gone', 'token', '__proto__', ''])('is the manifest’s when %j is asked for', (by) => {
    expect(sortColumn(resource, { sort: { by, descending: false } })).toMatchObject({
      column: { id: 'name' },
      descending: true,
    })
  })

  it('is none when nobody says', () => {
    expect(sortColumn(resourceOf(), { sort: undefined })).toBeUndefined()
  })
})

describe('filtering', () => {
  it.each([
    ['a word', 'web', ['a', 'b']],
    ['without case', 'WEB', ['a', 'b']],
    ['all the words', 'web 10', ['a']],
    ['words of different fields', 'web red', ['b']],
    ['an accent', 'äpp', ['c']],
    ['a letter without its accent', 'app', ['c']],
    ['the identity', 'tll/c', ['c']],
    ['nothing', '   ', ['a', 'b', 'c', 'd']],
    ['what nobody has', 'xyz', []],
    ['something that looks like a pattern', '.*', []],
  ])('by %s', (_, text, ids) => {
    expect(kept({ text })).toEqual(ids)
  })

  it('by chosen values: any of one filter, all of the filters', () => {
    const filters = [filter('status'), filter('location', { path: '$location', label: 'location' })]
    expect(kept({ filters: { status: ['running'] } }, filters)).toEqual(['a', 'c'])
    expect(kept({ filters: { status: ['running', 'stopped'] } }, filters)).toEqual(['a', 'b', 'c'])
    expect(kept({ filters: { status: ['running'], location: ['jhv'] } }, filters)).toEqual([])
    expect(kept({ filters: { location: ['jhv'] } }, filters)).toEqual(['b'])
    expect(kept({ filters: { status: [] } }, filters)).toEqual(['a', 'b', 'c', 'd'])
  })

  it('leaves out of what is typed what is no word until it is read', () => {
    expect(kept({ text: 'web status:running' })).toEqual(['a', 'b'])
  })

  it('prepares texts and subjects only where they are asked for', () => {
    const unread = (): never => {
      throw new Error('It was read')
    }
    const all = { text: '', filters: {} }
    expect(filterRows(rows, all, [filter('status')], unread, unread)).toEqual([0, 1, 2, 3])
    const joined = { ...all, filters: { price: ['7'] } }
    const priced = (row: Row) => ({ ...subjectOf(row), added: () => (row.id === 'b' ? 7 : 8) })
    expect(filterRows(rows, joined, [filter('price', { path: '$price' })], priced, unread)).toEqual([1])
  })

  it('holds rows against what was read of a query', () => {
    const spoken = { words: ['web'], fits: (row: Row) => row.id !== 'a' }
    const texts = (): readonly string[] => searchTexts(rows, ['name'], subjectOf)
    expect(filterRows(rows, { text: 'xyz', filters: {} }, [], subjectOf, texts, spoken)).toEqual([1])
  })

  it('by a filter the list does not have changes nothing', () => {
    expect(kept({ filters: { gone: ['x'], __proto__: ['y'] } }, [filter('status')])).toHaveLength(4)
  })

  it('compares as text, and nothing as nothing', () => {
    const value = (path: string, record: Record<string, unknown>): string =>
      filterValue({ path }, rowOf({ uuid: 'a', ...record }), () => ({ record, surroundings: surroundings() }))
    expect(value('id', { id: 120348 })).toBe('120348')
    expect(value('flag', { flag: false })).toBe('false')
    expect(value('gone', {})).toBe('')
    expect(value('none', { none: null })).toBe('')
    expect(value('$location', { $location: 'x' })).toBe('tll')
    expect(filterValue({ path: '$location' }, { ...rowOf({}), location: undefined }, () => subject())).toBe(
      '',
    )
    expect(value('deep.er', { deep: { er: 'x' } })).toBe('x')
  })

  it('never invents a row and never changes their order, and more words never find more', () => {
    const word = fc.constantFrom('web', 'stopped', 'red', 'a', 'ä', '1', '-', '')
    fc.assert(
      fc.property(fc.array(word, { maxLength: 4 }), fc.array(word, { maxLength: 2 }), (words, more) => {
        const few = kept({ text: [...words, ...more].join(' ') })
        const many = kept({ text: words.join(' ') })
        expect(many).toEqual(rows.map(({ id }) => id).filter((id) => many.includes(id)))
        expect(few.every((id) => many.includes(id))).toBe(true)
      }),
    )
  })
})
