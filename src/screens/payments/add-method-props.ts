import type { BillingAccount } from '../../platform/account/use-billing-account'
import type { VendorKeyword } from './create-vendor'
import type { PayDocument } from './pay-document'

/** A processor that is added with a vendor's fields. */
export interface OfferedProcessor {
  readonly keyword: VendorKeyword
  readonly publicKey: string
  /** Charged to verify a card, in the currency of the site. */
  readonly verificationAmount: number | undefined
  readonly asksHolder: boolean
  readonly hasPostalCode: boolean
}

/** Props of the form for a new method. */
export interface AddMethodProps extends PayDocument {
  readonly processor: OfferedProcessor
  readonly account: BillingAccount
  /** URL of the account to go back to. */
  readonly back: string
}
