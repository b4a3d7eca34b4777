import { createContext, use, type ReactNode } from 'react'
import type { CompiledField } from '../../manifest/compiled-fields'
import type { StateView } from '../../manifest/states'
import type { RowNotice } from '../../manifest/words/fields'
import { useTexts } from '../../platform/i18n/use-texts'
import { cx } from '../../ui/cx'
import rules from '../../ui/data-table/rules.module.css'
import { VisuallyHidden } from '../../ui/feedback/VisuallyHidden'
import type { CellEnv } from '../data/env'
import type { EditedRow } from '../fields/edited-rows'
import type { WantedRow } from '../fields/focus-field'
import type { RowAround } from '../fields/row-model'
import type { FormErrors } from '../fields/check-context'
import { RowTable } from '../../ui/data-table/RowTable'
import styles from '../widgets/forms.module.css'
import { DeveloperError } from '../../lib/developer-error'

/** Rows edited together, with their errors and handlers. */
export interface RowsOfEditor {
  /** Prefix of the ids of its messages. */
  id: string
  /** The form or record they are part of. */
  around: RowAround
  label: string
  rows: readonly EditedRow[]
  fields: readonly CompiledField[]
  headingOf: (field: CompiledField) => string
  /** Errors of a row to show, by field id. */
  errorsOf: (row: EditedRow) => FormErrors
  /** Warnings that rows may have. */
  notices: readonly RowNotice[]
  /** Ids of the warnings of a row. */
  warningsOf: (row: EditedRow) => readonly string[]
  onChange: (key: string, patch: Record<string, unknown>) => void
  /** Removes a row; by default from the form's list. */
  onRemove?: (key: string) => void
  onUndo?: (key: string) => void
  /** Called when a text control of a row is left. */
  onLeave?: (key: string, field: string) => void
  /** The row to focus as soon as it is rendered. */
  wanted?: WantedRow | undefined
  /** State shown before a row's fields. */
  state?: { heading: string; of: (row: EditedRow) => StateView | undefined; env: CellEnv } | undefined
  /** Name of a row, if any. */
  nameOf?: ((row: EditedRow) => string | undefined) | undefined
}

/** The surrounding editor: of a list in a form, or of a record. */
export const RowsContext = createContext<RowsOfEditor | undefined>(undefined)

/** The surrounding editor; throws outside one. */
export function useRows(): RowsOfEditor {
  const rows = use(RowsContext)
  if (!rows) throw new DeveloperError('rows is null or undefined')
  return rows
}

/** Ids of the messages below a row. */
export const messageIds = (editor: string, index = 0) => ({
  error: (field: string): string => `${editor}-${index}-${field}`,
  warning: (notice: string): string => `${editor}-${index}-notice-${notice}`,
})

/** Fields with their own column. */
export const columnsOf = ({ fields }: RowsOfEditor): readonly CompiledField[] =>
  fields.filter(({ under }) => under === undefined)

/** Whether states get a column, because they differ. */
export const hasStates = ({ state, rows }: RowsOfEditor): boolean =>
  rows.some((row) => state !== undefined && state.of(row)?.kind !== 'works')

/** Width a column needs, in rem: two fields together, or one. */
const columnNeeds = { together: 20, single: 8.25 }
/** Width of the columns after the fields, in rem. */
const endNeeds = 8
/** A form is never wider than 43.75 rem, so below this fields are stacked. */
const mostNeeds = 43.5

/** The table of the surrounding editor. The children are its rows, each a `RowOfFields`. */
export function RowsEditor({ children }: { children: ReactNode }) {
  const editor = useRows()
  const { label, fields, headingOf, state } = editor
  const { t } = useTexts()
  const columns = columnsOf(editor)
  const isShared = ({ id }: CompiledField): boolean => fields.some(({ under }) => under === id)
  const needs = columns.map((column) => (isShared(column) ? columnNeeds.together : columnNeeds.single))
  return (
    <RowTable
      label={label}
      className={cx(rules.rules, styles.rows, columns.length > 4 && styles.wide)}
      needs={Math.min(
        mostNeeds,
        needs.reduce((sum, each) => sum + each, endNeeds),
      )}
      columns={[
        ...(state && hasStates(editor)
          ? [{ id: '$state', className: styles.state, children: state.heading }]
          : []),
        ...columns.map((field) => ({
          id: field.id,
          'data-widget': isShared(field) ? undefined : field.widget,
          children: headingOf(field),
        })),
        {
          id: '$change',
          className: styles.change,
          children: <VisuallyHidden>{t('editor.change')}</VisuallyHidden>,
        },
      ]}
      actionLabel={t('editor.remove')}
    >
      {children}
    </RowTable>
  )
}
