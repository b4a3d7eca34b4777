import type { ReactNode } from 'react'
import type { CompiledField } from '../../manifest/compiled'
import type { EditedRow } from '../fields/edited-rows'

/** What both shapes of an edited row are given. */
export interface EditedRowFrameProps {
  row: EditedRow
  /** The control of one of its fields. */
  cell: (field: CompiledField) => ReactNode
  onRemove: () => void
}
