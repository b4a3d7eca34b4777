import type { BillingAccount } from '../../platform/account/use-billing-account'
import type { VendorKeyword } from './create-vendor'
import type { PayDocument } from './pay-document'

/** A processor that is added with a vendor's fields. */
export interface OfferedProcessor {
  readonly keyword: VendorKeyword
  readonly publicKey: string
  /** Charged to check a card, in the currency of the site. */
  readonly verificationAmount: number | undefined
  readonly asksHolder: boolean
  readonly hasPostalCode: boolean
}

/** What the form of a new method is given. */
export interface AddMethodProps extends PayDocument {
  readonly processor: OfferedProcessor
  readonly account: BillingAccount
  /** Address of the account the way leads back to. */
  readonly back: string
}
