import { useId, useMemo } from 'react'
import type { CompiledField } from '../../manifest/compiled'
import { addressProblem } from '../../lib/ip-address'
import { sameAddress } from '../../lib/same-address'
import { memberPatch } from '../../manifest/nested'
import { readFirst } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { FieldContext } from '../../ui/form-controls/field-context'
import { ChipsInput } from '../../ui/form-controls/ChipsInput'
import { NumberInput } from '../../ui/form-controls/NumberInput'
import { SelectInput } from '../../ui/form-controls/SelectInput'
import { TextInput } from '../../ui/form-controls/TextInput'
import { shownUnit } from '../fields/limits-text'
import { rangeText, rangeValues } from './range'
import type { EditedRow } from '../fields/edited-rows'

interface RowCellProps {
  type: string
  field: CompiledField
  row: EditedRow
  /** What the field is called here. */
  label: string
  onChange: (patch: Record<string, unknown>) => void
}

/** One value of an edited row. It is marked when it is wrong itself, not when anything around it is. */
export function RowCell({ wrong, ...cell }: RowCellProps & { wrong: boolean }) {
  const id = useId()
  const info = useMemo(
    () => ({ controlId: id, labelId: id, describedBy: undefined, invalid: wrong }),
    [id, wrong],
  )
  return (
    <FieldContext value={info}>
      <Control {...cell} />
    </FieldContext>
  )
}

/** The control; its label is for assistive technology only. */
function Control({ type, field, row, label, onChange }: RowCellProps) {
  const { t, resource: text, locale } = useTexts()
  const value = readFirst(row.value, field.at)
  const change = (next: unknown): void => onChange(memberPatch(row.value, field.at, next))
  if (field.widget === 'range') {
    return (
      <TextInput
        bareLabel={label}
        value={rangeText(value, field.to === undefined ? undefined : row.value[field.to], t('cell.allPorts'))}
        onChange={(typed) => onChange(rangeValues(field.at, field.to, typed, t('cell.allPorts')))}
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
        onChange={change}
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
        bareLabel={label}
        value={typeof value === 'number' || typeof value === 'string' ? value : undefined}
        onChange={change}
        placeholder={field.mandatory || field.unit !== 'port' ? undefined : t('cell.allPorts')}
        unit={shownUnit(field, locale) || undefined}
      />
    )
  }
  if (field.widget === 'addresses') {
    return (
      <ChipsInput
        bareLabel={label}
        values={Array.isArray(value) ? value.map(String) : []}
        onChange={change}
        same={sameAddress}
        errorOf={(entry) => (addressProblem(entry) === undefined ? undefined : t('form.address'))}
        removeLabel={(entry) => t('form.remove', { what: entry })}
        placeholder="203.0.113.0/24"
      />
    )
  }
  return <TextInput bareLabel={label} value={typeof value === 'string' ? value : ''} onChange={change} />
}
