import { describe, expect, it, vi } from 'vitest'
import { fc } from '../../../run/seed'
import {
  countValues,
  ListIndex,
  noAmount,
  placesInOrder,
  unknownAmount,
  type ListSelection,
  type ListReaders,
  type ListSource,
} from '../../../../src/engine/rows/list-index'

interface Thing {
  name: string
  state: string
  size: number
}

const things: readonly Thing[] = [
  { name: 'web 10', state: 'running', size: 2 },
  { name: 'web 2', state: 'stopped', size: 8 },
  { name: 'app', state: 'running', size: noAmount },
  { name: '', state: '', size: unknownAmount },
]

const readers: ListReaders<Thing> = {
  text: { from: [], read: ({ name, state }) => `${name}\n${state}` },
  keys: { name: { from: [], read: ({ name }) => name }, size: { from: [], read: ({ size }) => size } },
  values: { state: { from: [], read: ({ state }) => state } },
  amounts: { size: { from: [], read: ({ size }) => size } },
}
const source: ListSource<Thing> = { items: things, readers }

type Wanted = Partial<ListSelection<Thing>['query']> & Omit<ListSelection<Thing>, 'query'>

const names = ({ text = '', filters = {}, ...rest }: Wanted, index = new ListIndex<Thing>()): string[] =>
  index.select(source, { query: { text, filters }, ...rest }).items.map(({ name }) => name)

const all = { query: { text: '', filters: {} } }

describe('what is found in a list', () => {
  it.each([
    ['a word', 'web', ['web 10', 'web 2']],
    ['a word in another case', 'WEB', ['web 10', 'web 2']],
    ['words of different fields', 'web run', ['web 10']],
    ['nothing', '   ', ['web 10', 'web 2', 'app', '']],
    ['what no item has', 'xyz', []],
    ['something that looks like a pattern', '.*', []],
  ])('by %s is what has it', (_, text, found) => {
    expect(names({ text })).toEqual(found)
  })

  it('by choice filters is any value of one filter and all of the filters', () => {
    expect(names({ filters: { state: ['running'] } })).toEqual(['web 10', 'app'])
    expect(names({ filters: { state: ['running', 'stopped'] }, text: 'web' })).toEqual(['web 10', 'web 2'])
    expect(names({ filters: { state: [] } })).toHaveLength(4)
  })

  it('is not changed by a filter the list does not have', () => {
    expect(names({ filters: { gone: ['x'], __proto__: ['y'] } })).toHaveLength(4)
  })

  it('selects nothing until conditions are read, and then follows what was read', () => {
    const query = { text: 'web state:running', filters: {} }
    expect(new ListIndex<Thing>().select(source, { query })).toEqual({ items: [], found: [], undecided: 4 })
    const conditions = { words: ['web'], fits: ({ size }: Thing) => size > 2 }
    expect(names({ text: 'xyz', conditions })).toEqual(['web 2'])
  })

  it('leaves out what a choice cannot be decided for, and counts it', () => {
    const read = ({ state }: Thing) => (state === '' ? undefined : state)
    const partly = { items: things, readers: { ...readers, values: { state: { from: [], read } } } }
    const query = { text: '', filters: { state: ['running'] } }
    const { found, undecided } = new ListIndex<Thing>().select(partly, { query })
    expect([found, undecided]).toEqual([[0, 2], 1])
  })

  it('leaves out what conditions cannot be decided for, and counts it', () => {
    const fits = ({ size }: Thing) => (size > 2 ? undefined : size > 1)
    const selection = { query: { text: 'web', filters: {} }, conditions: { words: ['web'], fits } }
    const { items, undecided } = new ListIndex<Thing>().select(source, selection)
    expect(items.map(({ name }) => name)).toEqual(['web 10'])
    expect(undecided).toBe(1)
  })

  it('is said by its places in the source, whatever the order', () => {
    const order = { by: 'name', descending: true }
    const { found } = new ListIndex<Thing>().select(source, { query: { text: 'web', filters: {} }, order })
    expect(found).toEqual([0, 1])
  })

  it('never is more with more words, and keeps the order of the source', () => {
    const word = fc.constantFrom('web', 'stopped', 'a', '1', '')
    fc.assert(
      fc.property(fc.array(word, { maxLength: 4 }), fc.array(word, { maxLength: 2 }), (words, more) => {
        const few = names({ text: [...words, ...more].join(' ') })
        const many = names({ text: words.join(' ') })
        expect(many).toEqual(things.map(({ name }) => name).filter((name) => many.includes(name)))
        expect(few.every((name) => many.includes(name))).toBe(true)
      }),
    )
  })
})

