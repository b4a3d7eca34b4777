import { useScreenTexts } from '../../platform/i18n/use-texts'
import { useCurrencies } from '../../platform/money/use-money'
import { Segmented } from '../../ui/form-controls/Segmented'

/** Choice of the display currency; nothing if the site has only one. */
export function CurrencyChoice() {
  const t = useScreenTexts('billing')
  const { choices, chosen, choose } = useCurrencies()
  if (choices.length < 2) return null
  return (
    <Segmented
      label={t('currency')}
      options={choices.map(({ code }) => ({ value: code, label: code }))}
      value={chosen}
      onChange={choose}
    />
  )
}
