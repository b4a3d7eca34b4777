import { review, showAccount } from '../charging/review'
import type { BillingAccount } from '../entities'
import { ownedBy } from '../identity'
import { replaceDetails } from './account-details'
import { createBillingAccount } from './create-billing-account'
import { deleteBillingAccount } from './delete-billing-account'
import { findAccount, findAccountEver } from './find-account'
import type { HandlersOf } from './handler'

/** Billing accounts: list, read, create, change, remove, and set the default one. */
export const billingAccountHandlers: HandlersOf<
  | 'listBillingAccounts'
  | 'getBillingAccount'
  | 'createBillingAccount'
  | 'updateBillingAccount'
  | 'deleteBillingAccount'
  | 'setDefaultBillingAccount'
> = {
  listBillingAccounts: (context, { show_shadow: showDeleted }) =>
    context.records
      .list('account', { ...ownedBy(context.caller), location: '' })
      .filter(({ document }) => showDeleted === true || !document.is_deleted)
      .map((account): BillingAccount => showAccount(context, account)),

  getBillingAccount: (context, { billing_account_id: named }) =>
    showAccount(context, findAccountEver(context, named)),

  createBillingAccount,

  updateBillingAccount: (context, { billing_account_id: named, ...sent }) => {
    const account = findAccount(context, named)
    const document = replaceDetails(context, account.document, sent)
    return review(context, { ...account, document }).account.document
  },

  deleteBillingAccount,

  setDefaultBillingAccount: (context, { billing_account_id: named }) => {
    const { records, caller } = context
    const chosen = findAccount(context, named)
    for (const account of records.list('account', { owner: caller.owner })) {
      const isDefault = account.rowId === chosen.rowId
      if (account.document.is_default !== isDefault)
        records.save({ ...account, document: { ...account.document, is_default: isDefault } })
    }
    return { success: true }
  },
}
