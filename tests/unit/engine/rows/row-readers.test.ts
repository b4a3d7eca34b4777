import { beforeAll, describe, expect, it } from 'vitest'
import { ListIndex, noAmount, sortOf, unknownAmount } from '../../../../src/engine/rows/list-index'
import type { ListQuery } from '../../../../src/engine/rows/list-query'
import {
  keyReader,
  rowReaders,
  textReader,
  usualSort,
  valueReader,
} from '../../../../src/engine/rows/row-readers'
import type { CellEnv } from '../../../../src/engine/data/env'
import type { CompiledColumn } from '../../../../src/manifest/compiled-columns'
import type { Row } from '../../../../src/engine/data/row'
import { english } from '../../platform/stand'
import { cellEnv, columnOf, plainSubject, resourceOf, rowOf } from '../support'

let env: CellEnv
beforeAll(async () => {
  env = cellEnv(await english())
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

const unread = (): never => {
  throw new Error('It was read from what surrounds it')
}

function ordered(by: CompiledColumn, descending = false): string[] {
  const readers = {
    text: textReader([], subjectOf),
    keys: { [by.id]: keyReader(by, subjectOf, env) },
    values: {},
    amounts: {},
  }
  const choice = { query: { text: '', filters: {} }, order: { by: by.id, descending } }
  return new ListIndex<Row>().select({ items: rows, readers }, choice).items.map(({ id }) => id)
}

describe('the order of rows', () => {
  it('by name is natural, without case and accents; without a name it is the identity', () => {
    expect(ordered(columnOf('name', { cell: 'title' }))).toEqual(['c', 'd', 'b', 'a'])
  })

  it('by a number puts those without one last, both ways', () => {
    const memory = columnOf('memory', { cell: 'megabytes', sort: 'number' })
    expect(ordered(memory)).toEqual(['a', 'b', 'c', 'd'])
    expect(ordered(memory, true)).toEqual(['b', 'a', 'c', 'd'])
  })

  it('by time is that of the instants', () => {
    expect(ordered(columnOf('created_at', { cell: 'date', sort: 'time' }))).toEqual(['b', 'a', 'c', 'd'])
  })

  it('of equal rows is that of the API, both ways', () => {
    const same = columnOf('nothing')
    expect(ordered(same)).toEqual(['a', 'b', 'c', 'd'])
    expect(ordered(same, true)).toEqual(['a', 'b', 'c', 'd'])
  })
})

describe('the keys to order by', () => {
  const row = rowOf({ uuid: 'a', value: 7, text: 'b' })

  it.each(['title', 'text', 'address', 'mono', 'count', 'megabytes', 'gigabytes', 'bytes', 'money'] as const)(
    'of %s are read off the record itself',
    (cell) => {
      expect(keyReader(columnOf('value', { cell, sort: 'number' }), unread, env).read(row)).toBe(7)
      expect(keyReader(columnOf('text', { cell, sort: 'text' }), unread, env).read(row)).toBe('b')
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
    const { read } = keyReader(columnOf('value', { cell: 'count', sort: 'number', ...changes }), unread, env)
    expect(() => read(of)).toThrow('surrounds it')
  })

  it('are the least for what has no number, also where a cell knows none', () => {
    const least = Number.NEGATIVE_INFINITY
    const text = keyReader(columnOf('value', { sort: 'number' }), subjectOf, env)
    expect(text.read(rowOf({ value: 'x' }))).toBe(least)
    const count = keyReader(columnOf('value', { cell: 'count', sort: 'number' }), subjectOf, env)
    expect(count.read(rowOf({}))).toBe(least)
  })

  it('of a time are its instant', () => {
    const time = columnOf('at', { cell: 'date', sort: 'time' })
    const { read } = keyReader(time, subjectOf, env)
    expect(read(rowOf({ at: '2026-01-02 00:00:00' }))).toBe(Date.UTC(2026, 0, 2))
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
    const titled = { ...env, resource: resourceOf({ title: title as never }) }
    expect(keyReader(columnOf('value', changes), subjectOf, titled).from).toHaveLength(lasts ? 0 : 2)
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

  it('has of the record itself its key, its texts and its numbers, and reads nothing else', () => {
    const { from, read } = textReader(['name', 'vcpu', 'on', 'gone'], unread)
    expect([from, read(row)]).toEqual([[], 'tll/a\napp\n4'])
  })

  it('of a list has the name of the location as well', () => {
    const { text } = rowReaders(resourceOf(), subjectOf, { ...env, locationName: () => 'Jõhvi' })
    expect(text.read(row)).toMatch(/\njohvi$/)
    expect(text.read({ ...row, location: undefined })).not.toContain('johvi')
  })

  it('has everything else from where it is', () => {
    const { from, read } = textReader(['$odd', 'name', 'deep.er', 'tags[]'], subjectOf)
    expect([from, read(row)]).toEqual([[subjectOf], 'tll/a\napp\nx\none\n2'])
  })
})

describe('the column a list is ordered by', () => {
  const resource = resourceOf({
    list: {
      ...resourceOf().list,
      columns: [columnOf('name'), columnOf('memory'), columnOf('token', { sort: null })],
      sort: { by: 'name', descending: true },
    },
  })

  const orderOf = (by: string): ListQuery['sort'] =>
    sortOf({ sort: { by, descending: false } }, rowReaders(resource, subjectOf, env), usualSort(resource))

  it('is the one chosen', () => {
    expect(orderOf('memory')).toEqual({ by: 'memory', descending: false })
  })

  it.each(['gone', 'token', '__proto__', ''])('is the manifest’s when %j is asked for', (by) => {
    expect(orderOf(by)).toEqual({ by: 'name', descending: true })
  })

  it('is none when nobody says', () => {
    expect(usualSort(resourceOf())).toBeUndefined()
  })
})

describe('what a choice filter compares', () => {
  const value = (path: string, record: Record<string, unknown>): string | undefined =>
    valueReader({ path }, subjectOf).read(rowOf({ uuid: 'a', ...record }))

  it('is text, and nothing is nothing', () => {
    expect(value('id', { id: 120348 })).toBe('120348')
    expect(value('flag', { flag: false })).toBe('false')
    expect(value('gone', {})).toBe('')
    expect(value('none', { none: null })).toBe('')
    expect(value('deep.er', { deep: { er: 'x' } })).toBe('x')
  })

  it('is read from what surrounds a row only where it is not in its record', () => {
    expect(valueReader({ path: 'name' }, unread).read(rowOf({ name: 'web' }))).toBe('web')
    expect(valueReader({ path: '$location' }, unread).read(rowOf({ $location: 'x' }))).toBe('tll')
    expect(valueReader({ path: '$location' }, unread).read({ ...rowOf({}), location: undefined })).toBe('')
    const priced = (row: Row) => ({ ...subjectOf(row), derived: () => 7 })
    expect(valueReader({ path: '$price' }, priced).read(rowOf({}))).toBe('7')
  })
})

describe('what the list of a type adds up', () => {
  it('is a number, none, or not known', () => {
    const shares = columnOf('shares', { values: ['$shares'], cell: 'count', sort: 'number' })
    const cores = columnOf('cores', { cell: 'count', sort: 'number' })
    const { list } = resourceOf()
    const resource = resourceOf({ list: { ...list, columns: [cores, shares], totals: ['shares', 'cores'] } })
    const unanswered = (row: Row) => ({ ...subjectOf(row), pending: () => true })
    const { amounts } = rowReaders(resource, unanswered, env)
    expect(amounts.cores?.read(rowOf({ cores: 4 }))).toBe(4)
    expect(amounts.cores?.read(rowOf({}))).toBe(noAmount)
    expect(amounts.shares?.read(rowOf({}))).toBe(unknownAmount)
  })
})
