import type { FieldTemplateProps, ObjectFieldTemplateProps, RJSFSchema, WidgetProps } from '@rjsf/utils'
import { createContext, Fragment, use, useEffect, useId, useMemo, type ReactNode } from 'react'
import { isRecord } from '../../lib/is-record'
import type { CompiledField } from '../../manifest/compiled'
import { textKeys } from '../../manifest/text-keys'
import { cx } from '../../ui/cx'
import { FieldContext } from '../../ui/form-controls/field-context'
import { IconButton } from '../../ui/form-controls/IconButton'
import { Text } from '../../ui/typography/Text'
import type { EditedRow } from '../fields/edited-rows'
import { focusRow } from '../fields/focus-field'
import type { FormValues } from '../fields/form-values'
import { rowModel } from '../fields/row-model'
import styles from '../widgets/forms.module.css'
import { RowCard } from '../widgets/RowCard'
import { RowCell } from '../widgets/RowCell'
import { RowLine } from '../widgets/RowLine'
import { useRowsAround } from '../widgets/rows-context'
import { fieldAt, FormContext, useFormState, type FormMeta } from './form-context'
import { RowPlaceContext } from './ListOfRows'

type MembersProps = ObjectFieldTemplateProps<FormValues, RJSFSchema, FormMeta>

/** What draws the value of a field: the member its path begins with, which draws what lies deeper. */
function contentOf({ properties }: MembersProps, { at }: CompiledField): ReactNode {
  const [first] = at.split('.')
  return properties.find(({ name }) => name === first)?.content
}

/** An object on the way to a field: those of its members that are fields, without anything around them. */
export function Members({ properties, uiSchema }: MembersProps) {
  return properties
    .filter(({ name }) => uiSchema?.[name] !== undefined)
    .map(({ name, content }) => <Fragment key={name}>{content}</Fragment>)
}

const EditedRowContext = createContext<EditedRow | undefined>(undefined)

/** A row of an editor, as a line of its table or a card. */
export function RowOfFields(props: MembersProps) {
  const place = use(RowPlaceContext)
  const { rows, shape, onRemove, wanted } = useRowsAround()
  const row = place && rows[place.index]
  const key = row?.key
  useEffect(() => {
    if (wanted && wanted.row === key) focusRow(wanted.row, wanted.wrong)
  }, [wanted, key])
  // The library may have a row that the model has not heard of yet.
  if (!row) return null
  const Frame = shape === 'table' ? RowLine : RowCard
  return (
    <EditedRowContext value={row}>
      <Frame
        row={row}
        cell={(field) => contentOf(props, field)}
        onRemove={() => (onRemove ? onRemove(row.key) : place.onRemove())}
      />
    </EditedRowContext>
  )
}

/** What surrounds the control of a cell: its label is its column's. It is marked when it is wrong itself. */
export function CellFrame({ children, rawErrors }: FieldTemplateProps<FormValues, RJSFSchema, FormMeta>) {
  const id = useId()
  const invalid = rawErrors !== undefined && rawErrors.length > 0
  const info = useMemo(() => ({ controlId: id, labelId: id, describedBy: undefined, invalid }), [id, invalid])
  return <FieldContext value={info}>{children}</FieldContext>
}

/** The widget of a cell. */
export function CellWidget({
  registry,
  uiSchema,
  value,
  onChange,
}: WidgetProps<FormValues, RJSFSchema, FormMeta>) {
  const { type, heading, onChange: patch } = useRowsAround()
  const row = use(EditedRowContext)
  const field = fieldAt(registry, uiSchema)
  if (!row || !field) return null
  return (
    <RowCell
      type={type}
      field={field}
      value={value}
      row={row}
      label={heading(field)}
      onChange={onChange}
      onPatch={(values) => patch(row.key, values)}
    />
  )
}

/** A row as a block: its fields below its name, as a form of its own. */
export function BlockOfFields(props: MembersProps) {
  const id = useId()
  const place = use(RowPlaceContext)
  const state = useFormState()
  const { model } = state
  if (!place?.list) return null
  const { list, index, onRemove } = place
  const { texts, resource } = model.env
  const value = model.values[list.id]
  const rows = Array.isArray(value) ? value.filter(isRecord) : []
  const own = rowModel(model, list, rows, index, (patch) =>
    model.set(
      list.id,
      rows.map((each, at) => (at === index ? { ...each, ...patch } : each)),
    ),
  )
  const name = texts.resource(resource.type, textKeys.row(list.id), { number: index + 1 })
  return (
    <FormContext value={{ ...state, model: own }}>
      <div role="group" aria-labelledby={id} className={styles.block}>
        <div className={styles.blockHead}>
          <span id={id}>
            <Text strong>{name}</Text>
          </span>
          {rows.length > 1 && (
            <IconButton icon="trash-2" label={`${texts.t('editor.remove')}: ${name}`} onPress={onRemove} />
          )}
        </div>
        <div className={styles.grid} data-row-key={index}>
          {own.visible.map((inner) => (
            <div key={inner.id} className={cx(inner.half && styles.half, inner.narrow && styles.narrow)}>
              {contentOf(props, inner)}
            </div>
          ))}
        </div>
      </div>
    </FormContext>
  )
}
