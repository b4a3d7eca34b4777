import type { Context } from '../context'
import type { PaymentProcessor } from '../entities'
import { parameterFailure, serviceFailure } from '../failures'
import { ownedBy } from '../identity'
import type { StoredRow } from '../store/records'

/** The text for a processor the deployment does not offer (specification section 8). */
export const channelText = 'Payment channel not available'

/**
 * The caller's payment method.
 * @throws ApiFailure 404 when there is none, or it was removed
 */
export function findMethod(context: Context, id: number): StoredRow<'card'> {
  const method = context.records.find('card', { ...ownedBy(context.caller), key: `${id}` })
  if (!method || method.document.is_deleted === true) throw serviceFailure('Payment method not found', 404)
  return method
}

/**
 * The payment of an account with this identifier.
 * @throws ApiFailure 404
 */
export function findPayment(context: Context, account: number, identifier: string): StoredRow<'payment'> {
  const payment = context.records.find('payment', { ...ownedBy(context.caller), account, key: identifier })
  if (!payment) throw serviceFailure('Payment not found', 404)
  return payment
}

/** The processor with this keyword; undefined when the deployment does not offer it. */
export function offeredProcessor(
  { catalogue }: Pick<Context, 'catalogue'>,
  keyword: string,
): PaymentProcessor | undefined {
  return catalogue.site.paymentProcessors?.find((processor) => processor.keyword === keyword)
}

/** @throws ApiFailure 400 when the deployment does not offer it */
export function findProcessor(context: Context, keyword: string): PaymentProcessor {
  const processor = offeredProcessor(context, keyword)
  if (!processor) throw serviceFailure(channelText, 400)
  return processor
}

/**
 * An address a browser is sent back to.
 * @throws ApiFailure 400 naming the parameter when it is no address of a page
 */
export function pageAddress(name: string, value: string): string {
  const address = URL.canParse(value) ? new URL(value) : undefined
  if (address?.protocol === 'http:' || address?.protocol === 'https:') return value
  throw parameterFailure({ [name]: `Parameter '${name}' must be the address of a page` })
}

/** The console's address for customers returning from the page of a bank. @throws ApiFailure 400 */
export function consoleReturn(base: string): string {
  return `${pageAddress('front_base_url', base).replace(/\/+$/, '')}/payment_return`
}

/** A parameter that is needed in this case only. @throws ApiFailure 400 naming it */
export function needed(name: string, value: string | undefined): string {
  if (value !== undefined && value !== '') return value
  throw parameterFailure({ [name]: `Required parameter '${name}' not supplied` })
}
