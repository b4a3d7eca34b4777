import { formatPercent } from '../../../lib/quantity'
import { useScreenTexts, useTexts } from '../../../platform/i18n/use-texts'
import { usePlatform } from '../../../platform/platform'
import type { Processor } from './top-up-price'
import { useChargeMoney } from './use-charge-money'

/** "€0.35 + 3.5 %", or the text for no fee. */
export function useFeeWords(): (fee: Processor['service_fee']) => string {
  const t = useScreenTexts('payments')
  const { locale } = useTexts()
  const { site } = usePlatform()
  const { money } = useChargeMoney()
  return (fee) => {
    const flat = fee?.flat_rate ?? 0
    const share = fee?.percentage ?? 0
    const parts = {
      flat: money(flat, site.config.siteCurrency),
      share: formatPercent(share, locale),
    }
    if (flat === 0) return share === 0 ? t('noFee') : parts.share
    return share === 0 ? parts.flat : t('fee', parts)
  }
}
