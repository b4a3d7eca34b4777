import { createContext, use, useId, type ReactNode } from 'react'
import type { CompiledField } from '../../manifest/compiled-fields'
import type { StateView } from '../../manifest/states'
import type { Environment } from '../../manifest/subject'
import type { RowNotice } from '../../manifest/words/fields'
import { useTexts } from '../../platform/i18n/use-texts'
import { cx } from '../../ui/cx'
import rules from '../../ui/data-table/rules.module.css'
import { VisuallyHidden } from '../../ui/feedback/VisuallyHidden'
import type { CellEnv } from '../data/env'
import type { EditedRow } from '../fields/edited-rows'
import type { WantedRow } from '../fields/focus-field'
import type { FormErrors } from '../fields/check-context'
import { RowTable } from '../rows/RowTable'
import styles from '../widgets/forms.module.css'
import { DeveloperError } from '../../lib/developer-error'

/** Rows edited together, with their errors and handlers. */
export interface RowsEditorProps {
  type: string
  label: string
  rows: readonly EditedRow[]
  fields: readonly CompiledField[]
  environment: Environment
  headingOf: (field: CompiledField) => string
  /** Errors of a row to show, by field id. */
  errorsOf: (row: EditedRow) => FormErrors
  /** What may be risky about a row. */
  notices: readonly RowNotice[]
  /** Ids of the warnings of a row. */
  warningsOf: (row: EditedRow) => readonly string[]
  /** Sets several values of a row; single values change through their own control. */
  onChange: (key: string, patch: Record<string, unknown>) => void
  /** Removes a row; by default from the form's list. */
  onRemove?: (key: string) => void
  onUndo?: (key: string) => void
  /** A control of a row that is typed in was left. */
  onLeave?: (key: string, field: string) => void
  /** The row to focus as soon as it is rendered. */
  wanted?: WantedRow | undefined
  /** State shown before a row's fields. */
  state?: { heading: string; of: (row: EditedRow) => StateView | undefined; env: CellEnv } | undefined
  /** Name of a row, if any. */
  nameOf?: ((row: EditedRow) => string | undefined) | undefined
}

interface RowsAround extends RowsEditorProps {
  /** Fields with their own column. */
  columns: readonly CompiledField[]
  /** States get a column, because they differ. */
  hasStates: boolean
  /** Id of a field's error, which is below its row. */
  errorId: (index: number, field: string) => string
  /** Id of a warning, which is below its row too. */
  warningId: (index: number, notice: string) => string
}

const RowsContext = createContext<RowsAround | undefined>(undefined)

/** The surrounding editor; throws outside one. */
export function useRowsAround(): RowsAround {
  const around = use(RowsContext)
  if (!around) throw new DeveloperError('rows is null or undefined')
  return around
}

/** Width a column needs, in rem: two fields together, or one. */
const columnNeeds = { together: 20, single: 8.25 }
/** Width of the columns after the fields, in rem. */
const endNeeds = 8
/** A form is never wider than 43.75 rem, so below this fields are stacked. */
const mostNeeds = 43.5

/** An editor of rows. The children are the rows, each a `RowOfFields`. */
export function RowsEditor({ children, ...props }: RowsEditorProps & { children: ReactNode }) {
  const { label, rows, fields, headingOf, state } = props
  const { t } = useTexts()
  const editorId = useId()
  const columns = fields.filter(({ under }) => under === undefined)
  const isShared = ({ id }: CompiledField): boolean => fields.some(({ under }) => under === id)
  const needs = columns.map((column) => (isShared(column) ? columnNeeds.together : columnNeeds.single))
  const hasStates = state !== undefined && rows.some((row) => state.of(row)?.kind !== 'works')
  const errorId = (index: number, field: string): string => `${editorId}-${index}-${field}`
  const warningId = (index: number, notice: string): string => `${editorId}-${index}-notice-${notice}`
  return (
    <RowsContext value={{ ...props, columns, hasStates, errorId, warningId }}>
      <RowTable
        label={label}
        className={cx(rules.rules, styles.rows, columns.length > 4 && styles.wide)}
        needs={Math.min(
          mostNeeds,
          needs.reduce((sum, each) => sum + each, endNeeds),
        )}
        columns={[
          ...(hasStates ? [{ id: '$state', className: styles.state, children: state.heading }] : []),
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
    </RowsContext>
  )
}
