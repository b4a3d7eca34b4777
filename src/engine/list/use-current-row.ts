import { useEffect, useState, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import type { CompiledResource } from '../../manifest/compiled'
import { usePlatform } from '../../platform/platform'
import { useStore } from '../../platform/use-store'
import { subjectPath } from '../routes'
import type { CurrentRow } from './ListTable'
import { useListKeys } from './use-list-keys'
import type { ListModel } from './use-list-model'
import type { Selection } from './use-selection'

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'

/** The row somebody is at, moved by the pointer and by the keys of a list. */
export function useCurrentRow(
  resource: CompiledResource,
  { rows, subjectOf }: Pick<ListModel, 'rows' | 'subjectOf'>,
  selection: Selection,
  search: RefObject<HTMLInputElement | null>,
): [CurrentRow | undefined, (current: CurrentRow | undefined) => void] {
  const { preferences } = usePlatform()
  const navigate = useNavigate()
  const singleKeys = useStore(preferences.of('single-keys', true, isFlag))
  const [current, setCurrent] = useState<CurrentRow>()
  const last = rows.length - 1
  const row = current && rows[current.index]
  useEffect(() => {
    if (current && current.index > last) setCurrent(undefined)
  }, [current, last])
  useListKeys(
    {
      filter: () => search.current?.focus(),
      move: (by) => {
        const from = current?.index ?? (by === 1 ? -1 : rows.length)
        const index = Math.max(0, Math.min(last, from + by))
        setCurrent({ index, by: 'keyboard' })
        document.querySelector(`tr[data-index="${index}"]`)?.scrollIntoView({ block: 'nearest' })
      },
      select: () => {
        if (row && current) selection.select(current.index, !selection.keys.has(row.key), false)
      },
      open: () => {
        const path = row && subjectPath(resource, subjectOf(row))
        if (path !== undefined) void navigate(path)
      },
      menu: () => {
        document
          .querySelector<HTMLButtonElement>(`tr[data-index="${current?.index ?? -1}"] td:last-child button`)
          ?.click()
      },
      escape: selection.clear,
    },
    singleKeys,
  )
  return [current, setCurrent]
}