describe('the order of a list', () => {
  it('is that of the keys, either way, and that of the source for a column without them', () => {
    expect(names({ order: { by: 'name', descending: false } })).toEqual(['app', 'web 10', 'web 2', ''])
    expect(names({ order: { by: 'name', descending: true } })).toEqual(['web 2', 'web 10', 'app', ''])
    expect(names({ order: { by: 'gone', descending: true } })).toEqual(['web 10', 'web 2', 'app', ''])
  })

  it('is right again after another order, another list, and another one as long', () => {
    const index = new ListIndex<Thing>()
    const order = { by: 'name', descending: true }
    expect(names({ order }, index)).toEqual(['web 2', 'web 10', 'app', ''])
    expect(names({ order: { by: 'name', descending: false } }, index)).toEqual(['app', 'web 10', 'web 2', ''])
    const list = (...all: string[]): string[] => {
      const items = all.map((name) => ({ name, state: '', size: 0 }))
      return index
        .select({ items, readers }, { query: { text: '', filters: {} }, order })
        .items.map(({ name }) => name)
    }
    expect(list('b', 'a')).toEqual(['b', 'a'])
    expect(list('a', 'b', 'd', 'c')).toEqual(['d', 'c', 'b', 'a'])
  })

  it('is a stable permutation, whatever the keys and wherever it begins', () => {
    const key = fc.oneof(fc.integer({ min: 0, max: 4 }), fc.constant(Number.NEGATIVE_INFINITY))
    fc.assert(
      fc.property(
        fc.array(key, { maxLength: 40 }),
        fc.boolean(),
        fc.boolean(),
        (keys, descending, reversed) => {
          const places = [...keys.keys()]
          const result = placesInOrder(keys, descending, reversed ? [...places].reverse() : places)
          expect([...result].sort((a, b) => a - b)).toEqual(places)
          for (const [at, place] of result.entries()) {
            const before = result[at - 1]
            if (before === undefined) continue
            const [left = 0, right = 0] = [keys[before], keys[place]]
            if (left === right) expect(before).toBeLessThan(place)
            else if (left === Number.NEGATIVE_INFINITY || right === Number.NEGATIVE_INFINITY)
              expect(right).toBe(Number.NEGATIVE_INFINITY)
            else expect(descending ? left > right : left < right).toBe(true)
          }
        },
      ),
    )
  })
})

describe('what is counted and added up', () => {
  it('is how many items have each value, nothing left out but nothing', () => {
    expect([...countValues(source, 'state')]).toEqual([
      ['running', 2],
      ['stopped', 1],
    ])
    expect([...countValues(source, 'gone')]).toEqual([])
  })

  it('is the sum of what is found, partial where it has what is not known, and none without a number', () => {
    const index = new ListIndex<Thing>()
    expect([...index.totals(source, [0, 1, 2])]).toEqual([['size', { sum: 10, partial: false }]])
    expect([...index.totals(source, [1, 3])]).toEqual([['size', { sum: 8, partial: true }]])
    expect([...index.totals(source, [2, 3])]).toEqual([])
  })
})

describe('the values of a list', () => {
  /** A source with counted readers for texts, keys and sums. */
  const counted = (read: (item: Thing) => void, ...from: unknown[]): ListSource<Thing> => {
    const reader = <Value>(value: (item: Thing) => Value) => ({
      from,
      read: (item: Thing) => {
        read(item)
        return value(item)
      },
    })
    return {
      items: things,
      readers: {
        text: reader(({ name }) => name),
        keys: { name: reader(({ name }) => name) },
        values: {},
        amounts: { size: reader(({ size }) => size) },
      },
    }
  }

  it.each<[string, (index: ListIndex<Thing>, of: ListSource<Thing>) => unknown]>([
    ['texts', (index, of) => index.select(of, { query: { text: 'web', filters: {} } })],
    ['keys', (index, of) => index.select(of, { ...all, order: { by: 'name', descending: false } })],
    ['sums', (index, of) => index.totals(of, [0])],
  ])('are read once: %s, until what they are read from changes', (_, use) => {
    const index = new ListIndex<Thing>()
    const read = vi.fn()
    const [one, other] = [{}, {}]
    use(index, counted(read, one))
    use(index, counted(read, one))
    expect(read).toHaveBeenCalledTimes(things.length)
    use(index, counted(read, other))
    expect(read).toHaveBeenCalledTimes(2 * things.length)
  })

  it('are not read before they are needed', () => {
    const read = vi.fn()
    new ListIndex<Thing>().select(counted(read), all)
    expect(read).not.toHaveBeenCalled()
  })

  it('may be read ahead, item by item', () => {
    const index = new ListIndex<Thing>()
    const read = vi.fn()
    const of = counted(read)
    const advance = index.readAhead(of)
    advance()
    expect(read.mock.calls).toEqual([[things[0]], [things[0]]])
    for (const _ of things) advance()
    expect(read).toHaveBeenCalledTimes(2 * things.length)
    index.select(of, { query: { text: 'web', filters: {} } })
    index.totals(of, [0])
    expect(read).toHaveBeenCalledTimes(2 * things.length)
  })
})
