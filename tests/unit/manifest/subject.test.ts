import { describe, expect, it } from 'vitest'
import { fc } from '../../run/seed'
import {
  elementSubjects,
  isEmpty,
  isPending,
  readAll,
  readFirst,
  readPath,
  readPaths,
} from '../../../src/manifest/subject'
import { joined, subject } from './support'

const record = {
  name: 'web',
  empty: '',
  nothing: null,
  settings: { limit: 5 },
  storage: [
    { size: 20, replica: [{ uuid: 'a' }, { uuid: 'b' }] },
    { size: 30, replica: [] },
    { size: 40 },
    null,
    'odd',
  ],
}

describe('a path', () => {
  it.each([
    ['name', ['web']],
    ['settings.limit', [5]],
    ['storage[].size', [20, 30, 40]],
    ['storage[].replica[].uuid', ['a', 'b']],
    ['empty', ['']],
    ['nothing', [null]],
    ['gone', []],
    ['gone.deeper', []],
    ['name.length', []],
    ['name[]', []],
    ['settings[]', []],
    ['storage.size', []],
    ['storage.length', []],
  ])('%s leads to every value there', (path, values) => {
    expect(readAll(record, path)).toEqual(values)
    expect(readFirst(record, path)).toEqual(values[0])
  })

  it.each([
    ['card.brand', ['Visa']],
    ['card.owner.name', ['Kadri']],
    ['card.cards[].no', [1, 2]],
    ['card.gone', []],
    ['card', ['{"brand":"Visa","owner":"{\\"name\\":\\"Kadri\\"}","cards":[{"no":1},{"no":2}]}']],
    ['broken.brand', []],
    ['plain.length', []],
    ['card.toString', []],
  ])('%s leads into a text that holds JSON', (path, values) => {
    const owner = JSON.stringify({ name: 'Kadri' })
    const card = JSON.stringify({ brand: 'Visa', owner, cards: [{ no: 1 }, { no: 2 }] })
    expect(readAll({ card, broken: '{"brand":', plain: 'Visa' }, path)).toEqual(values)
  })

  it('to an array leads to the array, with brackets to its elements', () => {
    expect(readAll(record, 'storage[].replica')).toEqual([[{ uuid: 'a' }, { uuid: 'b' }], []])
    expect(readAll([1, 2], '[]')).toEqual([1, 2])
  })

  it('never reads what an object inherits, at any depth', () => {
    const inherited = ['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty']
    for (const name of inherited) {
      for (const path of [name, `settings.${name}`, `${name}.${name}`, `storage[].${name}`, `${name}[]`])
        expect(readAll(record, path), path).toEqual([])
    }
  })

  it('reads a key of that name when the API really sent it', () => {
    const sent: unknown = JSON.parse('{"__proto__":{"x":1},"constructor":"builder"}')
    expect(readFirst(sent, 'constructor')).toBe('builder')
    expect(readFirst(sent, '__proto__.x')).toBe(1)
    expect(({} as Record<string, unknown>).x).toBeUndefined()
  })

  it('never throws, whatever the data', () => {
    fc.assert(
      fc.property(
        fc.anything(),
        fc.constantFrom('a', 'a.b', 'a[].b', '[]', 'a[]', '', '.', 'a..b'),
        (data, path) => {
          expect(Array.isArray(readAll(data, path))).toBe(true)
        },
      ),
    )
  })
})

describe('a name of the engine', () => {
  const about = joined(record, {
    machine: { uuid: 'vm-1', tags: ['x', 'y'] },
    addresses: [{ address: '203.0.113.9' }, { address: '203.0.113.10' }],
    state: 'running',
  })

  it.each([
    ['$state', ['running']],
    ['$machine.uuid', ['vm-1']],
    ['$machine.tags[]', ['x', 'y']],
    ['$addresses', [{ address: '203.0.113.9' }, { address: '203.0.113.10' }]],
    ['$addresses.address', ['203.0.113.9', '203.0.113.10']],
    ['$gone', []],
    ['$gone.uuid', []],
    ['$constructor', []],
    ['$__proto__', []],
    ['$machine.constructor', []],
  ])('%s', (path, values) => {
    expect(readPaths(about, path)).toEqual(values)
    expect(readPath(about, path)).toEqual(values[0])
  })

  it("separates the location from the record's fields", () => {
    const place = subject({ record: { location: 'elsewhere' }, location: 'tll' })
    expect(readPath(place, '$location')).toBe('tll')
    expect(readPath(place, 'location')).toBe('elsewhere')
    expect(readPaths(subject({ record: {} }), '$location')).toEqual([])
  })

  it('is unknown while its list has not answered', () => {
    const waiting = joined(record, {}, ['machine'])
    expect(isPending(waiting, '$machine')).toBe(true)
    expect(isPending(waiting, '$machine.uuid')).toBe(true)
    expect(isPending(waiting, '$addresses')).toBe(false)
    expect(isPending(waiting, 'machine')).toBe(false)
    expect(isPending(subject({ record }), '$machine')).toBe(false)
  })
})

describe('elements of a path', () => {
  it('are held by what they lie in, each with what of the joined records is its own', () => {
    const about = subject({
      record,
      derived: (name, element) => (name === 'disk' ? [element] : undefined),
    })
    const replicas = elementSubjects(about, 'storage[].replica[]')
    expect(replicas.map(({ record: replica }) => replica)).toEqual([{ uuid: 'a' }, { uuid: 'b' }])
    expect(replicas.map(({ owner }) => owner && readPath(owner, 'size'))).toEqual([20, 20])
    expect(replicas.map(({ owner }) => owner?.owner)).toEqual([about, about])
    expect(replicas.map((replica) => readPath(replica, '$disk'))).toEqual([
      record.storage[0],
      record.storage[0],
    ])
  })

  it('of a joined list are those of the list', () => {
    const about = joined(record, { addresses: [{ address: '203.0.113.9' }] })
    expect(elementSubjects(about, '$addresses').map(({ record: element }) => element)).toEqual([
      { address: '203.0.113.9' },
    ])
    expect(elementSubjects(about, 'gone[]')).toEqual([])
  })
})

describe('nothing there', () => {
  it.each([
    [undefined, true],
    [null, true],
    ['', true],
    [[], true],
    [0, false],
    [false, false],
    [' ', false],
    [[undefined], false],
    [{}, false],
  ])('%j: %s', (value, empty) => {
    expect(isEmpty(value)).toBe(empty)
  })
})
