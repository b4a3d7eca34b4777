import { useCallback, useRef, useState } from 'react'
import type { CheckedState } from '../../ui/form-controls/check-box'
import type { Row } from '../data/row'

/** The chosen rows of a list, by key; a change of the filter keeps them. */
export interface Selection {
  keys: ReadonlySet<string>
  /** Rows are being chosen, though perhaps none is yet: on a phone the boxes show only then. */
  picking: boolean
  /** Whether none, some or all of the shown rows are chosen. */
  all: CheckedState
  /** Chosen rows the filter hides. */
  notInView: number
  /** Chooses a row or not; a `range` from the row this was done to last. */
  select: (row: Row, on: boolean, range: boolean) => void
  /** Moves the end of a range from one row to the next: what is left behind is chosen only if it was before the range. */
  stretch: (from: Row | undefined, to: Row) => void
  selectAll: (on: boolean) => void
  /** Replaces the selection. */
  set: (keys: readonly string[]) => void
  /** Begins choosing without a first row, or ends it with nothing chosen. */
  pick: (on: boolean) => void
  clear: () => void
  /** What was chosen for is done for a row: it is not chosen any more. */
  done: (key: string) => void
}

/** The rows from one to another, both with them; the latter alone when the former is not there, none when it is gone. */
function between(rows: readonly Row[], from: string | undefined, to: string): readonly Row[] {
  const end = rows.findIndex(({ key }) => key === to)
  if (end === -1) return []
  const found = rows.findIndex(({ key }) => key === from)
  const start = found === -1 ? end : found
  return rows.slice(Math.min(start, end), Math.max(start, end) + 1)
}

/** A range whose end can be moved: the rows at its ends, and what is chosen besides it. */
interface Range {
  start: string
  end: string
  besides: ReadonlySet<string>
}

/** Follows the selection over the rows shown. */
export function useSelection(shown: readonly Row[]): Selection {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const [picking, setPicking] = useState(false)
  const last = useRef<string>(undefined)
  const range = useRef<Range>(undefined)
  const rows = useRef(shown)
  rows.current = shown
  const now = useRef(keys)
  now.current = keys
  const select = useCallback((row: Row, on: boolean, upTo: boolean) => {
    const chosen = upTo ? between(rows.current, last.current, row.key) : [row]
    const start = (upTo ? last.current : undefined) ?? row.key
    range.current = on ? { start, end: row.key, besides: now.current } : undefined
    last.current = row.key
    setPicking(true)
    setKeys((before) => {
      const next = new Set(before)
      for (const { key } of chosen) {
        if (on) next.add(key)
        else next.delete(key)
      }
      return next
    })
  }, [])
  const stretch = useCallback((from: Row | undefined, to: Row) => {
    const known = range.current
    const { start, besides } =
      known && known.end === from?.key ? known : { start: (from ?? to).key, besides: now.current }
    range.current = { start, end: to.key, besides }
    last.current = to.key
    setPicking(true)
    setKeys(new Set([...besides, ...between(rows.current, start, to.key).map(({ key }) => key)]))
  }, [])
  const pick = (on: boolean): void => {
    if (!on) {
      last.current = undefined
      range.current = undefined
      setKeys(new Set())
    }
    setPicking(on)
  }
  const set = useCallback((next: readonly string[]): void => {
    range.current = undefined
    setKeys(new Set(next))
    setPicking(next.length > 0)
  }, [])
  let inView = 0
  if (keys.size > 0) for (const row of shown) if (keys.has(row.key)) inView += 1
  return {
    keys,
    picking,
    all: inView === 0 ? false : inView === shown.length ? true : 'mixed',
    notInView: keys.size - inView,
    select,
    stretch,
    selectAll: (on) => {
      range.current = undefined
      setKeys(new Set(on ? shown.map((row) => row.key) : []))
    },
    set,
    pick,
    clear: () => pick(false),
    done: (key) => {
      if (keys.has(key)) set([...keys].filter((each) => each !== key))
    },
  }
}
