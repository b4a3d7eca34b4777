import type { RowSelectionState } from '@tanstack/react-table'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { CheckedState } from '../../ui/form-controls/check-box'
import type { Keyed } from './columns'

/** Selected rows of a list by key; changing the filter keeps them. */
export interface Selection {
  keys: ReadonlySet<string>
  /** The same in TanStack Table's format. */
  state: RowSelectionState
  /** Selection mode: on a phone check boxes show only then. */
  picking: boolean
  /** Whether none, some or all visible rows are selected. */
  all: CheckedState
  /** Selected rows hidden by the filter. */
  notInView: number
  /** Selects or deselects a row; with `range` from the last changed row. */
  select: (key: string, on: boolean, range: boolean) => void
  /** Moves the end of a range; rows left behind get their previous state. */
  stretch: (from: string | undefined, to: string) => void
  selectAll: (on: boolean) => void
  /** Replaces the selection. */
  set: (keys: readonly string[]) => void
  /** Enters or leaves selection mode; leaving clears the selection. */
  pick: (on: boolean) => void
  clear: () => void
  /** Deselects a row after its action succeeded. */
  done: (key: string) => void
}

/** Keys between two rows, inclusive; only the latter if the former is missing, none if the latter is. */
function between(rows: readonly Keyed[], from: string | undefined, to: string): readonly string[] {
  const end = rows.findIndex(({ key }) => key === to)
  if (end === -1) return []
  const found = rows.findIndex(({ key }) => key === from)
  const start = found === -1 ? end : found
  return rows.slice(Math.min(start, end), Math.max(start, end) + 1).map(({ key }) => key)
}

/** A range with a movable end, and what else is selected. */
interface Range {
  start: string
  end: string
  besides: ReadonlySet<string>
}

const none: ReadonlySet<string> = new Set()

/**
 * Selection over the visible rows, including ranges and rows outside the rendered window, which TanStack Table does not
 * know.
 */
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
