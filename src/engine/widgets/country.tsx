import { useMemo } from 'react'
import { countryCodes } from '../../lib/countries'
import { countryName } from '../../lib/country'
import { useTexts } from '../../platform/i18n/use-texts'
import { ComboBox } from '../../ui/form-controls/SelectInput'
import { plain } from '../cells/cell'
import type { WidgetKind, WidgetProps } from './widget'

function CountryChoice({ field, value, onChange, onLeave, label, model }: WidgetProps) {
  const { t, locale } = useTexts()
  const chosen = plain(value)
  const options = useMemo(() => {
    const known = countryCodes.map((code) => ({ value: code, label: countryName(code, locale), note: code }))
    known.sort((one, other) => one.label.localeCompare(other.label, locale))
    // What the platform has and no list knows is kept until something else is chosen.
    const odd =
      chosen === '' || countryCodes.includes(chosen) ? [] : [{ value: chosen, label: chosen, note: chosen }]
    return [...odd, ...known]
  }, [locale, chosen])
  const none = model.required(field) ? [] : [{ value: '', label: t('form.none'), note: undefined }]
  return (
    <ComboBox
      options={[...none, ...options]}
      value={chosen === '' && none.length === 0 ? undefined : chosen}
      onChange={onChange}
      onBlur={onLeave}
      placeholder={t('form.choose')}
      emptyText={t('form.noOptions')}
      filterLabel={t('list.filterBy', { what: label })}
      noMatchText={t('form.noOptions')}
      label={label}
      name={field.at}
    />
  )
}

/** A country by its name, sent as its code of two letters. */
export const country: WidgetKind = { frame: 'label', Control: CountryChoice }
