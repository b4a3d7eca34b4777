import type { LocaleKey } from '../../generated/locale-keys'
import { formatGigabytes, formatNumber } from '../../lib/quantity'
import type { EstimateLine } from '../../manifest/price'
import type { Texts } from '../i18n/texts'

/** Text of a price line: "160 GB disk", or its own title: "50 GB Performance NVMe". */
export function priceWords(
  { type, quantity, cell, title }: EstimateLine,
  { t, locale }: Pick<Texts, 't'> & { locale: string },
): string {
  const write = cell === 'gigabytes' ? formatGigabytes : formatNumber
  const words = quantity === undefined ? '—' : write(quantity, locale)
  return title === undefined
    ? t(`prices.${type}` as LocaleKey, { quantity: words })
    : t('wizard.priced', { quantity: words, name: title })
}
