// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import type { AllRecords, RecordList } from '../../../../src/engine/data/use-all-records'
import type { BillingAccount } from '../../../../src/platform/account/use-billing-account'
import { PlatformContext } from '../../../../src/platform/platform'
import { useRunningCost, type RunningCost } from '../../../../src/screens/dashboard/use-running-cost'
import { columnOf, resourceOf } from '../../engine/support'
import { subject } from '../../manifest/support'
import { stand } from '../../platform/stand'

const account = { id: 7, discount_percentage: 10, running_totals: { total_before_tax: 48 } } as BillingAccount
const resource = resourceOf({
  price: [{ type: 'CPU', record: 1 }],
  list: { ...resourceOf().list, columns: [columnOf('billing_account_id', { refers: 'billing_account' })] },
})

/** A list of one record that account 7 pays 73 a month for. */
function listOf(status: RecordList['status']): RecordList {
  const record = { id: '1', billing_account_id: 7 }
  const row = { key: '1', id: '1', record, location: undefined, odd: undefined }
  const item = {
    resource,
    row,
    subject: subject({ record }),
    title: 'web',
    view: undefined,
    month: 73,
    monthUnknown: false,
  }
  return { resource, status, items: status === 'ok' ? [item] : [] } as unknown as RecordList
}

async function costOf(...states: RecordList['status'][]): Promise<RunningCost> {
  const { platform } = await stand(async () => new Response('[]'), {})
  const now = (): number => Date.UTC(2026, 10, 3)
  const all = { lists: states.map(listOf), pending: states.includes('pending') } as unknown as AllRecords
  const { result } = renderHook(() => useRunningCost(all), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <PlatformContext value={{ ...platform, now }}>{children}</PlatformContext>
    ),
  })
  return result.current(account)
}

describe('what an account spends', () => {
  it('is what its records cost now, less its discount', async () => {
    const { perHour, average } = await costOf('ok')
    expect(perHour).toBeCloseTo(0.09, 10)
    expect(average).toBe(false)
  })

  it('is its average of the month, and known as that, where a list does not answer', async () => {
    expect(await costOf('ok', 'failed')).toEqual({ perHour: 1, average: true })
  })

  it('is not known while lists are read', async () => {
    expect(await costOf('ok', 'pending')).toEqual({ perHour: undefined, average: false })
  })
})
