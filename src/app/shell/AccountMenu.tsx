import { accountBalance, accountName, useBillingAccounts } from '../../platform/account/use-billing-account'
import { useTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import { HeaderAccount } from '../../ui/layout/Header'
import { useMenu } from '../../ui/overlay/use-menu'

/** The billing account new things are charged to, with its balance, and the choice of another. */
export function AccountMenu() {
  const { t } = useTexts()
  const money = useMoney()
  const { accounts, current, choose } = useBillingAccounts()
  const { trigger, menu } = useMenu({
    label: t('shell.account'),
    align: 'end',
    groups: [
      {
        exclusive: true,
        entries: accounts.map((account) => ({
          id: String(account.id),
          label: `${accountName(account)} ${money.format(accountBalance(account))}`,
          checked: account.id === current?.id,
        })),
      },
    ],
    onAction: (id) => choose(Number(id)),
  })
  if (!current) return null
  return (
    <>
      <HeaderAccount
        label={t('shell.account')}
        name={accountName(current)}
        amount={money.format(accountBalance(current))}
        {...trigger}
      />
      {menu}
    </>
  )
}
