import { formatRange } from '../../lib/number-range'
import type { CompiledField } from '../../manifest/compiled'
import { holds } from '../../manifest/condition'
import type { StateView } from '../../manifest/states'
import { readFirst, type Surroundings } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import type { Texts } from '../../platform/i18n/texts'
import type { CellEnv } from '../data/env'
import { shownUnit } from '../fields/limits-text'
import { changeOf, type EditedRow, type RowChange } from '../fields/edited-rows'
import type { WantedRow } from '../fields/focus-field'
import type { FormErrors } from '../fields/form-check'

/** What the two shapes of a rows editor, table and cards, are given. */
export interface RowsEditorProps {
  type: string
  label: string
  rows: readonly EditedRow[]
  fields: readonly CompiledField[]
  surroundings: Surroundings
  /** Errors of a row, by field id; only what should be shown. */
  errorsOf: (row: EditedRow) => FormErrors
  /** Ids of the warnings that hold for a row. */
  warningsOf: (row: EditedRow) => readonly string[]
  /** Several values of a row at once; a single one changes by its own control. */
  onChange: (key: string, patch: Record<string, unknown>) => void
  /** What a removed row goes through; the list of the form loses it unless given. */
  onRemove?: ((key: string) => void) | undefined
  onUndo: (key: string) => void
  /** The row that leads the focus into itself, as soon as it is there. */
  wanted?: WantedRow | undefined
  /** What a field is called here; its usual label unless given. */
  headingOf?: ((field: CompiledField) => string) | undefined
  /** What each row does, before its fields. */
  state?: { heading: string; of: (row: EditedRow) => StateView | undefined; env: CellEnv } | undefined
  /** What a row is called, if it has a name. */
  nameOf?: ((row: EditedRow) => string | undefined) | undefined
}

/** An edited row as it is shown: what became of it, and its values in words. */
export interface EditedRowView {
  change: RowChange
  /** Whether the field is asked for, given the row's other values. */
  asks: (field: CompiledField) => boolean
  /** The value in words; empty when there is none. */
  written: (field: CompiledField) => string
  /** Several values in one line. */
  summary: (fields: readonly CompiledField[]) => string
}

/** Looks at a row of an editor. */
export function editedRowView(
  { type, fields, surroundings }: Pick<RowsEditorProps, 'type' | 'fields' | 'surroundings'>,
  row: EditedRow,
  texts: Pick<Texts, 't' | 'resourceIfAny'> & { locale: string },
): EditedRowView {
  const subject = { form: { ...row.value }, surroundings }
  const written = (field: CompiledField): string => {
    const value = readFirst(row.value, field.at)
    if (field.widget === 'range') {
      const range = formatRange(value, field.to === undefined ? undefined : row.value[field.to])
      return range === '' ? texts.t('cell.allPorts') : range
    }
    if (value === undefined || value === null) return ''
    if (Array.isArray(value)) return value.join(', ')
    const words = texts.resourceIfAny(type, textKeys.option(field.id, String(value))) ?? String(value)
    return field.widget === 'number' ? `${words} ${shownUnit(field, texts.locale)}`.trim() : words
  }
  const asks = (field: CompiledField): boolean => holds(field.show, subject)
  return {
    change: changeOf(row, fields),
    asks,
    written,
    summary: (some) =>
      some
        .filter(asks)
        .map(written)
        .filter((words) => words !== '')
        .join(' '),
  }
}
