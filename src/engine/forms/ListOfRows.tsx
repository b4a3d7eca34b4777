import type { ArrayFieldItemTemplateProps, ArrayFieldTemplateProps, RJSFSchema } from '@rjsf/utils'
import { createContext, use, useId, useState } from 'react'
import { isRecord } from '../../lib/is-record'
import type { CompiledField } from '../../manifest/compiled-fields'
import { isEmpty, readFirst } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { cx } from '../../ui/cx'
import { afterPress } from '../../ui/form-controls/after-press'
import { Button } from '../../ui/form-controls/Button'
import { checkRows } from '../fields/edited-rows'
import type { FieldModel } from '../fields/form-model'
import { newRow, type FormValues } from '../fields/form-values'
import styles from '../widgets/forms.module.css'
import { PresetMenu } from './PresetMenu'
import { useAddedRow } from '../widgets/use-added-row'
import { fieldAt, useFormState, type FormMeta } from './form-context'
import { RowsContext, RowsEditor, type RowsOfEditor } from './RowsEditor'

/** The list of a row, and how to remove it. */
interface RowPlace {
  list: CompiledField | undefined
  index: number
  onRemove: () => void
}

/** The surrounding row. */
export const RowPlaceContext = createContext<RowPlace | undefined>(undefined)

/** One row of a list, in either layout. */
export function RowOfList({
  children,
  index,
  buttonsProps,
  registry,
  parentUiSchema,
}: ArrayFieldItemTemplateProps<FormValues, RJSFSchema, FormMeta>) {
  const place: RowPlace = {
    list: fieldAt(registry, parentUiSchema),
    index,
    onRemove: () => buttonsProps.onRemoveItem(),
  }
  return <RowPlaceContext value={place}>{children}</RowPlaceContext>
}

/** Rows of a list in the values of a form. */
export const rowsOf = (model: FieldModel, { id }: CompiledField): Record<string, unknown>[] => {
  const value = model.values[id]
  return Array.isArray(value) ? value.filter(isRecord) : []
}

function useEditedRows(list: CompiledField, model: FieldModel): RowsOfEditor {
  const id = useId()
  const { resource: text } = useTexts()
  const { type } = model.resource
  const fields = list.of ?? []
  const values = rowsOf(model, list)
  const rows = values.map((row, index) => ({
    key: String(index),
    original: row,
    value: row,
    removed: false,
  }))
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const notices = list.notices ?? []
  const { errorsOf, warningsOf } = checkRows(rows, fields, notices, model.check)
  return {
    id,
    around: model,
    label: text(type, textKeys.field(list.id)),
    rows,
    fields,
    headingOf: (field) => text(type, textKeys.field(field.id)),
    errorsOf: (row) => {
      if (model.errors[list.id] !== undefined) return errorsOf(row)
      // Filled-in fields are checked when left; missing ones with the whole list, because the row is still being entered.
      const filled = fields.filter(
        ({ id, at }) => left.has(`${row.key} ${id}`) && !isEmpty(readFirst(row.value, at)),
      )
      if (filled.length === 0) return {}
      return Object.fromEntries(
        Object.entries(errorsOf(row)).filter(([id]) => filled.some((each) => each.id === id)),
      )
    },
    notices,
    warningsOf,
    onChange: (key, patch) =>
      model.set(
        list.id,
        values.map((row, index) => (String(index) === key ? { ...row, ...patch } : row)),
      ),
    onLeave: (key, field) => afterPress(() => setLeft((before) => new Set(before).add(`${key} ${field}`))),
  }
}

type ListProps = Pick<ArrayFieldTemplateProps<FormValues, RJSFSchema, FormMeta>, 'items' | 'onAddClick'> & {
  list: CompiledField
}

/** A form's list as table or blocks, with buttons that add an empty row or a template. */
function ListOfForm({ list, items, onAddClick }: ListProps) {
  const { model } = useFormState()
  const { texts } = model.env
  const { type } = model.resource
  const editor = useEditedRows(list, model)
  const isTable = list.widget === 'rows'
  // A row is rendered once both the library and the model have it.
  const { place, added } = useAddedRow(Math.min(items.length, editor.rows.length))
  return (
    <div
      ref={place}
      className={isTable ? styles.rowsPlace : styles.blocks}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (isTable && !currentTarget.contains(relatedTarget)) model.leave(list.id)
      }}
    >
      {isTable
        ? items.length > 0 && (
            <RowsContext value={editor}>
              <RowsEditor>{items}</RowsEditor>
            </RowsContext>
          )
        : items}
      <div className={cx(isTable && styles.addRow)}>
        <Button
          size="sm"
          icon="plus"
          onPress={() => {
            added()
            onAddClick()
            if (!isTable) model.leave(list.id)
          }}
        >
          {texts.resourceIfAny(type, textKeys.add(list.id)) ?? `${texts.t('form.addRow')}: ${editor.label}`}
        </Button>
        <PresetMenu
          type={type}
          presets={list.presets ?? []}
          onAdd={(given) => {
            added()
            model.set(list.id, [
              ...rowsOf(model, list),
              { ...newRow(list.of ?? [], model.subject), ...given },
            ])
          }}
        />
      </div>
    </div>
  )
}

/** A list of rows, of an editor or of a form. */
export function ListOfRows({
  registry,
  uiSchema,
  items,
  onAddClick,
}: ArrayFieldTemplateProps<FormValues, RJSFSchema, FormMeta>) {
  const isOfRecord = use(RowsContext) !== undefined
  const list = fieldAt(registry, uiSchema)
  if (isOfRecord) return <RowsEditor>{items}</RowsEditor>
  return list ? <ListOfForm list={list} items={items} onAddClick={onAddClick} /> : null
}
