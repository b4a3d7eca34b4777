import { isRecord } from '../../lib/is-record'
import { isText } from '../../lib/is-text'
import { parseJson } from '../../lib/parse-json'
import type { BillingAccount } from './use-billing-account'

/**
 * The methods of link processors to offer first, as `keyword` or `keyword::key`; undefined if the customer never chose
 * any. The platform stores them as JSON text (requirement PAYMENT-23).
 */
export function linkMethodsOf({
  additional_data: text,
}: Pick<BillingAccount, 'additional_data'>): readonly string[] | undefined {
  const data = parseJson(text)
  if (!isRecord(data) || !Array.isArray(data.link_methods)) return undefined
  return data.link_methods.filter(isText)
}

/** Name of a method of a link processor in `linkMethodsOf`. */
export function linkMethodId(processor: string, method: string | undefined): string {
  return method === undefined ? processor : `${processor}::${method}`
}
