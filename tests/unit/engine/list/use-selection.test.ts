// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useSelection } from '../../../../src/engine/list/use-selection'
import type { Row } from '../../../../src/engine/data/row'
import { fc } from '../../../run/seed'
import { rowOf } from '../support'

const all = ['a', 'b', 'c', 'd', 'e'].map((uuid) => rowOf({ uuid }))

interface Listed {
  rows: readonly Row[]
  isListed: (key: string) => boolean
}

const listing =
  (ids: string): Listed['isListed'] =>
  (key) =>
    ids.includes(key.replace('tll/', ''))

/** Selection over visible rows, with shorthand methods. */
function selection(shown: readonly Row[] = all) {
  const { result, rerender } = renderHook(({ rows, isListed }: Listed) => useSelection(rows, isListed), {
    initialProps: { rows: shown, isListed: listing('abcde') },
  })
  const row = (id: string): Row => {
    const found = all.find((each) => each.id === id)
    if (!found) throw new Error(`There is no row ${id}`)
    return found
  }
  return {
    now: () => result.current,
    chosen: () =>
      [...result.current.keys]
        .map((key) => key.replace('tll/', ''))
        .sort()
        .join(''),
    /** Shows some rows of a list. */
    show: (ids: string, listed = 'abcde') => rerender({ rows: [...ids].map(row), isListed: listing(listed) }),
    select: (id: string, on = true, range = false) =>
      act(() => result.current.select(row(id).key, on, range)),
    stretch: (from: string | undefined, to: string) =>
      act(() => result.current.stretch(from === undefined ? undefined : row(from).key, row(to).key)),
    act: (change: (now: typeof result.current) => void) => act(() => change(result.current)),
  }
}

describe('a range', () => {
  it('has both its ends and everything between, whichever way it is drawn', () => {
    const down = selection()
    down.select('b')
    down.select('d', true, true)
    expect(down.chosen()).toBe('bcd')
    const up = selection()
    up.select('d')
    up.select('b', true, true)
    expect(up.chosen()).toBe('bcd')
    up.select('b', true, true)
    expect(up.chosen()).toBe('bcd')
  })

  it('is taken out of what is chosen in the same way', () => {
    const { act: change, select, chosen } = selection()
    change((now) => now.selectAll(true))
    select('b', false)
    select('d', false, true)
    expect(chosen()).toBe('ae')
  })

  it('begins at the row that was touched last, in the order in which rows are shown', () => {
    const { select, show, chosen } = selection()
    select('b')
    show('debca')
    select('d', true, true)
    expect(chosen()).toBe('bde')
  })

  it('is the row alone when that it began at is not shown, and none when the row itself is gone', () => {
    const hidden = selection()
    hidden.select('b')
    hidden.show('acde')
    hidden.select('d', true, true)
    expect(hidden.chosen()).toBe('bd')
    const gone = selection()
    gone.select('b')
    gone.show('abc')
    gone.select('e', true, true)
    expect(gone.chosen()).toBe('b')
  })
})

describe('a range that is stretched', () => {
  it('leaves behind what was not chosen before it', () => {
    const { select, stretch, chosen } = selection()
    select('e')
    stretch('b', 'c')
    stretch('c', 'd')
    expect(chosen()).toBe('bcde')
    stretch('d', 'c')
    stretch('c', 'b')
    stretch('b', 'a')
    expect(chosen()).toBe('abe')
  })

  it('extends the chosen range, but not one that ended elsewhere', () => {
    const drawn = selection()
    drawn.select('b')
    drawn.select('d', true, true)
    drawn.stretch('d', 'c')
    expect(drawn.chosen()).toBe('bc')
    const { select, stretch, chosen } = selection()
    select('b')
    stretch('b', 'c')
    expect(chosen()).toBe('bc')
    stretch('d', 'e')
    expect(chosen()).toBe('bcde')
    stretch('e', 'd')
    expect(chosen()).toBe('bcd')
  })

  it('may begin where nothing is', () => {
    const { stretch, chosen } = selection()
    stretch(undefined, 'c')
    expect(chosen()).toBe('c')
    stretch('c', 'd')
    expect(chosen()).toBe('cd')
  })
})

