import type { Context } from '../context'
import { gatewayFailure } from '../failures'
import { ownedBy } from '../identity'
import type { Kept } from '../store/records'

/** The caller's invoice with this number. @throws ApiFailure 404 for one of somebody else, or none */
export function findInvoice(context: Context, id: number): Kept<'invoice'> {
  const invoice = context.records.find('invoice', { ...ownedBy(context.caller), key: `${id}` })
  if (!invoice) throw gatewayFailure(404, 'Invoice not found')
  return invoice
}
