import type { AllRecords } from '../../engine/data/use-all-records'
import { detailPath } from '../../engine/routing/routes'
import { perDay } from '../../lib/balance-lasts'
import type { IconName } from '../../lib/icon-names'
import { formatMegabytes, formatNumber } from '../../lib/quantity'
import { accountLasts } from '../../platform/account/account-lasts'
import {
  accountBalance,
  accountName,
  isAccountLimited,
  useBillingAccounts,
  type BillingAccount,
} from '../../platform/account/use-billing-account'
import { useClearThreshold } from '../../platform/account/use-clear-threshold'
import { useOwedWords } from '../../platform/account/use-owed-words'
import { useBalanceWords } from '../../platform/account/use-balance-words'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import { usePlatform } from '../../platform/platform'
import { LinkButton } from '../../ui/form-controls/LinkButton'
import type { Tone } from '../../ui/tone'
import { accountCauses, type Cause } from './account-causes'
import type { Line } from './Lines'
import { useRunningCost, type RunningCost } from './use-running-cost'

type Saying = Cause | 'frozenOwes'
type SayingText = `${Cause}Text` | 'suspendedFor' | 'limitedUntil'

const looks: Readonly<Record<Cause, { tone: Tone; icon: IconName }>> = {
  suspended: { tone: 'error', icon: 'ban' },
  ended: { tone: 'error', icon: 'ban' },
  frozen: { tone: 'error', icon: 'ban' },
  pending: { tone: 'warning', icon: 'clock' },
  owes: { tone: 'error', icon: 'wallet' },
  unpaid: { tone: 'error', icon: 'receipt-text' },
  empty: { tone: 'error', icon: 'wallet' },
  low: { tone: 'warning', icon: 'wallet' },
  limited: { tone: 'warning', icon: 'triangle-alert' },
}

/** What is said of a cause, and what it means: some of it differs by what is known of the account. */
function sayingOf(
  cause: Cause,
  account: BillingAccount,
  threshold: number | undefined,
): { strong: Saying; text: SayingText } {
  if (cause === 'frozen') {
    return { strong: accountBalance(account) < 0 ? 'frozenOwes' : 'frozen', text: 'frozenText' }
  }
  if (cause === 'suspended')
    return { strong: cause, text: account.suspend_reason ? 'suspendedFor' : 'suspendedText' }
  // A limit that was set by hand does not end with a top-up.
  if (cause === 'limited' && threshold !== undefined && !account.open_level_override)
    return { strong: cause, text: 'limitedUntil' }
  return { strong: cause, text: `${cause}Text` }
}

/** Lines about billing accounts, one for each cause but those that are told elsewhere. */
export function useAccountLines(all: AllRecords, elsewhere: readonly Cause[]): Line[] {
  const t = useScreenTexts('overview')
  const { locale } = useTexts()
  const { site } = usePlatform()
  const money = useMoney()
  const words = useBalanceWords()
  const costOf = useRunningCost(all)
  const { accounts } = useBillingAccounts()
  const resource = all.resources.find(({ section }) => section === 'billing')

  const { owed: owedWords } = useOwedWords()
  const threshold = useClearThreshold(accounts.some(isAccountLimited))
  const valuesOf = (account: BillingAccount, { perHour, average }: RunningCost): Record<string, string> => {
    const { hours = 0 } = accountLasts(account, perHour ?? 0, site.config)
    const { vcpu = 0, ram_mb: memory = 0 } = site.config.limitedBillingAccountConfig ?? {}
    const balance = accountBalance(account)
    return {
      account: accountName(account),
      balance: money.format(balance),
      owed: owedWords(account) ?? '',
      unpaid: money.format(account.unpaid_amount ?? 0),
      time: words.time(hours),
      threshold: money.format(threshold ?? 0),
      rate: t(average ? 'accounts.rateAverage' : 'accounts.rateNow', {
        rate: money.format(perDay(perHour ?? 0)),
      }),
      vcpu: formatNumber(vcpu, locale),
      memory: formatMegabytes(memory, locale),
      reason: account.suspend_reason ?? '',
    }
  }
  return accounts.flatMap((account) => {
    const cost = costOf(account)
    const values = valuesOf(account, cost)
    const found = accountCauses(account, cost.perHour, site.config).filter(
      (cause) => !elsewhere.includes(cause),
    )
    return found.map((cause): Line => {
      const { strong, text } = sayingOf(cause, account, threshold)
      const page = resource && detailPath(resource, String(account.id), undefined)
      const invoices = cause === 'unpaid'
      return {
        id: `${cause} ${account.id}`,
        ...looks[cause],
        strong: t(`accounts.${strong}`, values),
        text: t(`accounts.${text}`, values),
        action: page !== undefined && (
          <LinkButton size="sm" href={invoices ? `${page}?tab=invoices` : page}>
            {t(invoices ? 'accounts.showInvoices' : 'accounts.show')}
          </LinkButton>
        ),
      }
    })
  })
}
