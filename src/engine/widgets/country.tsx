import { useMemo } from 'react'
import { countryCodes } from '../../lib/countries'
import { countryName } from '../../lib/country'
import { useTexts } from '../../platform/i18n/use-texts'
import { SelectInput } from '../../ui/form-controls/SelectInput'
import { plainText } from '../../lib/plain-text'
import type { WidgetKind, WidgetProps } from './widget'

function CountryChoice({ field, value, onChange, onLeave, label, model }: WidgetProps) {
  const { t, locale } = useTexts()
  const chosen = plainText(value)
  const options = useMemo(() => {
    const known = countryCodes.map((code) => ({ value: code, label: countryName(code, locale), note: code }))
    known.sort((one, other) => one.label.localeCompare(other.label, locale))
    // An unknown code from the platform is kept until another is selected.
    const odd =
      chosen === '' || countryCodes.includes(chosen) ? [] : [{ value: chosen, label: chosen, note: chosen }]
    return [...odd, ...known]
  }, [locale, chosen])
  const none = model.required(field) ? [] : [{ value: '', label: t('form.none'), note: undefined }]
  return (
    <SelectInput
      options={[...none, ...options]}
      value={chosen === '' && none.length === 0 ? undefined : chosen}
      onChange={onChange}
      onBlur={onLeave}
      placeholder={t('form.choose')}
      emptyText={t('form.noOptions')}
      filter={{ label: t('list.filterBy', { what: label }), noMatchText: t('form.noOptions') }}
      label={label}
      name={field.at}
    />
  )
}

/** A country by name, sent as its two-letter code. */
export const country: WidgetKind = { frame: 'label', Control: CountryChoice }
