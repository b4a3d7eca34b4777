import { QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, vi } from 'vitest'
import { MemoryRouter, Route, Routes } from 'react-router'
import { limits } from '../../../run/time-limits'
import { DetailScreen } from '../../../../src/app/DetailScreen'
import { loadDetailedResource, loadResource } from '../../../../src/engine/data/load-resource'
import { ConsoleLink } from '../../../../src/platform/routing/ConsoleLink'
import type { BillingAccount } from '../../../../src/platform/account/use-billing-account'
import { PlatformContext, type Platform } from '../../../../src/platform/platform'
import type { SiteConfig } from '../../../../src/platform/site/site'
import { UiRouterContext } from '../../../../src/ui/router-context'
import { stand } from '../../platform/stand'

/** An account as the platform answers it, changed by `more`. */
export const accountOf = (more: Partial<BillingAccount> = {}): BillingAccount => ({
  id: 7,
  user_id: 1,
  title: 'Lab',
  email: 'lab@pohjala.example',
  is_active: true,
  is_default: true,
  is_deleted: false,
  status: 'ACTIVE',
  restriction_level: 'CLEAR',
  vat_percentage: 24,
  running_totals: {
    credit_amount: 150,
    subtotal: 50,
    subtotal_resource_usage: 50,
    total_before_tax: 50,
    vat_tax: 12,
    total: 62,
    ongoing: 100,
  },
  credit_amount: 150,
  ...more,
})

/** The platform's answer by path of the call: a value, or a status of failure. */
export type Answers = Readonly<Record<string, unknown>>

interface ShowOptions {
  account?: BillingAccount
  answers?: Answers
  site?: Partial<SiteConfig>
  /** The query of the URL. */
  search?: string
}

/** Shows the page of an account on a platform with given answers; other lists are empty. */
export async function showAccount({
  account = accountOf(),
  answers = {},
  site,
  search = '',
}: ShowOptions): Promise<{ platform: Platform; container: HTMLElement }> {
  const { platform } = await stand(
    async (request) => {
      const { pathname } = new URL(request.url)
      const path = pathname.replace(/^.*\/v1/, '')
      const answer = path === '/payment/billing_account/list' ? [account] : answers[path]
      if (answer instanceof Response) return answer.clone()
      return Response.json(answer ?? [])
    },
    { types: ['billing_account'], ...(site ? { site } : {}) },
  )
  await Promise.all([
    platform.texts.load('billing_account'),
    platform.texts.loadScreen('billing'),
    loadResource('billing_account', platform.texts),
    loadDetailedResource('billing_account', platform.texts),
    import('../../../../src/screens/billing/billing-sections'),
  ])
  const { container } = await act(async () =>
    render(
      <PlatformContext value={platform}>
        <QueryClientProvider client={platform.queries}>
          <UiRouterContext value={{ Link: ConsoleLink, navigate: () => undefined }}>
            <MemoryRouter basename="/app" initialEntries={[`/app/billing/account/7${search}`]}>
              <Suspense fallback="waiting">
                <Routes>
                  <Route path="/billing/account/:id" element={<DetailScreen type="billing_account" />} />
                </Routes>
              </Suspense>
            </MemoryRouter>
          </UiRouterContext>
        </QueryClientProvider>
      </PlatformContext>,
    ),
  )
  // All reads are rendered before the test goes on.
  await act(() =>
    vi.waitFor(() => expect(platform.queries.isFetching()).toBe(0), { timeout: limits.unit.wait }),
  )
  return { platform, container }
}
