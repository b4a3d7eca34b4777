import type { CompiledField } from '../../manifest/compiled'
import { addressProblem } from '../../lib/ip-address'
import { sameAddress } from '../../lib/same-address'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
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
  value: unknown
  /** The row it is in. */
  row: EditedRow
  /** What the field is called here, for assistive technology only. */
  label: string
  onChange: (value: unknown) => void
  /** Several values of the row at once. */
  onPatch: (patch: Record<string, unknown>) => void
}

/** The control of one value of an edited row. */
export function RowCell({ type, field, value, row, label, onChange, onPatch }: RowCellProps) {
  const { t, resource: text, locale } = useTexts()
  if (field.widget === 'range') {
    return (
      <TextInput
        bareLabel={label}
        value={rangeText(value, field.to === undefined ? undefined : row.value[field.to], t('cell.allPorts'))}
        onChange={(typed) => onPatch(rangeValues(field.at, field.to, typed, t('cell.allPorts')))}
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
        bareLabel={label}
        value={typeof value === 'number' || typeof value === 'string' ? value : undefined}
        onChange={onChange}
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
        onChange={onChange}
        same={sameAddress}
        errorOf={(entry) => (addressProblem(entry) === undefined ? undefined : t('form.address'))}
        removeLabel={(entry) => t('form.remove', { what: entry })}
        placeholder="203.0.113.0/24"
      />
    )
  }
  return <TextInput bareLabel={label} value={typeof value === 'string' ? value : ''} onChange={onChange} />
}
