import type { LocaleKey } from '../../generated/locale-keys'
import { formatGigabytes, formatNumber } from '../../lib/quantity'
import type { EstimateLine } from '../../manifest/price'
import type { Texts } from '../../platform/i18n/texts'

/** What a line of a price is about: "160 GB disk", or "50 GB Performance NVMe" where it has a name of its own. */
export function priceWords(
  { type, quantity, cell, name }: EstimateLine,
  { t, locale }: Pick<Texts, 't'> & { locale: string },
): string {
  const write = cell === 'gigabytes' ? formatGigabytes : formatNumber
  const words = quantity === undefined ? '—' : write(quantity, locale)
  return name === undefined
    ? t(`prices.${type}` as LocaleKey, { quantity: words })
    : t('wizard.priced', { quantity: words, name })
}
