import type { RowSelectionState } from '@tanstack/react-table'
import { useCallback, useMemo, useRef, useState } from 'react'
import { addOrRemove } from '../../lib/add-or-remove'
import type { CheckedState } from '../../ui/form-controls/check-box'
import type { Keyed } from './columns'

/** Selected rows of a list by key; changing the filter keeps them. */
export interface Selection {
  /** Without records that are gone; one that comes back, such as with its location, is selected as before. */
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
  /** Selects or deselects the visible rows, and no others. */
  selectAll: (on: boolean) => void
  /** Replaces the selection. */
  set: (keys: readonly string[]) => void
  /** Enters or leaves selection mode; leaving clears the selection. */
  pick: (on: boolean) => void
  clear: () => void
  /** Deselects rows after an action, except those `left`, for which it failed. */
  done: (keys: readonly string[], left?: readonly string[]) => void
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
 *
 * @param isListed whether the list has a row, visible or not; must be stable while it has the same rows
 */
export function useSelection(shown: readonly Keyed[], isListed: (key: string) => boolean): Selection {
  const [{ chosen, picking }, setState] = useState({ chosen: none, picking: false })
  const last = useRef<string>(undefined)
  const range = useRef<Range>(undefined)
  const keys = useMemo(() => {
    const listed = [...chosen].filter(isListed)
    return listed.length === chosen.size ? chosen : new Set(listed)
  }, [chosen, isListed])
  const state = useMemo(
    (): RowSelectionState => Object.fromEntries([...keys].map((key) => [key, true as const])),
    [keys],
  )
  const choose = useCallback((next: (before: ReadonlySet<string>) => ReadonlySet<string>): void => {
    range.current = undefined
    setState(({ chosen: before }) => {
      const after = next(before)
      return { chosen: after, picking: after.size > 0 }
    })
  }, [])
  const set = useCallback((next: readonly string[]) => choose(() => new Set(next)), [choose])
  const pick = (on: boolean): void => {
    if (on) return setState({ chosen, picking: true })
    last.current = undefined
    set([])
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
      const changed = upTo ? between(shown, last.current, key) : [key]
      range.current = on ? { start, end: key, besides: chosen } : undefined
      last.current = key
      setState(({ chosen: before }) => ({ chosen: addOrRemove(before, changed, on), picking: true }))
    },
    stretch: (from, to) => {
      const known = range.current
      const { start, besides } = known && known.end === from ? known : { start: from ?? to, besides: chosen }
      range.current = { start, end: to, besides }
      last.current = to
      setState({ chosen: new Set([...besides, ...between(shown, start, to)]), picking: true })
    },
    selectAll: (on) => {
      range.current = undefined
      const visible = shown.map(({ key }) => key)
      setState((before) => ({ ...before, chosen: addOrRemove(before.chosen, visible, on) }))
    },
    set,
    pick,
    clear: () => pick(false),
    done: (ended, left = []) =>
      choose((before) => addOrRemove(addOrRemove(before, ended, false), left, true)),
  }
}
