import type { RowSelectionState } from '@tanstack/react-table'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { CheckedState } from '../../ui/form-controls/check-box'
import type { Keyed } from './columns'

/** The chosen rows of a list, by key; a change of the filter keeps them. */
export interface Selection {
  keys: ReadonlySet<string>
  /** The same as TanStack Table has it. */
  state: RowSelectionState
  /** Rows are being chosen, though perhaps none is yet: on a phone the boxes show only then. */
  picking: boolean
  /** Whether none, some or all of the shown rows are chosen. */
  all: CheckedState
  /** Chosen rows the filter hides. */
  notInView: number
  /** Chooses a row or not; a `range` from the row this was done to last. */
  select: (key: string, on: boolean, range: boolean) => void
  /** Moves the end of a range from one row to the next: what is left behind is chosen only if it was before the range. */
  stretch: (from: string | undefined, to: string) => void
  selectAll: (on: boolean) => void
  /** Replaces the selection. */
  set: (keys: readonly string[]) => void
  /** Begins choosing without a first row, or ends it with nothing chosen. */
  pick: (on: boolean) => void
  clear: () => void
  /** What was chosen for is done for a row: it is not chosen any more. */
  done: (key: string) => void
}

/** The keys from one to another, both with them; the latter alone when the former is not there, none when it is gone. */
function between(rows: readonly Keyed[], from: string | undefined, to: string): readonly string[] {
  const end = rows.findIndex(({ key }) => key === to)
  if (end === -1) return []
  const found = rows.findIndex(({ key }) => key === from)
  const start = found === -1 ? end : found
  return rows.slice(Math.min(start, end), Math.max(start, end) + 1).map(({ key }) => key)
}

/** A range whose end can be moved: the rows at its ends, and what is chosen besides it. */
interface Range {
  start: string
  end: string
  besides: ReadonlySet<string>
}

const none: ReadonlySet<string> = new Set()

/** The selection over the rows shown: ranges, and rows that TanStack Table does not know because they are not on screen. */
export function useSelection(shown: readonly Keyed[]): Selection {
  const [keys, setKeys] = useState(none)
  const [picking, setPicking] = useState(false)
  const last = useRef<string>(undefined)
  const range = useRef<Range>(undefined)
  const state = useMemo(
    (): RowSelectionState => Object.fromEntries([...keys].map((key) => [key, true as const])),
    [keys],
  )
  const set = useCallback((next: readonly string[]): void => {
    range.current = undefined
    setKeys(new Set(next))
    setPicking(next.length > 0)
  }, [])
  const pick = (on: boolean): void => {
    if (!on) {
      last.current = undefined
      set([])
    }
    setPicking(on)
  }
  const inView = keys.size === 0 ? 0 : shown.filter(({ key }) => keys.has(key)).length
  return {
    keys,
    state,
    picking,
    all: inView === 0 ? false : inView === shown.length ? true : 'mixed',
    notInView: keys.size - inView,
    select: (key, on, upTo) => {
      const start = (upTo ? last.current : undefined) ?? key
      const chosen = new Set(upTo ? between(shown, last.current, key) : [key])
      range.current = on ? { start, end: key, besides: keys } : undefined
      last.current = key
      setPicking(true)
      setKeys((before) => {
        const others = [...before].filter((each) => !chosen.has(each))
        return new Set(on ? [...others, ...chosen] : others)
      })
    },
    stretch: (from, to) => {
      const known = range.current
      const { start, besides } = known && known.end === from ? known : { start: from ?? to, besides: keys }
      range.current = { start, end: to, besides }
      last.current = to
      setPicking(true)
      setKeys(new Set([...besides, ...between(shown, start, to)]))
    },
    selectAll: (on) => {
      range.current = undefined
      setKeys(new Set(on ? shown.map(({ key }) => key) : []))
    },
    set,
    pick,
    clear: () => pick(false),
    done: (key) => {
      if (keys.has(key)) set([...keys].filter((each) => each !== key))
    },
  }
}
