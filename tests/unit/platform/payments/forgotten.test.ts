// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it } from 'vitest'
import type { Intent } from '../../../../src/platform/payments/intent'
import { paymentsOf } from '../../../../src/platform/payments/payments'
import { hasStoredPayments } from '../../../../src/platform/payments/storage-keys'
import { forgetWithAccount } from '../../../../src/platform/session/forget-account'
import { browserSession } from '../../../../src/platform/session/browser-session'
import { createSession } from '../../../../src/platform/session/session'
import { createToastStore } from '../../../../src/ui/feedback/toast-store'

const payment: Intent = {
  id: 'a1',
  account: 120348,
  way: { kind: 'link', processor: 'stripe', name: 'Stripe' },
  amount: 50,
  final: 64.6,
  currency: 'EUR',
  step: 'away',
  begun: Date.now(),
  changed: Date.now(),
}

/** A tab in which this user is signed in and has paid. */
function openTab(user: string) {
  const session = createSession('', browserSession())
  session.signIn(`key of ${user}`)
  forgetWithAccount(session, '', new QueryClient(), createToastStore())
  session.know(user, session.get().epoch)
  const intents = paymentsOf({ session, now: Date.now })
  intents.add(payment)
  return { session, intents, owner: session.owner.get() ?? '' }
}

const stored = (): string[] =>
  Object.keys(window.localStorage).filter((key) => key.startsWith('console.payment.'))

afterEach(() => {
  window.localStorage.clear()
  window.sessionStorage.clear()
})

it('[SESSION-05] leaves no payment in the browser after sign-out', () => {
  const { session, intents, owner } = openTab('1')
  expect(hasStoredPayments(owner)).toBe(true)
  session.signOut()
  expect(stored()).toEqual([])
  expect(intents.get()).toEqual([])
})

it('keeps the payments of a user whose key was refused, until somebody else signs in', () => {
  const { session, owner } = openTab('1')
  session.refuse('key of 1')
  expect(hasStoredPayments(owner)).toBe(true)
  session.signIn('key of 2')
  session.know('2', session.get().epoch)
  expect(stored()).toEqual([])
})

it('keeps the own payments while acting for another account, whose payments go with the acting', () => {
  const { session, intents, owner } = openTab('1')
  session.act(
    { token: 'acting token', back: '/', owner: 'mari', name: 'Mari', restricted: false, isNew: false },
    undefined,
  )
  session.know('9', session.get().epoch)
  expect(intents.get()).toEqual([])
  intents.add({ ...payment, id: 'b2' })
  expect(stored()).toHaveLength(2)
  session.endActing()
  session.know('1', session.get().epoch)
  expect(intents.get().map(({ id }) => id)).toEqual(['a1'])
  expect(hasStoredPayments(owner)).toBe(true)
  expect(stored()).toHaveLength(1)
})
