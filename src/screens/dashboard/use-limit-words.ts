import { isAccountLimited, useBillingAccounts } from '../../platform/account/use-billing-account'
import { useClearThreshold } from '../../platform/account/use-clear-threshold'
import { useSizeLimit } from '../../platform/account/use-size-limit'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'

/** Maximum machine size of a limited account, and how to lift the limit; undefined without a limit or a known size. */
export function useLimitWords(): string | undefined {
  const t = useScreenTexts('start')
  const money = useMoney()
  const size = useSizeLimit()
  const { current } = useBillingAccounts()
  const isLimited = current !== undefined && isAccountLimited(current)
  const threshold = useClearThreshold(isLimited)
  if (!isLimited || size === undefined) return undefined
  return threshold === undefined
    ? t('limitNow', size)
    : t('limitUntil', { ...size, amount: money.format(threshold) })
}
