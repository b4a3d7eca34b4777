import { expect, it } from 'vitest'
import type { Intent, Step } from '../../../../../src/platform/payments/intent'
import { returnedIntent } from '../../../../../src/screens/billing/paying/returned-intent'

const intent = (id: string, step: Step, about: Partial<Intent> = {}): Intent => ({
  id,
  account: 1,
  way: { kind: 'link', processor: 'stripe', name: 'Stripe' },
  amount: 50,
  final: 60,
  currency: 'EUR',
  step,
  begun: 1,
  changed: 1,
  ...about,
})
const all = [
  intent('newest', 'away', { identifier: 'pay_3' }),
  intent('charged', 'pending', { identifier: 'ref_2', charge: 'chrg_2' }),
  intent('old', 'done', { identifier: 'pay_1' }),
]

it.each([
  ['the identifier, whatever its parameter is called', 'reference=pay_1&status=ok', 'old'],
  ['the charge', 'charge_id=chrg_2', 'charged'],
  ['the id of the intent', 'x=charged', 'charged'],
  ['nothing it knows: the newest that waits', 'session_id=other&result=success', 'newest'],
  ['nothing at all', '', 'newest'],
])('finds the payment of an address that names %s', (_, query, id) => {
  expect(returnedIntent(all, new URLSearchParams(query))?.id).toBe(id)
})

it('finds none where none waits and none is named', () => {
  expect(returnedIntent([intent('old', 'done')], new URLSearchParams('result=success'))).toBeUndefined()
  expect(returnedIntent([], new URLSearchParams('id='))).toBeUndefined()
})

it('finds an open one that was at a page where none waits there any more', () => {
  const page = 'https://bank.example/'
  const found = (...intents: readonly Intent[]) =>
    returnedIntent(intents, new URLSearchParams('result=ok'))?.id
  expect(found(intent('sent', 'unknown'), intent('back', 'pending', { page }))).toBe('back')
  expect(found(intent('back', 'pending', { page }), intent('gone', 'away'))).toBe('gone')
  expect(found(intent('ended', 'failed', { page }))).toBeUndefined()
  expect(found(intent('sent', 'unknown'))).toBeUndefined()
})

it('takes no empty value for a name', () => {
  const nameless = [intent('first', 'done', { identifier: '' }), intent('newest', 'away')]
  expect(returnedIntent(nameless, new URLSearchParams('reference='))?.id).toBe('newest')
})
