import type { components } from '../../generated/api-types'
import type { Site } from '../site/site'

export type Processor = components['schemas']['PaymentProcessor']

/** Processors whose payment methods are added in a separate document (specification section 9). */
const vendors: ReadonlySet<string> = new Set(['stripe_creditcard', 'omise_creditcard', 'paypal_vault'])

/** Processors of the site with which a method can be added; those it does not list do not exist. */
export function methodProcessors({ config }: Pick<Site, 'config'>): readonly Processor[] {
  return (config.paymentProcessors ?? []).filter(
    ({ type, keyword }) => type === 'creditcard' && vendors.has(keyword),
  )
}

/** Link processors that also have card fields of their own (specification section 9). */
const hybrids: ReadonlySet<string> = new Set(['adyen'])

/** Whether a link processor also takes cards in its own fields in the console; these need its public key. */
export function takesCard(processor: Processor): processor is Processor & { public_key: string } {
  const { type, keyword, public_key: key } = processor
  return type === 'link' && hybrids.has(keyword) && typeof key === 'string' && key !== ''
}
