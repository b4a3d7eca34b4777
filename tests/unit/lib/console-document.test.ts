import { expect, it } from 'vitest'
import { documentOf } from '../../../src/lib/console-document'

it.each([
  ['/app', 'main'],
  ['/app/', 'main'],
  ['/app/compute/create', 'main'],
  ['/elsewhere', 'main'],
  ['/application/pay', 'main'],
  ['/pay/adyen', 'main'],
  ['/app/pay', 'pay'],
  ['/app/pay/', 'pay'],
  ['/app/pay/invoice', 'pay'],
  ['/app/pay/adyen', 'pay/adyen'],
  ['/app/pay/adyen/', 'pay/adyen'],
  ['/app/pay/adyen2', 'pay'],
  ['/app/payment_return', 'main'],
  ['/app/terminal/tll/7c1e', 'terminal'],
  ['/app/acting/compute', 'acting'],
  ['/app/auth0_callback', 'sign-in'],
  ['/app/email_verification', 'sign-in'],
])('%s is answered by the document %s', (path, document) => {
  expect(documentOf(path, '/app')).toBe(document)
})

it('a base path that is empty is one too', () => {
  expect(documentOf('/pay/adyen', '')).toBe('pay/adyen')
})