describe('the selection', () => {
  it('is none, some or all of what is shown, and counts what is not', () => {
    const { now, select, show, chosen, act: change } = selection()
    expect(now()).toMatchObject({ all: false, notInView: 0, picking: false })
    select('a')
    expect(now()).toMatchObject({ all: 'mixed', notInView: 0, picking: true })
    show('bc')
    expect(now()).toMatchObject({ all: false, notInView: 1 })
    change((present) => present.selectAll(true))
    expect(now()).toMatchObject({ all: true, notInView: 1 })
    change((present) => present.selectAll(false))
    expect(now()).toMatchObject({ all: false, notInView: 1 })
    expect(chosen()).toBe('a')
  })

  it('is what was chosen and is listed, over filters, refreshes and locations that come and go', () => {
    const ids = fc.subarray([...'abcde']).map((some) => some.join(''))
    type Step = (
      on: ReturnType<typeof selection>,
      model: { chosen: string; shown: string; listed: string },
    ) => void
    const without = (some: string, gone: string): string =>
      [...some].filter((id) => !gone.includes(id)).join('')
    const both = (one: string, other: string): string => [...new Set([...one, ...other])].sort().join('')
    const step: fc.Arbitrary<Step> = fc.oneof(
      fc.tuple(ids, ids).map(([listed, wanted]): Step => (on, model) => {
        Object.assign(model, { listed, shown: without(wanted, without('abcde', listed)) })
        on.show(model.shown, listed)
      }),
      fc.tuple(fc.nat(4), fc.boolean()).map(([index, add]): Step => (on, model) => {
        const id = model.shown[index]
        if (id === undefined) return
        on.select(id, add)
        model.chosen = add ? both(model.chosen, id) : without(model.chosen, id)
      }),
      fc.boolean().map((add): Step => (on, model) => {
        on.act((now) => now.selectAll(add))
        model.chosen = add ? both(model.chosen, model.shown) : without(model.chosen, model.shown)
      }),
      fc.constantFrom(...'abcde').map((id): Step => (on, model) => {
        on.act((now) => now.done([`tll/${id}`]))
        model.chosen = without(model.chosen, id)
      }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const on = selection()
        const model = { chosen: '', shown: 'abcde', listed: 'abcde' }
        for (const take of steps) {
          take(on, model)
          const listed = without(model.chosen, without('abcde', model.listed))
          expect(on.chosen()).toBe(listed)
          expect(on.now().notInView).toBe(without(listed, model.shown).length)
          const left = without(model.shown, listed)
          const isNone = left === model.shown
          expect(on.now().all).toBe(isNone ? false : left === '' ? true : 'mixed')
        }
      }),
      { numRuns: 60 },
    )
  })

  it('loses what is done, and ends with the last of it', () => {
    const { now, act: change, chosen } = selection()
    change((present) => present.set(['tll/a', 'tll/b']))
    expect(now().picking).toBe(true)
    change((present) => present.done(['tll/c']))
    expect(chosen()).toBe('ab')
    change((present) => present.done(['tll/a']))
    expect([chosen(), now().picking]).toEqual(['b', true])
    change((present) => present.done(['tll/b']))
    expect([chosen(), now().picking]).toEqual(['', false])
  })

  it('gets back what a run failed for, beside what was chosen meanwhile, and loses it after a retry', () => {
    const { now, act: change, chosen, select } = selection()
    change((present) => present.set(['tll/a', 'tll/b']))
    change((present) => present.clear())
    select('c')
    change((present) => present.done(['tll/a', 'tll/b'], ['tll/b']))
    expect(chosen()).toBe('bc')
    change((present) => present.done(['tll/a', 'tll/b'], []))
    expect([chosen(), now().picking]).toEqual(['c', true])
  })

  it('may start without a row, and is cleared with its anchor', () => {
    const { now, select, act: change, chosen } = selection()
    change((present) => present.pick(true))
    expect([chosen(), now().picking]).toEqual(['', true])
    select('b')
    change((present) => present.clear())
    expect([chosen(), now().picking]).toEqual(['', false])
    select('d', true, true)
    expect(chosen()).toBe('d')
  })
})
