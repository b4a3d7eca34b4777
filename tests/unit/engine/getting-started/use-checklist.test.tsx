// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react'
import { Suspense, type ReactElement, type ReactNode } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { useChecklist } from '../../../../src/engine/getting-started/use-checklist'
import { ExampleStage } from '../../../../src/engine/examples/ExampleStage'
import type { SiteConfig } from '../../../../src/platform/site/site'
import { stand } from '../../platform/stand'
import { accountOf } from '../../screens/billing/account-page'
import { stubBrowser } from '../../ui/browser-stubs'

beforeEach(() => stubBrowser())

/** The steps of an account on a site. */
async function stepsOf(account: Parameters<typeof accountOf>[0], site: Partial<SiteConfig>) {
  const { platform } = await stand(async () => Response.json([accountOf(account)]), {
    types: ['billing_account'],
    site,
  })
  await platform.texts.loadScreen('start')
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ExampleStage platform={platform}>
      <Suspense>{children}</Suspense>
    </ExampleStage>
  )
  // Data the first render waits for is loaded within `act`.
  const { result } = await act(async () => renderHook(() => useChecklist([]), { wrapper }))
  await waitFor(() => expect(result.current.map(({ id }) => id)).toContain('details'))
  return result.current
}

const limited = { restriction_level: 'LIMITED', can_pay: true, status: 'ACTIVE' } as const
const limitedBillingAccountConfig = { vcpu: 1, ram_mb: 2048 }

it('each step that is open leads to its remedy; the one about a limit to a top-up', async () => {
  const steps = await stepsOf(limited, {
    limitedBillingAccountConfig,
    paymentProcessors: [{ type: 'link', keyword: 'stripe', name: 'Stripe' }],
  })
  const step = steps.find(({ id }) => id === 'limited')
  const action = step?.action as ReactElement<{ href: string; children: string }>
  expect(action.props).toMatchObject({ href: '/billing/account/7?do=addCredit', children: 'Top up' })
})

it('names no size where the site names none, or has nothing of such a size', async () => {
  const noteOf = async (site: Partial<SiteConfig>) =>
    (await stepsOf(limited, site)).find(({ id }) => id === 'limited')?.note
  const sold = { limitedBillingAccountConfig, servicesEnabled: true }
  expect(await noteOf(sold)).toContain('at most 1 vCPU and 2 GB')
  // No bare metal server is that small.
  const servers = { limitedBillingAccountConfig, bareMetalEnabled: true }
  for (const site of [{ servicesEnabled: true }, servers])
    expect(await noteOf(site)).toBe('once enough has been topped up; until then only small resources')
})

it('asks for no payment method where nothing is paid', async () => {
  const open = { can_pay: false, status: 'ACTIVE' } as const
  const idsOf = async (site: Partial<SiteConfig>) => (await stepsOf(open, site)).map(({ id }) => id)
  expect(await idsOf({ paymentProcessors: [{ type: 'link', keyword: 'stripe' }] })).toContain('method')
  expect(await idsOf({ paymentProcessors: [] })).toEqual(['account', 'details'])
})
