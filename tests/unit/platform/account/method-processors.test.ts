import { expect, it } from 'vitest'
import { payPath } from '../../../../src/lib/pay-path'
import { methodProcessors, type Processor } from '../../../../src/platform/account/method-processors'
import { plainSite } from '../stand'

const processor = (type: Processor['type'], keyword: string): Processor => ({ type, keyword, name: keyword })

it('[PAYMENT-09] methods are added with the processors the site lists, as far as the console knows them', () => {
  const paymentProcessors = [
    processor('invoice', 'invoice'),
    processor('link', 'stripe'),
    processor('creditcard', 'omise_creditcard'),
    processor('creditcard', 'another_creditcard'),
    processor('link', 'paypal_vault'),
  ]
  const found = methodProcessors({ config: { ...plainSite, paymentProcessors } })
  expect(found.map(({ keyword }) => keyword)).toEqual(['omise_creditcard'])
  expect(methodProcessors({ config: plainSite })).toEqual([])
})

it('the document of a processor is told the account', () => {
  expect(payPath('/app', 'stripe_creditcard', 7)).toBe('/app/pay/stripe_creditcard?account=7')
})
