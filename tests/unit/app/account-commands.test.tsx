// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { useAccountCommands } from '../../../src/app/shell/use-account-commands'
import { ExampleStage } from '../../../src/engine/examples/ExampleStage'
import type { SiteConfig } from '../../../src/platform/site/site'
import { stand } from '../platform/stand'
import { accountOf } from '../screens/billing/account-page'
import { stubBrowser } from '../ui/browser-stubs'

beforeEach(() => stubBrowser())

async function commandsOf(site: Partial<SiteConfig>) {
  const { platform } = await stand(async () => Response.json([accountOf({ title: 'Shop' })]), { site })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ExampleStage platform={platform}>{children}</ExampleStage>
  )
  const { result } = renderHook(() => useAccountCommands(), { wrapper })
  await waitFor(() => expect(result.current.pages).not.toEqual([]))
  return result.current
}

it('of the account in use lead to its invoices, its payment methods and its top-up', async () => {
  const { topUp, pages } = await commandsOf({ paymentProcessors: [{ type: 'link', keyword: 'stripe' }] })
  expect(topUp).toMatchObject([{ id: 'go /billing/account/7?do=addCredit', label: 'Top up…', where: 'Shop' }])
  expect(pages.map(({ id, label }) => [id, label])).toEqual([
    ['go /billing/account/7?tab=invoices', 'Invoices'],
    ['go /billing/account/7?tab=methods', 'Payment methods'],
  ])
})

it('offer nothing to pay with where nothing is paid', async () => {
  const { topUp, pages } = await commandsOf({ paymentProcessors: [] })
  expect([...topUp, ...pages].map(({ label }) => label)).toEqual(['Invoices'])
})
