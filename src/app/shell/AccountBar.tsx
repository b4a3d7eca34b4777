import { entryOf, hasResource } from '../../engine/data/load-resource'
import { loadOverviewTexts } from '../../engine/extras/load-texts'
import { detailPath } from '../../manifest/routes'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { takesPayments } from '../../platform/account/takes-payments'
import { usePlatform } from '../../platform/platform'
import { causeLooks, type Cause } from '../../screens/dashboard/account-causes'
import type { AccountAlert } from '../../screens/dashboard/use-account-alert'
import { useCauseWords } from '../../screens/dashboard/use-cause-words'
import { LinkButton } from '../../ui/form-controls/LinkButton'
import { SiteBar } from '../../ui/layout/SiteBar'
import { useLazy } from '../../ui/lazy'

/** Path of an account's page; undefined if the console has none. */
export function accountPage({ account }: AccountAlert): string | undefined {
  return hasResource('billing_account')
    ? detailPath(entryOf('billing_account').summary, String(account.id), undefined)
    : undefined
}

/** Problems that a top-up solves. */
const endsByTopUp: ReadonlySet<Cause> = new Set(['owes', 'empty', 'low', 'limited'])

/** The problem of the account in use, with a link to its page or top-up. */
export function AccountBar({ alert }: { alert: AccountAlert }) {
  const { site, texts } = usePlatform()
  useLazy(loadOverviewTexts, texts)
  const t = useScreenTexts('overview')
  const wordsOf = useCauseWords([alert.account])
  const page = accountPage(alert)
  const isPaidFor = endsByTopUp.has(alert.cause) && takesPayments(site)
  return (
    <SiteBar
      {...causeLooks[alert.cause]}
      {...wordsOf(alert.cause, alert.account, alert.cost)}
      action={
        page !== undefined && (
          <LinkButton size="sm" href={isPaidFor ? `${page}?do=addCredit` : page}>
            {t(isPaidFor ? 'accounts.topUp' : 'accounts.show')}
          </LinkButton>
        )
      }
    />
  )
}
