// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { leaveFor } from '../../../../../src/platform/leave-for'
import { paymentsOf } from '../../../../../src/platform/payments/payments'
import { PlatformContext } from '../../../../../src/platform/platform'
import { loadPaymentTexts } from '../../../../../src/screens/billing/paying/load-texts'
import { SentDialog } from '../../../../../src/screens/billing/paying/SentDialog'
import { stand } from '../../../platform/stand'
import { stubBrowser } from '../../../ui/browser-stubs'

it('[PAYMENT-34] Escape does not close the dialog of a payment while the page of its processor is loading', async () => {
  stubBrowser()
  const { platform } = await stand(async () => Response.json([]))
  await loadPaymentTexts(platform.texts)
  const now = platform.now()
  paymentsOf(platform).add({
    id: 'a1',
    account: 1,
    way: { kind: 'link', processor: 'bank', name: 'Bank' },
    amount: 100,
    final: 124,
    currency: 'EUR',
    step: 'away',
    page: 'https://bank.example/',
    begun: now,
    changed: now,
  })
  const close = vi.fn()
  leaveFor('#bank')
  render(
    <PlatformContext value={platform}>
      <QueryClientProvider client={platform.queries}>
        <SentDialog id="a1" title="Top up" onClose={close} onAgain={() => undefined} />
      </QueryClientProvider>
    </PlatformContext>,
  )
  expect(screen.getByRole('dialog')).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  expect(close).not.toHaveBeenCalled()
  await act(async () => window.dispatchEvent(new Event('pageshow')))
  await userEvent.keyboard('{Escape}')
  expect(close).toHaveBeenCalledOnce()
})
