// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import type { AllRecords } from '../../../../src/engine/data/use-all-records'
import { PlatformContext } from '../../../../src/platform/platform'
import { useAccountLines } from '../../../../src/screens/dashboard/use-account-lines'
import { resourceOf } from '../../engine/support'
import { stand } from '../../platform/stand'
import { accountOf } from '../billing/account-page'

it('shows ten problems of accounts, and counts the accounts of the others', async () => {
  const accounts = Array.from({ length: 13 }, (_, index) => accountOf({ id: index + 1, unpaid_amount: 5 }))
  const { platform } = await stand(async ({ url }) =>
    Response.json(url.includes('/payment/billing_account/list') ? accounts : []),
  )
  await platform.texts.loadScreen('overview')
  const resources = [{ ...resourceOf(), section: 'billing' }]
  const all = { resources, lists: [], pending: false } as unknown as AllRecords
  const { result } = renderHook(() => useAccountLines(all, []), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <PlatformContext value={platform}>
        <QueryClientProvider client={platform.queries}>{children}</QueryClientProvider>
      </PlatformContext>
    ),
  })
  await waitFor(() => expect(result.current).toHaveLength(11))
  expect(result.current[0]?.strong).toContain('Lab has')
  expect(result.current.at(-1)?.strong).toBe('3 more billing accounts need attention.')
})
