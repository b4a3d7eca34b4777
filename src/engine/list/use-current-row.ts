import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import type { CompiledResource } from '../../manifest/compiled'
import { usePlatform } from '../../platform/platform'
import { useStore } from '../../platform/use-store'
import type { Row } from '../data/row'
import { subjectPath } from '../routes'
import { useListKeys } from './use-list-keys'
import type { ListModel } from './use-list-model'
import type { Selection } from './use-selection'

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'

/**
 * The row somebody is at, by its index. Only the keyboard's row is drawn, so only that one is state; the pointer's row is
 * kept aside, because redrawing a list for every row the pointer passes would make scrolling stutter.
 */
export function useCurrentRow(
  resource: CompiledResource,
  { rows, subjectOf }: Pick<ListModel, 'rows' | 'subjectOf'>,
  selection: Selection,
  search: RefObject<HTMLInputElement | null>,
): {
  keyed: number | undefined
  point: (index: number | undefined) => void
  key: (index: number) => void
} {
  const { preferences } = usePlatform()
  const navigate = useNavigate()
  const singleKeys = useStore(preferences.of('single-keys', true, isFlag))
  const [keyed, setKeyed] = useState<number>()
  const pointed = useRef<number>(undefined)
  const point = useCallback((index: number | undefined) => {
    pointed.current = index
    setKeyed(undefined)
  }, [])
  const last = rows.length - 1
  const currentIndex = (): number | undefined => {
    const index = keyed ?? pointed.current
    return index !== undefined && index <= last ? index : undefined
  }
  const currentRow = (): Row | undefined => rows[currentIndex() ?? -1]
  useEffect(() => {
    if (keyed !== undefined && keyed > last) setKeyed(undefined)
  }, [keyed, last])
  useListKeys(
    {
      filter: () => search.current?.focus(),
      move: (by, extend) => {
        const at = currentIndex()
        const from = at ?? (by === 1 ? -1 : rows.length)
        const index = Math.max(0, Math.min(last, from + by))
        setKeyed(index)
        if (!extend) return
        if (at !== undefined) selection.select(at, true, false)
        selection.select(index, true, at !== undefined)
      },
      select: (range) => {
        const index = currentIndex()
        const row = currentRow()
        if (row && index !== undefined) selection.select(index, range || !selection.keys.has(row.key), range)
      },
      open: () => {
        const row = currentRow()
        const path = row && subjectPath(resource, subjectOf(row))
        if (path !== undefined) void navigate(path)
      },
      menu: () => {
        document
          .querySelector<HTMLButtonElement>(`tr[data-index="${currentIndex() ?? -1}"] td:last-child button`)
          ?.click()
      },
      escape: selection.clear,
    },
    singleKeys,
  )
  return { keyed, point, key: setKeyed }
}
