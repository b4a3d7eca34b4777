import { spanOf, type BalanceForecast } from '../../lib/balance-forecast'
import { useTexts } from '../i18n/use-texts'
import { useMoney } from '../money/use-money'
import { usePlatform } from '../platform'
import { automaticTopUp } from './account-forecast'
import type { BillingAccount } from './use-billing-account'

const hoursPerYear = 365 * 24

/** Texts about how long a balance lasts. */
export interface BalanceWords {
  /** "about 16 hours", after "lasts". */
  time: (hours: number) => string
  /** What pays when the balance is used up, as a sentence; undefined if nothing does. */
  cover: (account: BillingAccount, lasts: BalanceForecast) => string | undefined
}

/** Texts about a balance forecast. */
export function useBalanceWords(): BalanceWords {
  const { t, locale } = useTexts()
  const { site } = usePlatform()
  const money = useMoney()
  return {
    time: (hours) => {
      if (hours < 1) return t('balance.short')
      if (hours > hoursPerYear) return t('balance.long')
      const { unit, count } = spanOf(hours)
      const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
      return t('balance.about', { time: format.format(count) })
    },
    cover: (account, { covered }) => {
      if (covered === 'debt') return t('balance.debt')
      const topUp = automaticTopUp(account, site.config)
      if (covered !== 'topUp' || !topUp) return undefined
      const { threshold, amount } = topUp
      return t('balance.topUp', { threshold: money.format(threshold), amount: money.format(amount) })
    },
  }
}
