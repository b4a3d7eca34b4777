import type { Context } from '../context'
import { gatewayFailure } from '../failures'
import { ownedBy } from '../identity'
import type { StoredRow } from '../store/records'

/**
 * The caller's invoice with this number.
 * @throws ApiFailure 404 if it does not exist or belongs to another user
 */
export function findInvoice(context: Context, id: number): StoredRow<'invoice'> {
  const invoice = context.records.find('invoice', { ...ownedBy(context.caller), key: `${id}` })
  if (!invoice) throw gatewayFailure(404, 'Invoice not found')
  return invoice
}
