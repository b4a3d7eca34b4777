import { accountBalance, accountName, useBillingAccounts } from '../../platform/account/use-billing-account'
import { useTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import { HeaderAccount } from '../../ui/layout/Header'
import { useMenu } from '../../ui/overlay/use-menu'
import { useAccountChoice } from './use-account-choice'

/** Current billing account with balance, and the choice of another. */
export function AccountMenu() {
  const { t } = useTexts()
  const money = useMoney()
  const { current } = useBillingAccounts()
  const { groups, onAction } = useAccountChoice()
  const { trigger, menu } = useMenu(() => ({
    label: t('shell.account'),
    align: 'end',
    groups: groups(),
    onAction,
  }))
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
