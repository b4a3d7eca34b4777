import type { BillingAccount } from '../../platform/account/use-billing-account'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { Checkbox } from '../../ui/form-controls/Checkbox'

interface PrimaryChoiceProps {
  readonly account: BillingAccount
  readonly value: boolean
  readonly onChange: (makesPrimary: boolean) => void
}

/** Choice to make the new method primary; hidden for the first method, which always becomes primary. */
export function PrimaryChoice({ account, value, onChange }: PrimaryChoiceProps) {
  const t = useScreenTexts('pay')
  if (account.primary_card == null) return null
  return <Checkbox label={t('makePrimary')} hint={t('makePrimaryHint')} checked={value} onChange={onChange} />
}
