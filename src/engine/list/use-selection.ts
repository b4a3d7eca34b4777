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
  select: (index: number, on: boolean, range: boolean) => void
  selectAll: (on: boolean) => void
  /** Replaces the selection. */
  set: (keys: readonly string[]) => void
  /** Begins choosing without a first row, or ends it with nothing chosen. */
  pick: (on: boolean) => void
  clear: () => void
  /** What was chosen for is done for a row: it is not chosen any more. */
  done: (key: string) => void
}

/** Follows the selection over the rows shown. */
export function useSelection(shown: readonly Row[]): Selection {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const [picking, setPicking] = useState(false)
  const last = useRef<number>(undefined)
  const rows = useRef(shown)
  rows.current = shown
  const select = useCallback((index: number, on: boolean, range: boolean) => {
    const from = range && last.current !== undefined ? last.current : index
    last.current = index
    setPicking(true)
    setKeys((before) => {
      const next = new Set(before)
      for (let each = Math.min(from, index); each <= Math.max(from, index); each += 1) {
        const row = rows.current[each]
        if (!row) continue
        if (on) next.add(row.key)
        else next.delete(row.key)
      }
      return next
    })
  }, [])
  const pick = (on: boolean): void => {
    if (!on) {
      last.current = undefined
      setKeys(new Set())
    }
    setPicking(on)
  }
  const set = useCallback((next: readonly string[]): void => {
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
    selectAll: (on) => setKeys(new Set(on ? shown.map((row) => row.key) : [])),
    set,
    pick,
    clear: () => pick(false),
    done: (key) => {
      if (keys.has(key)) set([...keys].filter((each) => each !== key))
    },
  }
}
