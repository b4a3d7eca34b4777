import type { ComponentType } from 'react'
import type { CustomProps } from '../../engine/record/custom-context'
import { useDetail } from '../../engine/record/detail-context'
import { accountIn } from '../../platform/account/use-billing-account'
import type { AccountProps } from './account'
import { AutomaticTopUp } from './AutomaticTopUp'
import { BalanceSection } from './BalanceSection'
import { HistorySection } from './HistorySection'
import { InvoicesSection } from './InvoicesSection'
import { LatestInvoices } from './LatestInvoices'
import { MethodsSection } from './methods/MethodsSection'
import { PaymentMethods } from './PaymentMethods'
import { PriceListSection } from './PriceListSection'
import { Promotions } from './Promotions'
import { ReferralFacts } from './ReferralFacts'
import { UsageSection } from './UsageSection'

/** Wraps a section of an account's page; renders nothing for a malformed record. */
function about(Component: ComponentType<AccountProps>): ComponentType<CustomProps> {
  return function AboutAccount(props) {
    const { record } = useDetail().target.row
    const account = accountIn(record)
    return account ? <Component {...props} account={account} /> : null
  }
}

/** Custom sections of a billing account's page. */
export const billingSections = {
  balance: about(BalanceSection),
  latestInvoices: about(LatestInvoices),
  invoices: about(InvoicesSection),
  usage: about(UsageSection),
  history: about(HistorySection),
  prices: about(PriceListSection),
  methods: about(PaymentMethods),
  methodList: about(MethodsSection),
  topUp: about(AutomaticTopUp),
  promotions: about(Promotions),
  referral: about(ReferralFacts),
}
