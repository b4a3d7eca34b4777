// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { loadResource } from '../../../../src/engine/data/load-resource'
import type { AllRecords } from '../../../../src/engine/data/use-all-records'
import { ExampleStage } from '../../../../src/engine/examples/ExampleStage'
import { Spending } from '../../../../src/screens/dashboard/Spending'
import { stand } from '../../platform/stand'
import { stubBrowser } from '../../ui/browser-stubs'
import { accountOf } from '../billing/account-page'

beforeEach(() => stubBrowser())

const nothing = { resources: [], items: [], lists: [], pending: false } as unknown as AllRecords

it.each([
  [
    'of several accounts',
    [accountOf(), accountOf({ id: 8 })],
    '€100.00',
    /^November so far, all accounts, before VAT$/,
  ],
  ['of one account', [accountOf()], '€50.00', /^November so far, before VAT$/],
] as const)('says what its sum is about: %s', async (_, accounts, sum, scope) => {
  const { platform } = await stand(async () => Response.json(accounts))
  await platform.texts.loadScreen('overview')
  render(
    <ExampleStage platform={platform}>
      <Spending all={nothing} />
    </ExampleStage>,
  )
  expect(await screen.findByText(sum)).toBeTruthy()
  expect(screen.getByText(scope)).toBeTruthy()
})

it.each([
  ['are being read', true, '…'],
  ['did not come', false, '?'],
] as const)('gives no sum of a month while prices %s', async (_, monthAwaited, shown) => {
  const { platform } = await stand(async () => Response.json([accountOf()]), { types: ['disk'] })
  await platform.texts.loadScreen('overview')
  const resource = await loadResource('disk', platform.texts)
  const items = [{ resource, month: undefined, monthUnknown: true, monthAwaited }]
  render(
    <ExampleStage platform={platform}>
      <Spending all={{ ...nothing, resources: [resource], items } as unknown as AllRecords} />
    </ExampleStage>,
  )
  await screen.findByText('€50.00')
  const disks = screen.getByRole('term').nextElementSibling
  expect(disks?.textContent).toContain(shown)
  const sum = screen.getByRole('heading', { level: 3 })
  expect(sum.textContent).toBe(`A month, as it is now ${monthAwaited ? '…' : 'at least €0.00'}`)
})

it.each([
  [
    'several accounts to their list',
    [accountOf(), accountOf({ id: 8 })],
    /^November so far/,
    '/billing/account',
  ],
  [
    'one account to its usage of the month',
    [accountOf()],
    /^November so far/,
    '/billing/account/7?tab=usage&month=2026-11',
  ],
] as const)('leads from the sum of %s', async (_, accounts, name, href) => {
  const { platform } = await stand(async () => Response.json(accounts), { types: ['billing_account'] })
  await platform.texts.loadScreen('overview')
  const all = { ...nothing, resources: [await loadResource('billing_account', platform.texts)] }
  render(
    <ExampleStage platform={platform}>
      <Spending all={all} />
    </ExampleStage>,
  )
  const link = await screen.findByRole('link', { name })
  expect(link.getAttribute('href')).toBe(href)
})
