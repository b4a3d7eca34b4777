import { knownBalance, type BillingAccount } from '../../../platform/account/use-billing-account'
import { useScreenTexts } from '../../../platform/i18n/use-texts'
import { usePlatform } from '../../../platform/platform'
import { useChargeMoney } from './use-charge-money'
import type { TopUp } from './use-top-up'

/** Balance of the account after the entered top-up; nothing while balance or amount is unknown. */
export function NewBalance({ account, topUp }: { readonly account: BillingAccount; readonly topUp: TopUp }) {
  const t = useScreenTexts('payments')
  const { site } = usePlatform()
  const { money } = useChargeMoney()
  const balance = knownBalance(account)
  if (balance === undefined || topUp.problem !== undefined || typeof topUp.amount !== 'number') return null
  return t('newBalance', { amount: money(balance + topUp.amount, site.config.siteCurrency) })
}
