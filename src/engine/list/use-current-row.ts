import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import { shownElement } from '../../lib/shown-element'
import type { CompiledResource } from '../../manifest/compiled'
import { usePlatform } from '../../platform/platform'
import { useStore } from '../../platform/use-store'
import type { Row } from '../data/row'
import { subjectPath } from '../routing/routes'
import { useListKeys } from './use-list-keys'
import type { ListModel } from './use-list-model'
import type { KeyedRow } from '../rows/use-row-focus'
import type { Selection } from './use-selection'

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'

/** Where a row is now. Whoever stood on one that is gone stands on the one in its place. */
function follow(keyed: KeyedRow, rows: readonly Row[]): KeyedRow | undefined {
  if (rows[keyed.index]?.key === keyed.key) return keyed
  const found = rows.findIndex(({ key }) => key === keyed.key)
  const index = found === -1 ? Math.min(keyed.index, rows.length - 1) : found
  const row = rows[index]
  return row && { ...keyed, key: row.key, index }
}

/**
 * The row somebody is at: the keyboard's by what it is, the pointer's by where it is. Only the keyboard's row is drawn, so
 * only that one is state; the pointer's row is kept aside, because redrawing a list for every row the pointer passes would
 * make scrolling stutter. `selection` is undefined where rows are not chosen.
 */
export function useCurrentRow(
  resource: CompiledResource,
  { rows, subjectOf }: Pick<ListModel, 'rows' | 'subjectOf'>,
  selection: Selection | undefined,
  search: RefObject<HTMLInputElement | null>,
): {
  keyed: KeyedRow | undefined
  point: (index: number | undefined) => void
  key: (row: Row) => void
} {
  const { preferences } = usePlatform()
  const navigate = useNavigate()
  const singleKeys = useStore(preferences.of('single-keys', true, isFlag))
  const [before, setKeyed] = useState<KeyedRow>()
  const pointed = useRef<number>(undefined)
  const turns = useRef(0)
  const keyed = useMemo(() => before && follow(before, rows), [before, rows])
  // Where it was last counts when it goes, so that is remembered.
  useEffect(() => setKeyed(keyed), [keyed])
  const point = useCallback((index: number | undefined) => {
    pointed.current = index
    setKeyed(undefined)
  }, [])
  const goTo = (index: number): void => {
    const row = rows[index]
    if (!row || row.key === keyed?.key) return
    turns.current += 1
    setKeyed({ key: row.key, index, turn: turns.current })
  }
  const last = rows.length - 1
  const currentIndex = (): number => keyed?.index ?? pointed.current ?? -1
  const currentRow = (): Row | undefined => rows[currentIndex()]
  useListKeys(
    {
      filter: () => search.current?.focus(),
      move: (by, extend) => {
        const from = currentRow()
        const start = from ? currentIndex() : by === 1 ? -1 : rows.length
        const index = Math.max(0, Math.min(last, start + by))
        goTo(index)
        const to = rows[index]
        if (extend && to) selection?.stretch(from?.key, to.key)
      },
      select: (range) => {
        const row = currentRow()
        if (row) selection?.select(row.key, range || !selection.keys.has(row.key), range)
      },
      open: () => {
        const row = currentRow()
        const path = row && subjectPath(resource, subjectOf(row))
        if (path !== undefined) void navigate(path)
      },
      menu: () => {
        shownElement(`tr[data-index="${currentIndex()}"] td:last-child button`)?.click()
      },
      escape: () => selection?.clear(),
    },
    singleKeys,
  )
  return { keyed, point, key: (row) => goTo(rows.indexOf(row)) }
}
