import type { Context } from '../context'
import { gatewayFailure, serviceFailure } from '../failures'
import { ownedBy } from '../identity'
import type { StoredRow } from '../store/records'

/**
 * The billing account `named`, or the only one a restricted key reaches.
 * @throws ApiFailure 400 when an unrestricted key names none, or one that is not the caller's or was removed
 */
export function findAccount(context: Context, named: number | undefined): StoredRow<'account'> {
  const account = findAccountEver(context, named)
  if (account.document.is_deleted) throw unknownAccount()
  return account
}

/** As `findAccount`, but includes removed accounts, whose invoices and history stay. */
export function findAccountEver(context: Context, named: number | undefined): StoredRow<'account'> {
  const id = named ?? context.caller.account
  if (id === null) throw gatewayFailure(400, "'billing_account_id' is required if using a global API token")
  const account = context.records.find('account', { ...ownedBy(context.caller), key: `${id}` })
  if (!account) throw unknownAccount()
  return account
}

function unknownAccount(): Error {
  return serviceFailure('Provided billing account is incorrect.', 400)
}
