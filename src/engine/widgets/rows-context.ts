import { createContext, use } from 'react'
import type { CompiledField } from '../../manifest/compiled'
import type { RowsEditorProps } from './edited-row-view'

/** What the rows of an editor share: what they are given, and the shape they are drawn in. */
export interface RowsAround extends RowsEditorProps {
  shape: 'table' | 'cards'
  /** The fields that have a column of their own. */
  columns: readonly CompiledField[]
  heading: (field: CompiledField) => string
  /** Whether a card is open. Undefined where nobody has said so. */
  opened: Readonly<Record<string, boolean>>
  open: (key: string, open: boolean) => void
}

/** The editor that a row is in. */
export const RowsContext = createContext<RowsAround | undefined>(undefined)

/** The editor around a row; throws outside one. */
export function useRowsAround(): RowsAround {
  const around = use(RowsContext)
  if (!around) throw new Error('rows is null or undefined')
  return around
}
