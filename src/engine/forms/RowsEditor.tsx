import { useIsPhone } from '../../platform/is-phone'
import type { RowsEditorProps } from './edited-row-view'
import { RowsCards } from './RowsCards'
import { RowsTable } from './RowsTable'

/** Rows edited together: a table, or cards on a phone. */
export function RowsEditor(props: RowsEditorProps) {
  return useIsPhone() ? <RowsCards {...props} /> : <RowsTable {...props} />
}
