// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { ApiError } from '../../../../src/api/errors'
import type { Platform } from '../../../../src/platform/platform'
import { paymentsOf } from '../../../../src/platform/payments/payments'
import {
  rememberDecline,
  rememberVerification,
} from '../../../../src/platform/payments/remember-verification'
import { browserSession } from '../../../../src/platform/session/browser-session'
import { createSession } from '../../../../src/platform/session/session'

const card = {
  ...{ id: 7, billing_account_id: 120_348, is_verified: false },
  additional_data: { brand: 'Visa', last4: '4242' },
} as unknown as Parameters<typeof rememberDecline>[1]
const of = { keyword: 'stripe_creditcard', amount: 1 }
const leaving = { card, reference: 'ref_1', page: 'https://bank.example/1' }

function visitor() {
  const session = createSession('', browserSession())
  session.signIn('key')
  session.know('kadri', session.get().epoch)
  const site = { config: { siteCurrency: 'EUR' } } as Platform['site']
  const platform = { session, site, now: () => 5000 }
  return { platform, stored: () => paymentsOf(platform).get() }
}

afterEach(() => {
  window.localStorage.clear()
  window.sessionStorage.clear()
})

describe('[PAYMENT-20] a verification is remembered', () => {
  it('before its holder leaves for the bank, with what the return page has to know', () => {
    const { platform, stored } = visitor()
    rememberVerification(platform, leaving, { ...of, makesPrimary: true })
    expect(stored()).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{32}$/),
        account: 120_348,
        way: {
          kind: 'verification',
          method: 7,
          keyword: 'stripe_creditcard',
          name: 'Visa ••••\u00a04242',
          makesPrimary: true,
        },
        ...{ amount: 1, final: 1, currency: 'EUR', step: 'away', begun: 5000, changed: 5000 },
        ...{ identifier: 'ref_1', page: 'https://bank.example/1' },
      },
    ])
  })

  it('in place of an earlier one of the same card that was left', () => {
    const { platform, stored } = visitor()
    rememberVerification(platform, leaving, of)
    rememberVerification(platform, { ...leaving, card: { ...card, id: 8 } }, of)
    rememberVerification(platform, { ...leaving, reference: 'ref_2' }, of)
    const steps = stored().map(({ identifier, way, step }) => [
      way.kind === 'verification' && way.method,
      identifier,
      step,
    ])
    expect(steps).toHaveLength(3)
    expect(steps).toEqual(
      expect.arrayContaining([
        [7, 'ref_1', 'abandoned'],
        [8, 'ref_1', 'away'],
        [7, 'ref_2', 'away'],
      ]),
    )
  })

  it('without what is not known: the name of the processor stands for that of the card', () => {
    const { platform, stored } = visitor()
    rememberVerification(
      platform,
      { ...leaving, card: { ...card, additional_data: { brand: 3 } as never } },
      of,
    )
    expect(stored().map(({ way }) => way)).toEqual([
      { kind: 'verification', method: 7, keyword: 'stripe_creditcard', name: 'stripe_creditcard' },
    ])
    const only = { ...card, additional_data: { last4: '0011' } as never }
    rememberVerification(platform, { ...leaving, card: only }, of)
    expect(stored().map(({ way }) => way.name)).toContain('••••\u00a00011')
  })

  it('not in a browser that stores nothing, and other faults are not hidden', () => {
    const { platform } = visitor()
    const full = window.localStorage.setItem
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    expect(() => rememberVerification(platform, leaving, of)).not.toThrow()
    Storage.prototype.setItem = full
    const broken = { ...platform, site: {} as Platform['site'] }
    expect(() => rememberVerification(broken, leaving, of)).toThrow(TypeError)
  })
})

describe('[PAYMENT-08] a verification the bank has refused at once', () => {
  it('is remembered with its words', () => {
    const { platform, stored } = visitor()
    const refused = new ApiError('api', 'Insufficient funds', {
      ...{ status: 400, reported: 'Insufficient funds', correlationId: 'c-1' },
    })
    rememberDecline(platform, card, of, refused)
    expect(stored()).toMatchObject([
      { step: 'failed', reason: 'Insufficient funds', reference: 'c-1', way: { method: 7 } },
    ])
  })

  it.each([
    ['of which nothing was heard', new ApiError('connection', 'lost')],
    [
      'that the platform did not understand',
      new ApiError('permission', 'No', { status: 403, reported: 'No' }),
    ],
    ['without words', new ApiError('api', 'It failed', { status: 400 })],
    ['that was never sent', new TypeError('broken')],
  ])('is not what a call is %s', (_, error) => {
    const { platform, stored } = visitor()
    rememberDecline(platform, card, of, error)
    expect(stored()).toEqual([])
  })
})
