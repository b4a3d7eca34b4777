import { accountBalance, accountName, useBillingAccounts } from '../../platform/account/use-billing-account'
import { useTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import type { MenuContent } from '../../ui/overlay/menu-model'

interface AccountChoice extends Pick<MenuContent, 'onAction'> {
  /** Made when the menu opens, because it words the balance of every account. */
  groups: () => MenuContent['groups']
}

/** Menu group for the current billing account. */
export function useAccountChoice(title = false): AccountChoice {
  const { t } = useTexts()
  const money = useMoney()
  const { accounts, current, choose } = useBillingAccounts()
  return {
    groups: () => [
      {
        title: title ? t('shell.account') : undefined,
        exclusive: true,
        entries: accounts.map((account) => ({
          id: String(account.id),
          label: `${accountName(account)} ${money.format(accountBalance(account))}`,
          checked: account.id === current?.id,
        })),
      },
    ],
    onAction: (id) => choose(Number(id)),
  }
}
