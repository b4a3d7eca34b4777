import { useMemo } from 'react'
import type { CompiledColumn, CompiledResource } from '../../manifest/compiled'
import { usePlatform } from '../../platform/platform'
import { useStore } from '../../platform/use-store'
import { isColumnChoice, nothingChosen, visibleColumns, type ColumnChoice } from './column-choice'

/** The columns of a list as the account has chosen them. */
export interface ColumnsModel {
  /** The columns shown, in their order. */
  visible: readonly CompiledColumn[]
  choice: ColumnChoice
  change: (choice: ColumnChoice) => void
}

/** Which columns are shown and in which order, remembered for the account in this browser. */
export function useColumns(resource: CompiledResource): ColumnsModel {
  const { preferences } = usePlatform()
  const store = preferences.of(`columns.${resource.type}`, nothingChosen, isColumnChoice)
  const choice = useStore(store)
  const visible = useMemo(() => visibleColumns(resource.list.columns, choice), [resource, choice])
  return { visible, choice, change: store.set }
}
