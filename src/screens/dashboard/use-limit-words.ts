import { formatMegabytes, formatNumber } from '../../lib/quantity'
import { isAccountLimited, useBillingAccounts } from '../../platform/account/use-billing-account'
import { useClearThreshold } from '../../platform/account/use-clear-threshold'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import { usePlatform } from '../../platform/platform'

/** How large machines may be on a limited account, and what ends it; undefined without a limit. */
export function useLimitWords(): string | undefined {
  const t = useScreenTexts('start')
  const { locale } = useTexts()
  const money = useMoney()
  const { site } = usePlatform()
  const { current } = useBillingAccounts()
  const isLimited = current !== undefined && isAccountLimited(current)
  const threshold = useClearThreshold(isLimited)
  if (!isLimited) return undefined
  const { vcpu = 0, ram_mb: memory = 0 } = site.config.limitedBillingAccountConfig ?? {}
  const size = { vcpu: formatNumber(vcpu, locale), memory: formatMegabytes(memory, locale) }
  return threshold === undefined
    ? t('limitNow', size)
    : t('limitUntil', { ...size, amount: money.format(threshold) })
}
