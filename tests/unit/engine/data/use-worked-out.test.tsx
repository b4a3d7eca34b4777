// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { recordItem, type RecordItem } from '../../../../src/engine/data/record-item'
import type { RecordList } from '../../../../src/engine/data/use-all-records'
import { atOnce } from '../../../../src/lib/idle-work'
import { useWorkedOut } from '../../../../src/engine/data/use-worked-out'
import { environment, resourceOf, rowOf } from '../support'

const resource = resourceOf({ states: { field: 'status', of: {} } })

const readPrice = ({ month }: RecordItem): void => void month

/** A list of `count` records; `read` counts how often the price of one is read. */
function listOf(count: number, location: string, read = vi.fn()): RecordList {
  const items: RecordItem[] = Array.from({ length: count }, (_, index) => {
    const record = { uuid: `${location}-${index}` }
    const derived = (name: string): unknown => (name === 'price' ? read() : undefined)
    return recordItem(resource, rowOf(record, location), () => ({
      record,
      environment: environment(),
      derived,
    }))
  })
  const rows = items.map(({ row }) => row)
  const subjectOf = (): never => expect.unreachable()
  return {
    resource,
    location,
    rows,
    items,
    subjectOf,
    status: 'ok',
    error: undefined,
    refetch: () => undefined,
  }
}

/** Gives idle periods until nothing waits for one; returns their number. */
function idleBrowser(): () => Promise<number> {
  const waiting: IdleRequestCallback[] = []
  vi.stubGlobal('requestIdleCallback', (turn: IdleRequestCallback) => waiting.push(turn))
  vi.stubGlobal('cancelIdleCallback', (handle: number) => waiting.splice(handle - 1, 1))
  return async () => {
    let periods = 0
    for (; waiting.length > 0; periods += 1)
      await act(async () => waiting.shift()?.({ didTimeout: false, timeRemaining: () => 0 }))
    return periods
  }
}

afterEach(() => vi.unstubAllGlobals())

it('has the records of short lists at once', () => {
  const lists = [listOf(atOnce, 'tll')]
  const { result } = renderHook(() => useWorkedOut(lists, readPrice))
  expect(result.current[0]).toBe(lists[0])
})

it('works long lists out in several idle periods, and is pending until then', async () => {
  const idle = idleBrowser()
  const read = vi.fn()
  const [short, long] = [listOf(3, 'tll'), listOf(atOnce + 1, 'jhv', read)]
  const lists = [short, long]
  const { result } = renderHook(() => useWorkedOut(lists, readPrice))
  expect(result.current).toEqual([short, { ...long, rows: [], items: [], status: 'pending' }])
  expect(read).not.toHaveBeenCalled()
  expect(await idle()).toBeGreaterThan(1)
  expect(read).toHaveBeenCalledTimes(atOnce + 1)
  expect(result.current[1]).toBe(long)
})

it('keeps the records it had while those of a new answer are worked out', async () => {
  const idle = idleBrowser()
  const before = [listOf(atOnce + 1, 'jhv')]
  const { result, rerender } = renderHook(({ lists }) => useWorkedOut(lists, readPrice), {
    initialProps: { lists: before },
  })
  await idle()
  const after = [listOf(atOnce + 2, 'jhv')]
  rerender({ lists: after })
  expect(result.current[0]).toMatchObject({ status: 'ok', items: before[0]?.items })
  await idle()
  expect(result.current[0]).toBe(after[0])
})
