// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { PayScreen } from '../../../src/screens/payments/PayScreen'
import { ReferralScreen } from '../../../src/screens/billing/ReferralScreen'
import type { Platform } from '../../../src/platform/platform'
import { renderOnStage } from '../engine/examples/stage'
import { stand } from '../platform/stand'
import { stubBrowser } from '../ui/browser-stubs'
import { accountOf } from './billing/account-page'

function fault(): never {
  throw new TypeError('no')
}
vi.mock('../../../src/screens/billing/PromotionLine', () => ({ PromotionLine: fault }))
vi.mock('../../../src/screens/payments/AddCard', () => ({ AddCard: fault }))

let platform: Platform

beforeEach(async () => {
  stubBrowser()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const account = accountOf({
    referral_share_code: 'LAB7',
    eligible_promotions: [{ credit_type: 'signup_campaign', amount: 10 }],
  })
  const made = await stand(
    async (request) => Response.json(request.url.includes('/billing_account/list') ? [account] : {}),
    {
      types: ['billing_account'],
      site: { paymentProcessors: [{ type: 'creditcard', keyword: 'stripe_creditcard', public_key: 'pk' }] },
    },
  )
  platform = made.platform
  await Promise.all([platform.texts.loadScreen('referral'), platform.texts.loadScreen('pay')])
})

it('the page of referrals stays when one section of it fails', async () => {
  await act(async () =>
    renderOnStage(
      platform,
      <Suspense>
        <ReferralScreen home="https://console.test/app" />
      </Suspense>,
    ),
  )
  expect(await screen.findByText('This section stopped working')).toBeTruthy()
  expect(screen.getByText('https://console.test/app/referral/LAB7')).toBeTruthy()
  expect(screen.getByRole('textbox', { name: /code/i })).toBeTruthy()
})

it('the document of a way to pay stays when its fields fail', async () => {
  await act(async () =>
    renderOnStage(
      platform,
      <Suspense>
        <PayScreen
          {...{ keyword: 'stripe_creditcard', logo: null, account: undefined, amount: undefined }}
          home="https://console.test/app"
          load={() => new Promise(() => undefined)}
          loadStyle={() => new Promise(() => undefined)}
          adyenEnvironment="test"
          paypalScript={false}
          leave={() => undefined}
        />
      </Suspense>,
    ),
  )
  expect(await screen.findByText('This section stopped working')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
})
