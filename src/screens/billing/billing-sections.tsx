import type { ComponentType } from 'react'
import type { CustomProps } from '../../engine/record/custom-context'
import { useDetail } from '../../engine/record/detail-context'
import { isAccount } from '../../platform/account/use-billing-account'
import type { AccountProps } from './account'
import { AutomaticTopUp } from './AutomaticTopUp'
import { BalanceSection } from './BalanceSection'
import { HistorySection } from './HistorySection'
import { InvoicesSection } from './InvoicesSection'
import { LatestInvoices } from './LatestInvoices'
import { PaymentMethods } from './PaymentMethods'
import { Promotions } from './Promotions'
import { UsageSection } from './UsageSection'

/** A part of the page of an account; nothing where the record is none. */
function about(Component: ComponentType<AccountProps>): ComponentType<CustomProps> {
  return function AboutAccount(props) {
    const { record } = useDetail().target.row
    return isAccount(record) ? <Component {...props} account={record} /> : null
  }
}

/** What the page of a billing account is made of besides facts and forms. */
export const billingSections = {
  balance: about(BalanceSection),
  latestInvoices: about(LatestInvoices),
  invoices: about(InvoicesSection),
  usage: about(UsageSection),
  history: about(HistorySection),
  methods: about(PaymentMethods),
  topUp: about(AutomaticTopUp),
  promotions: about(Promotions),
}
