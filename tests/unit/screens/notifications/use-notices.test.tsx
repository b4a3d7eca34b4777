// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { loadResource } from '../../../../src/engine/data/load-resource'
import { PlatformContext } from '../../../../src/platform/platform'
import { useNotices } from '../../../../src/screens/notifications/use-notices'
import { stand } from '../../platform/stand'
import { accountOf } from '../billing/account-page'

function Notices(): ReactNode {
  return useNotices([]).map(({ id, title, link }) => (
    <p key={id}>
      {title}
      {link && <a href={link.href}>{link.label}</a>}
    </p>
  ))
}

async function show(answers: (url: URL) => unknown): Promise<void> {
  const { platform } = await stand(async ({ url }) => Response.json(answers(new URL(url)) ?? []))
  await platform.texts.loadScreen('notifications')
  await loadResource('billing_account', platform.texts)
  await loadResource('access_impersonation', platform.texts)
  render(
    <PlatformContext value={platform}>
      <QueryClientProvider client={platform.queries}>
        <Notices />
      </QueryClientProvider>
    </PlatformContext>,
  )
}

afterEach(cleanup)

const accounts = (count: number) =>
  Array.from({ length: count }, (_, index) => accountOf({ id: index + 1, unpaid_amount: 5 }))
const accountsLink = () => screen.getByRole('link', { name: 'Show billing accounts' }).getAttribute('href')

it('reads the invoices of ten accounts, because each is a call, and says that there are more', async () => {
  const asked = new Set<string>()
  await show(({ pathname, searchParams }) => {
    if (pathname.endsWith('/billing_account/list')) return accounts(12)
    if (pathname.endsWith('/invoice/list')) asked.add(searchParams.get('billing_account_id') ?? '')
    return []
  })
  await screen.findByText('More invoices are unpaid')
  expect(accountsLink()).toBe('/billing/account')
  await expect.poll(() => asked.size).toBe(10)
})

it('shows the ten most urgent invoices of an account and says that there are more', async () => {
  const invoice = (id: number, status: number, due: number) => ({
    ...{
      id,
      name: `nr-${id}`,
      padded_id: `${id}`,
      status,
      due_date: due,
      created: due,
      billing_account_id: 1,
    },
    ...{ type: 'cloud_services', vat_percentage: 0, discount_percentage: 0, records_list: [] },
    ...{ totals: { subtotal: 1, discount_amount: 0, total_before_tax: 1, vat_tax: 0, total: 1 } },
  })
  const paid = Array.from({ length: 20 }, (_, index) => invoice(100 + index, 10, 1))
  const unpaid = Array.from({ length: 11 }, (_, index) => invoice(index, 5, (11 - index) * 100_000))
  await show(({ pathname }) => {
    if (pathname.endsWith('/billing_account/list')) return accounts(1)
    return pathname.endsWith('/invoice/list') ? [...paid, ...unpaid] : []
  })
  await screen.findByText('More invoices are unpaid')
  expect(screen.getAllByText(/^Invoice nr-/)).toHaveLength(10)
  expect(screen.queryByText(/^Invoice nr-0 /)).toBeNull()
  expect(screen.queryByText(/^Invoice nr-10 /)).not.toBeNull()
})

it('shows the ten newest invitations and counts the others', async () => {
  const invitations = Array.from({ length: 13 }, (_, index) => ({
    ...{ uuid: `${index}`, access_owner: `owner-${index}@uus.example`, is_accepted: false },
    created_at: `2026-11-${String(index + 1).padStart(2, '0')} 08:00:00`,
  }))
  await show(({ pathname }) => (pathname.endsWith('/impersonation') ? invitations : []))
  await screen.findByText('3 more invitations are open')
  expect(screen.getAllByText(/^owner-/)).toHaveLength(10)
  expect(screen.queryByText(/^owner-2@/)).toBeNull()
  expect(screen.queryByText(/^owner-12@/)).not.toBeNull()
})
