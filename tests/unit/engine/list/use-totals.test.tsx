// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CellEnv } from '../../../../src/engine/data/env'
import type { Row } from '../../../../src/engine/data/row'
import type { SubjectOf } from '../../../../src/engine/data/use-subjects'
import { useTotals } from '../../../../src/engine/list/use-totals'
import { english } from '../../platform/stand'
import { cellEnv, columnOf, plainSubject, rowOf } from '../support'

const columns = ['cores', 'spare', '$shares'].map((path) =>
  columnOf(path.replace('$', ''), { values: [path], cell: 'count', sort: 'number' }),
)

/** Machines with 1, 2, 3, … cores. */
const machines = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => rowOf({ uuid: `vm-${index}`, cores: index + 1 }))

const plain = plainSubject()

/** Each machine has five shares; of the second they have not been answered. */
const withShares: SubjectOf = (row) => {
  const answered = row.record.cores !== 2
  return { ...plain(row), added: () => (answered ? 5 : undefined), unknown: () => !answered }
}

interface Shown {
  rows: readonly Row[]
  found?: readonly number[]
}

let env: CellEnv
let idle: (() => void)[]

describe('what the columns of a list add up to', () => {
  beforeAll(async () => {
    env = cellEnv(await english())
  })
  beforeEach(() => {
    idle = []
    vi.stubGlobal('requestIdleCallback', (turn: IdleRequestCallback) =>
      idle.push(() => turn({ didTimeout: false, timeRemaining: () => 50 })),
    )
    vi.stubGlobal('cancelIdleCallback', (handle: number) => (idle[handle - 1] = () => undefined))
  })
  afterEach(() => vi.unstubAllGlobals())

  const rest = () => act(() => idle.splice(0).forEach((turn) => turn()))
  const totals = (rows: readonly Row[], subjectOf: SubjectOf = plain) =>
    renderHook(
      (at: Shown) =>
        Object.fromEntries(useTotals(at.rows, at.found, columns, subjectOf, env) ?? [['none', 'yet']]),
      { initialProps: { rows } as Shown },
    )

  it('is read while the browser is idle, and known at once of whatever is looked for afterwards', () => {
    const rows = machines(1000)
    const { result, rerender } = totals(rows)
    expect(result.current).toEqual({ none: 'yet' })
    rest()
    expect(result.current).toEqual({ cores: { sum: 500_500, partial: false } })
    rerender({ rows, found: [0, 9, 99] })
    expect(result.current).toEqual({ cores: { sum: 111, partial: false } })
    rerender({ rows, found: [] })
    expect(result.current).toEqual({})
    expect(idle).toEqual([])
  })

  it('stays while as many rows are read again, and is never that of more or fewer', () => {
    const { result, rerender } = totals(machines(1000))
    rest()
    const [first, ...others] = machines(1000)
    rerender({ rows: [rowOf({ uuid: first?.id, cores: 100 }), ...others] })
    expect(result.current).toEqual({ cores: { sum: 500_500, partial: false } })
    rest()
    expect(result.current).toEqual({ cores: { sum: 500_599, partial: false } })
    rerender({ rows: machines(501) })
    expect(result.current).toEqual({ none: 'yet' })
  })

  it('is there at once when a short list has changed', () => {
    const { result, rerender } = totals(machines(499))
    rest()
    rerender({ rows: machines(500) })
    expect(result.current).toEqual({ cores: { sum: 125_250, partial: false } })
  })

  it('says which sums leave out rows in which something is not known', () => {
    const rows = machines(3)
    const { result, rerender } = totals(rows, withShares)
    rest()
    expect(result.current.shares).toEqual({ sum: 10, partial: true })
    rerender({ rows, found: [0, 2] })
    expect(result.current.shares).toEqual({ sum: 10, partial: false })
  })
})
