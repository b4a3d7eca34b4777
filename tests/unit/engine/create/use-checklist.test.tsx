// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react'
import { Suspense, type ReactElement, type ReactNode } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { useChecklist } from '../../../../src/engine/create/use-checklist'
import { ExampleStage } from '../../../../src/engine/examples/ExampleStage'
import { stand } from '../../platform/stand'
import { accountOf } from '../../screens/billing/account-page'
import { stubBrowser } from '../../ui/browser-stubs'

beforeEach(() => stubBrowser())

it('each step that is open leads to its remedy; the one about a limit to a top-up', async () => {
  const account = accountOf({ restriction_level: 'LIMITED', can_pay: true, status: 'ACTIVE' })
  const { platform } = await stand(async () => Response.json([account]), {
    types: ['billing_account'],
    site: {
      limitedBillingAccountConfig: { vcpu: 1, ram_mb: 2048 },
      paymentProcessors: [{ type: 'link', keyword: 'stripe', name: 'Stripe' }],
    },
  })
  await platform.texts.loadScreen('start')
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ExampleStage platform={platform}>
      <Suspense>{children}</Suspense>
    </ExampleStage>
  )
  // What the first drawing waits for is loaded within `act`.
  const { result } = await act(async () => renderHook(() => useChecklist([]), { wrapper }))
  await waitFor(() => expect(result.current.map(({ id }) => id)).toContain('limited'))
  const step = result.current.find(({ id }) => id === 'limited')
  const action = step?.action as ReactElement<{ href: string; children: string }>
  expect(action.props).toMatchObject({ href: '/billing/account/7?do=addCredit', children: 'Top up' })
})
