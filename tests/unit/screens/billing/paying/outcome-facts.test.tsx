// @vitest-environment jsdom
import { stubBrowser } from '../../../ui/browser-stubs'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Intent, Step } from '../../../../../src/platform/payments/intent'
import { PlatformContext } from '../../../../../src/platform/platform'
import { loadPaymentTexts } from '../../../../../src/screens/billing/paying/load-texts'
import { Outcome } from '../../../../../src/screens/billing/paying/Outcome'
import { stand } from '../../../platform/stand'

beforeEach(() => stubBrowser())

const now = Date.UTC(2026, 10, 21, 8, 46)
const intentOf = (step: Step): Intent => ({
  id: 'a1',
  account: 1,
  way: { kind: 'method', method: 7, keyword: 'stripe_creditcard', name: 'Visa' },
  amount: 100,
  final: 124,
  currency: 'EUR',
  step,
  begun: now - 20 * 60_000,
  changed: now - 5 * 60_000,
})

/** Name of a fact of a payment, and its value. */
async function factsOf(step: Step): Promise<Record<string, string>> {
  const { platform } = await stand(async () => Response.json([]))
  await loadPaymentTexts(platform.texts)
  await act(async () =>
    render(
      <PlatformContext value={platform}>
        <QueryClientProvider client={platform.queries}>
          <Outcome intent={intentOf(step)} isChecking={false} failure={undefined} actions={() => null} />
        </QueryClientProvider>
      </PlatformContext>,
    ),
  )
  const terms = screen.getAllByRole('term')
  return Object.fromEntries(
    terms.map((term) => [term.textContent ?? '', term.nextElementSibling?.textContent ?? '']),
  )
}

describe('[PAYMENT-34] the time of a payment', () => {
  it.each(['sending', 'away', 'pending', 'unknown'] as const)(
    'is since when it runs while it is %s',
    async (step) => {
      const facts = await factsOf(step)
      expect(facts['Since']).toContain('08:26')
      expect(facts).not.toHaveProperty('Ended')
    },
  )

  it.each(['done', 'failed', 'cancelled', 'abandoned'] as const)(
    'is when it ended once it is %s',
    async (step) => {
      const facts = await factsOf(step)
      expect(facts['Ended']).toContain('08:41')
      expect(facts).not.toHaveProperty('Since')
    },
  )
})
