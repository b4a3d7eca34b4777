import { hasResource } from '../../engine/data/load-resource'
import type { IconName } from '../../lib/icon-names'
import { takesPayments } from '../../platform/account/takes-payments'
import { accountName, useBillingAccounts } from '../../platform/account/use-billing-account'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { accountPath } from '../../screens/billing/paying/account-path'

/** A page of the account in use, as an option of the palette. */
interface AccountCommand {
  readonly id: string
  readonly icon: IconName
  readonly label: string
  /** Name of the account. */
  readonly where: string
}

/** Palette options of the account in use: pages that users look for by name, and its top-up if the site takes payments. */
export function useAccountCommands(): {
  readonly topUp: readonly AccountCommand[]
  readonly pages: readonly AccountCommand[]
} {
  const { site } = usePlatform()
  const { t } = useTexts()
  const { current } = useBillingAccounts()
  if (current === undefined || !hasResource('billing_account')) return { topUp: [], pages: [] }
  const command = (icon: IconName, label: string, query: Readonly<Record<string, string>>) => ({
    id: `go ${accountPath(current.id, query)}`,
    where: accountName(current),
    icon,
    label,
  })
  const methods = command('credit-card', t('palette.methods'), { tab: 'methods' })
  const pays = takesPayments(site)
  return {
    topUp: pays ? [command('wallet', t('palette.topUp'), { do: 'addCredit' })] : [],
    pages: [command('receipt-text', t('palette.invoices'), { tab: 'invoices' }), ...(pays ? [methods] : [])],
  }
}
