import type { FieldTemplateProps, RJSFSchema } from '@rjsf/utils'
import { use, useId, useMemo } from 'react'
import { FieldContext } from '../../ui/form-controls/field-context'
import { readsField } from '../../manifest/leaders'
import type { FormValues } from '../fields/form-values'
import { fieldAt, useFormState, type FormMeta } from './form-context'
import { RowPlaceContext } from './ListOfRows'
import { messageIds, useRows } from './RowsEditor'

/** Frame of a control in a cell: named like its column. Its error is below the row, and so is a warning about several cells. */
export function CellFrame({
  children,
  registry,
  uiSchema,
}: FieldTemplateProps<FormValues, RJSFSchema, FormMeta>) {
  const controlId = useId()
  const place = use(RowPlaceContext)
  const { id, rows, headingOf, warningsOf, notices } = useRows()
  const { model } = useFormState()
  const field = fieldAt(registry, uiSchema)
  const row = place && rows[place.index]
  // Not the library's error, which comes only when the whole list is validated; a left cell may have one before.
  const invalid = field !== undefined && model.errors[field.id] !== undefined
  const below = messageIds(id, place?.index)
  const warned =
    row && field
      ? notices.filter((notice) => warningsOf(row).includes(notice.id) && readsField(notice.when, field))
      : []
  const descriptions = [
    ...(invalid && field ? [below.error(field.id)] : []),
    ...warned.map((notice) => below.warning(notice.id)),
  ]
  const describedBy = descriptions.join(' ') || undefined
  const label = field && headingOf(field)
  const info = useMemo(
    () => ({ controlId, label, describedBy, invalid }),
    [controlId, label, describedBy, invalid],
  )
  return <FieldContext value={info}>{children}</FieldContext>
}
