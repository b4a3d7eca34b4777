// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { useMemo } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ListQuery } from '../../../../src/engine/rows/list-query'
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
  keys: { cores: { from: [], read: ({ cores }) => cores } },
  values: {},
  amounts: {
    cores: { from: [], read: ({ cores }) => cores },
    spare: { from: [], read: () => noAmount },
  },
}

let idle: (() => void)[]

describe('a long list', () => {
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
    const initialProps: { items: readonly Machine[]; text: string; order?: ListQuery['sort'] } = {
      items,
      text: '',
    }
    const hook = renderHook(
      ({ items, text, order }: typeof initialProps) => {
        const source = useMemo(() => ({ items, readers }), [items])
        const choice = useMemo(() => ({ query: { text, filters: {} }, order }), [text, order])
        return useListIndex(source, choice)
      },
      { initialProps },
    )
    return {
      totals: () => Object.fromEntries(hook.result.current.totals ?? [['none', 'yet']]),
      count: () => hook.result.current.items.length,
      first: () => hook.result.current.items[0]?.name,
      show: (next: readonly Machine[], text = '', order?: ListQuery['sort']) =>
        hook.rerender({ items: next, text, order }),
    }
  }

  it('that has changed is shown as it was until its order was computed while the browser is idle; a short one at once', () => {
    const down = { by: 'cores', descending: true }
    const items = machines(600)
    const { first, show } = list(items)
    show(items, '', down)
    expect(first()).toBe('vm-599.600')
    show(machines(700), '', down)
    expect(first()).toBe('vm-599.600')
    rest()
    expect(first()).toBe('vm-699.700')
    show(machines(400), '', down)
    expect(first()).toBe('vm-399.400')
    show(machines(800), '', down)
    expect(first()).toBe('vm-799.800')
  })

  it('has totals that are read while the browser is idle, and known at once of whatever is looked for afterwards', () => {
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

  it('has totals that stay while as many items are read again, and are never those of more or fewer', () => {
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

  it('has totals at once when a short one has changed', () => {
    const { totals, show } = list(machines(499))
    rest()
    show(machines(500))
    expect(totals()).toEqual({ cores: { sum: 125_250, partial: false } })
  })
})
