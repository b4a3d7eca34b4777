import type { components } from '../../generated/api-types'
import type { Site } from '../site/site'

export type Processor = components['schemas']['PaymentProcessor']

/** Processors with which a method is saved in a document of their own (specification section 9). */
const vendors: ReadonlySet<string> = new Set(['stripe_creditcard', 'omise_creditcard', 'paypal_vault'])

/** Processors of the site with which a method can be added; those it does not list do not exist. */
export function methodProcessors({ config }: Pick<Site, 'config'>): readonly Processor[] {
  return (config.paymentProcessors ?? []).filter(
    ({ type, keyword }) => type === 'creditcard' && vendors.has(keyword),
  )
}

/** Link processors that also take a card in fields of their own (specification section 9). */
const hybrids: ReadonlySet<string> = new Set(['adyen'])

/** Whether a processor takes a card in its own fields here, beside its page; these need the key of the site. */
export function takesCard(processor: Processor): processor is Processor & { public_key: string } {
  const { type, keyword, public_key: key } = processor
  return type === 'link' && hybrids.has(keyword) && typeof key === 'string' && key !== ''
}
