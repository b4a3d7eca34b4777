import { isRecord } from '../../lib/is-record'
import type { BillingAccount } from './use-billing-account'

/**
 * The methods of link processors that a customer wants to be offered first, as `keyword` or `keyword::key`; undefined where
 * none were ever chosen. The platform stores them as JSON text (requirement PAYMENT-23).
 */
export function linkMethodsOf({
  additional_data: text,
}: Pick<BillingAccount, 'additional_data'>): readonly string[] | undefined {
  try {
    const data: unknown = JSON.parse(text ?? 'null')
    if (!isRecord(data) || !Array.isArray(data.link_methods)) return undefined
    return data.link_methods.filter((each): each is string => typeof each === 'string')
  } catch {
    return undefined
  }
}

/** Name of a method of a link processor in `linkMethodsOf`. */
export function linkMethodId(processor: string, method: string | undefined): string {
  return method === undefined ? processor : `${processor}::${method}`
}
