// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { useMemo } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noAmount, type ListReaders } from '../../../../src/engine/rows/list-index'
import { useListIndex } from '../../../../src/engine/rows/use-list'

interface Machine {
  name: string
  cores: number
}

/** Machines with 1, 2, 3, … cores. */
const machines = (count: number): Machine[] =>
  Array.from({ length: count }, (_, at) => ({ name: `vm-${at}.${count}`, cores: at + 1 }))

const readers: ListReaders<Machine> = {
  text: { from: [], read: ({ name }) => name },
  keys: {},
  values: {},
  amounts: {
    cores: { from: [], read: ({ cores }) => cores },
    spare: { from: [], read: () => noAmount },
  },
}

let idle: (() => void)[]

describe('the totals of a list', () => {
  beforeEach(() => {
    idle = []
    vi.stubGlobal('requestIdleCallback', (turn: IdleRequestCallback) =>
      idle.push(() => turn({ didTimeout: false, timeRemaining: () => 50 })),
    )
    vi.stubGlobal('cancelIdleCallback', (handle: number) => (idle[handle - 1] = () => undefined))
  })
  afterEach(() => vi.unstubAllGlobals())

  const rest = () => act(() => idle.splice(0).forEach((turn) => turn()))
  const list = (items: readonly Machine[]) => {
    const hook = renderHook(
      ({ items, text }: { items: readonly Machine[]; text: string }) => {
        const source = useMemo(() => ({ items, readers }), [items])
        const choice = useMemo(() => ({ query: { text, filters: {} } }), [text])
        return useListIndex(source, choice)
      },
      { initialProps: { items, text: '' } },
    )
    return {
      totals: () => Object.fromEntries(hook.result.current.totals ?? [['none', 'yet']]),
      count: () => hook.result.current.items.length,
      show: (next: readonly Machine[], text = '') => hook.rerender({ items: next, text }),
    }
  }

  it('are read while the browser is idle, and known at once of whatever is looked for afterwards', () => {
    const items = machines(1000)
    const { totals, show, count } = list(items)
    expect([count(), totals()]).toEqual([1000, { none: 'yet' }])
    rest()
    expect(totals()).toEqual({ cores: { sum: 500_500, partial: false } })
    show(items, 'vm-9.')
    expect([count(), totals()]).toEqual([1, { cores: { sum: 10, partial: false } }])
    show(items, 'nothing')
    expect([count(), totals()]).toEqual([0, {}])
    expect(idle).toEqual([])
  })

  it('stay while as many items are read again, and are never those of more or fewer', () => {
    const { totals, show } = list(machines(1000))
    rest()
    const [, ...others] = machines(1000)
    show([{ name: 'vm-0', cores: 100 }, ...others])
    expect(totals()).toEqual({ cores: { sum: 500_500, partial: false } })
    rest()
    expect(totals()).toEqual({ cores: { sum: 500_599, partial: false } })
    show(machines(501))
    expect(totals()).toEqual({ none: 'yet' })
  })

  it('are there at once when a short list has changed', () => {
    const { totals, show } = list(machines(499))
    rest()
    show(machines(500))
    expect(totals()).toEqual({ cores: { sum: 125_250, partial: false } })
  })
})
