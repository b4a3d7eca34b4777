import type { FieldTemplateProps, RJSFSchema, WidgetProps } from '@rjsf/utils'
import { use, useId, useMemo } from 'react'
import { sameAddress } from '../../lib/same-address'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { FieldContext } from '../../ui/form-controls/field-context'
import { ChipsInput } from '../../ui/form-controls/ChipsInput'
import { NumberInput } from '../../ui/form-controls/NumberInput'
import { SelectInput } from '../../ui/form-controls/SelectInput'
import { addressEntryProblem, entryReasons, presentText, rewrittenAddress } from '../fields/entry-problem'
import { readsField } from '../fields/leaders'
import { shownUnit } from '../fields/number-units'
import { isGrouped } from '../fields/shown-number'
import type { FormValues } from '../fields/form-values'
import { RangeInput } from '../widgets/range'
import { LineInput } from '../widgets/text'
import { fieldAt, type FormMeta } from './form-context'
import { RowPlaceContext } from './ListOfRows'
import { useRowsAround } from './RowsEditor'

/**
 * Frame of a control in a cell: labelled by its column. Its error is below the row, and so is a warning about what it and
 * others come to.
 */
export function CellFrame({
  children,
  rawErrors,
  registry,
  uiSchema,
}: FieldTemplateProps<FormValues, RJSFSchema, FormMeta>) {
  const id = useId()
  const place = use(RowPlaceContext)
  const { errorId, errorsOf, warningId, warningsOf, notices, rows } = useRowsAround()
  const field = fieldAt(registry, uiSchema)
  const row = place && rows[place.index]
  // A form gives the library its errors once the whole list is judged; a value that was left is wrong before.
  const isWrong = row && field && errorsOf(row)[field.id] !== undefined
  const invalid = (rawErrors !== undefined && rawErrors.length > 0) || isWrong === true
  const warned =
    row && field
      ? notices.filter((notice) => warningsOf(row).includes(notice.id) && readsField(notice.when, field))
      : []
  const below =
    place && field
      ? [
          ...(invalid ? [errorId(place.index, field.id)] : []),
          ...warned.map((notice) => warningId(place.index, notice.id)),
        ]
      : []
  const describedBy = below.join(' ') || undefined
  const info = useMemo(
    () => ({ controlId: id, labelId: id, describedBy, invalid }),
    [id, describedBy, invalid],
  )
  return <FieldContext value={info}>{children}</FieldContext>
}

/** Control of one value of a row. */
export function CellWidget({
  registry,
  uiSchema,
  value,
  onChange,
}: WidgetProps<FormValues, RJSFSchema, FormMeta>) {
  const { t, resource: text, locale } = useTexts()
  const place = use(RowPlaceContext)
  const { type, rows, headingOf, onChange: patch, onLeave } = useRowsAround()
  const row = place && rows[place.index]
  const field = fieldAt(registry, uiSchema)
  if (!row || !field) return null
  const label = headingOf(field)
  const leave = (): void => onLeave?.(row.key, field.id)
  if (field.widget === 'range') {
    return (
      <RangeInput
        bareLabel={label}
        ends={[value, field.to === undefined ? undefined : row.value[field.to]]}
        onChange={([start, end]) =>
          patch(row.key, { [field.at]: start, ...(field.to === undefined ? {} : { [field.to]: end }) })
        }
        onBlur={leave}
        everything={t('cell.allPorts')}
        placeholder={t(field.required === undefined ? 'cell.allPorts' : 'cell.portsOrAll')}
      />
    )
  }
  if (field.options?.kind === 'values') {
    return (
      <SelectInput
        bare
        label={label}
        value={typeof value === 'string' ? value : undefined}
        onChange={onChange}
        options={field.options.values.map((each) => ({
          value: String(each),
          label: text(type, textKeys.option(field.id, String(each))),
        }))}
        placeholder={t('form.choose')}
        emptyText={t('form.noOptions')}
      />
    )
  }
  if (field.widget === 'number') {
    return (
      <NumberInput
        locale={locale}
        bareLabel={label}
        value={typeof value === 'number' || typeof value === 'string' ? value : undefined}
        onChange={onChange}
        onBlur={leave}
        placeholder={field.mandatory || field.wireUnit !== 'port' ? undefined : t('cell.allPorts')}
        unit={shownUnit(field, locale) || undefined}
        whole={field.type === 'integer'}
        grouped={isGrouped(field)}
      />
    )
  }
  if (field.widget === 'addresses') {
    return (
      <ChipsInput
        bareLabel={label}
        values={Array.isArray(value) ? value.map(String) : []}
        onChange={onChange}
        onBlur={leave}
        same={sameAddress}
        errorOf={(entry) => addressEntryProblem(entry, t)}
        reasonsOf={(entries) => entryReasons(entries, (entry) => addressEntryProblem(entry, t), t)}
        removeLabel={(entry) => t('form.remove', { what: entry })}
        presentText={(entry, present) => presentText(t, entry, present)}
        rewrite={(entry) => rewrittenAddress(t, entry)}
        placeholder="203.0.113.0/24"
      />
    )
  }
  return <LineInput bareLabel={label} value={value} onChange={onChange} onBlur={leave} />
}
