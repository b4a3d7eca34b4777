import { perDay } from '../../lib/balance-forecast'
import { forecastAccount } from '../../platform/account/account-forecast'
import {
  accountBalance,
  accountName,
  isAccountLimited,
  type BillingAccount,
} from '../../platform/account/use-billing-account'
import { useBalanceWords } from '../../platform/account/use-balance-words'
import { useClearThreshold } from '../../platform/account/use-clear-threshold'
import { useOwedWords } from '../../platform/account/use-owed-words'
import { useSizeLimit, type SizeLimit } from '../../platform/account/use-size-limit'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import { usePlatform } from '../../platform/platform'
import type { Cause } from './account-causes'
import type { RunningCost } from './use-running-cost'

type Saying = Cause | 'frozenOwes' | 'limitedSmall'
type SayingText = `${Cause}Text` | 'suspendedFor' | 'limitedUntil'

/** A problem of an account in words. */
export interface CauseWords {
  /** Problem: "Pagar OÜ is frozen." */
  readonly strong: string
  /** Its consequence. */
  readonly text: string
}

/** Text keys of a problem, which depend on the known fields of the account. */
function sayingOf(
  cause: Cause,
  account: BillingAccount,
  threshold: number | undefined,
  size: SizeLimit | undefined,
): { strong: Saying; text: SayingText } {
  if (cause === 'frozen') {
    return { strong: accountBalance(account) < 0 ? 'frozenOwes' : 'frozen', text: 'frozenText' }
  }
  if (cause === 'suspended')
    return { strong: cause, text: account.suspend_reason ? 'suspendedFor' : 'suspendedText' }
  // A limit set by an administrator is not lifted by a top-up.
  if (cause === 'limited') {
    const endsByTopUp = threshold !== undefined && !account.open_level_override
    return { strong: size ? cause : 'limitedSmall', text: endsByTopUp ? 'limitedUntil' : 'limitedText' }
  }
  return { strong: cause, text: `${cause}Text` }
}

/** Problems of these accounts in words. */
export function useCauseWords(
  accounts: readonly BillingAccount[],
): (cause: Cause, account: BillingAccount, cost: RunningCost) => CauseWords {
  const t = useScreenTexts('overview')
  const { site } = usePlatform()
  const size = useSizeLimit()
  const money = useMoney()
  const words = useBalanceWords()
  const { owed: owedWords } = useOwedWords()
  const threshold = useClearThreshold(accounts.some(isAccountLimited))
  const valuesOf = (account: BillingAccount, { perHour, average }: RunningCost): Record<string, string> => {
    const { hours = 0 } = forecastAccount(account, perHour ?? 0, site.config)
    return {
      account: accountName(account),
      balance: money.format(accountBalance(account)),
      owed: owedWords(account) ?? '',
      unpaid: money.format(account.unpaid_amount ?? 0),
      time: words.time(hours),
      threshold: money.format(threshold ?? 0),
      rate: t(average ? 'accounts.rateAverage' : 'accounts.rateNow', {
        rate: money.format(perDay(perHour ?? 0)),
      }),
      ...size,
      reason: account.suspend_reason ?? '',
    }
  }
  return (cause, account, cost) => {
    const values = valuesOf(account, cost)
    const { strong, text } = sayingOf(cause, account, threshold, size)
    return { strong: t(`accounts.${strong}`, values), text: t(`accounts.${text}`, values) }
  }
}
