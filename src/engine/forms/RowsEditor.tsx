import { createContext, use, useId, type ReactNode } from 'react'
import type { CompiledField } from '../../manifest/compiled'
import type { StateView } from '../../manifest/states'
import type { Surroundings } from '../../manifest/subject'
import { useTexts } from '../../platform/i18n/use-texts'
import { cx } from '../../ui/cx'
import rules from '../../ui/data-table/rules.module.css'
import { VisuallyHidden } from '../../ui/feedback/VisuallyHidden'
import type { CellEnv } from '../data/env'
import type { EditedRow } from '../fields/edited-rows'
import type { WantedRow } from '../fields/focus-field'
import type { FormErrors } from '../fields/form-check'
import { RowTable } from '../rows/RowTable'
import styles from '../widgets/forms.module.css'

/** Rows that are edited together, and what their owner knows of them. */
export interface RowsEditorProps {
  type: string
  label: string
  rows: readonly EditedRow[]
  fields: readonly CompiledField[]
  surroundings: Surroundings
  headingOf: (field: CompiledField) => string
  /** Errors of a row, by field id; only what should be shown. */
  errorsOf: (row: EditedRow) => FormErrors
  /** Ids of the warnings that hold for a row. */
  warningsOf: (row: EditedRow) => readonly string[]
  /** Several values of a row at once; a single one changes by its own control. */
  onChange: (key: string, patch: Record<string, unknown>) => void
  /** Removes a row; the list of the form loses it unless given. */
  onRemove?: (key: string) => void
  onUndo?: (key: string) => void
  /** The row that takes the focus as soon as it is there. */
  wanted?: WantedRow | undefined
  /** What each row does, before its fields. */
  state?: { heading: string; of: (row: EditedRow) => StateView | undefined; env: CellEnv } | undefined
  /** What a row is called, if it has a name. */
  nameOf?: ((row: EditedRow) => string | undefined) | undefined
}

interface RowsAround extends RowsEditorProps {
  /** The fields that have a column of their own. */
  columns: readonly CompiledField[]
  /** The states have a column, because they differ. */
  hasStates: boolean
  /** The id of the error of a field, which stands below its row. */
  errorId: (index: number, field: string) => string
}

const RowsContext = createContext<RowsAround | undefined>(undefined)

/** The editor around a row; throws outside one. */
export function useRowsAround(): RowsAround {
  const around = use(RowsContext)
  if (!around) throw new Error('rows is null or undefined')
  return around
}

/** What a column needs for its fields, in rem: two fields together, and one. */
const columnNeeds = { together: 20, single: 8.25 }
/** What the columns after the fields take, in rem. */
const endNeeds = 8
/** A form is never wider than 43.75 rem: there fields stand one above the other rather than in cards. */
const mostNeeds = 43.5

/** Rows edited together. The children are the rows, each a `RowOfFields`. */
export function RowsEditor({ children, ...props }: RowsEditorProps & { children: ReactNode }) {
  const { label, rows, fields, headingOf, state } = props
  const { t } = useTexts()
  const editorId = useId()
  const columns = fields.filter(({ under }) => under === undefined)
  const isShared = ({ id }: CompiledField): boolean => fields.some(({ under }) => under === id)
  const needs = columns.map((column) => (isShared(column) ? columnNeeds.together : columnNeeds.single))
  const hasStates = state !== undefined && rows.some((row) => state.of(row)?.kind !== 'works')
  const errorId = (index: number, field: string): string => `${editorId}-${index}-${field}`
  return (
    <RowsContext value={{ ...props, columns, hasStates, errorId }}>
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
