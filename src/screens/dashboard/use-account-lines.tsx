import type { AllRecords } from '../../engine/data/use-all-records'
import { detailPath } from '../../manifest/routes'
import { useBillingAccounts } from '../../platform/account/use-billing-account'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { LinkButton } from '../../ui/form-controls/LinkButton'
import { accountCauses, causeLooks, type Cause } from './account-causes'
import type { Line } from './Lines'
import { useAccountAlert } from './use-account-alert'
import { useCauseWords } from './use-cause-words'
import { useRunningCost } from './use-running-cost'

/** Most problems shown one by one; the accounts of the others are counted. */
const mostShown = 10

/** Lines about billing accounts, without problems reported elsewhere and without the one in the bar above the page. */
export function useAccountLines(all: AllRecords, elsewhere: readonly Cause[]): Line[] {
  const t = useScreenTexts('overview')
  const { site } = usePlatform()
  const costOf = useRunningCost(all)
  const { accounts } = useBillingAccounts()
  const wordsOf = useCauseWords(accounts)
  const alert = useAccountAlert()
  // A limit may be displaced from the bar by another message.
  const inBar = alert?.cause === 'limited' ? undefined : alert
  const resource = all.resources.find(({ section }) => section === 'billing')
  const problems = accounts.flatMap((account) => {
    const cost = costOf(account)
    const found = accountCauses(account, cost.perHour, site.config).filter(
      (cause) => !elsewhere.includes(cause) && !(inBar?.account.id === account.id && inBar.cause === cause),
    )
    return found.map((cause) => ({ account, cost, cause }))
  })
  const shown = problems.slice(0, mostShown)
  const lines = shown.map(({ account, cost, cause }): Line => {
    const page = resource && detailPath(resource, String(account.id), undefined)
    const invoices = cause === 'unpaid'
    return {
      id: `${cause} ${account.id}`,
      ...causeLooks[cause],
      ...wordsOf(cause, account, cost),
      action: page !== undefined && (
        <LinkButton size="sm" href={invoices ? `${page}?tab=invoices` : page}>
          {t(invoices ? 'accounts.showInvoices' : 'accounts.show')}
        </LinkButton>
      ),
    }
  })
  const others = new Set(problems.slice(mostShown).map(({ account }) => account.id)).size
  if (others === 0) return lines
  const rest: Line = {
    id: 'other accounts',
    ...causeLooks.low,
    strong: t('accounts.others', { count: others }),
    action: resource && (
      <LinkButton size="sm" href={resource.routes.list}>
        {t('accounts.showAll')}
      </LinkButton>
    ),
  }
  return [...lines, rest]
}
