import { describe, expect, it } from 'vitest'
import type { Invoice, InvoiceLine } from '../../../../src/platform/account/invoice'
import type { UsageItem } from '../../../../src/screens/billing/usage'
import {
  billedMonths,
  invoicedThings,
  lineKind,
  namedRecords,
  nowhere,
  runningThings,
  wantedThings,
  type UsedThing,
} from '../../../../src/screens/billing/usage-month'

const now = Date.UTC(2026, 10, 21, 8)
const second = (year: number, month: number): number => Date.UTC(year, month, 1) / 1000

const line = (name: string, descr: string, more: Partial<InvoiceLine> = {}): InvoiceLine => ({
  id: 1,
  name,
  descr,
  qty: 744,
  qty_unit: 'h',
  item_price: 0.01,
  amount: 7.44,
  ...more,
})
const invoice = (id: number | 'current', month: number, lines: InvoiceLine[] = []): Invoice => ({
  id,
  billing_account_id: 7,
  status: id === 'current' ? 0 : 10,
  type: 'cloud_services',
  period_start: second(2026, month),
  period_end: second(2026, month + 1),
  records_list: lines,
  totals: { subtotal: 1, vat_tax: 0, total: 0 },
})
const item = (description: string, more: Partial<UsageItem> = {}): UsageItem => ({
  uuid: 'vm-1',
  billing_account_id: 7,
  user_id: 1,
  description,
  hours: 10,
  price: 0.1,
  price_unit: 'h',
  cost: 1,
  uptime_types: ['VM_COMPUTE'],
  ...more,
})

describe('months an account was charged for', () => {
  it('[INVOICE-01] are those of its invoices of cloud services and the running one, newest first', () => {
    const topUp: Invoice = { ...invoice(3, 7), type: 'credit_topup', period_start: null }
    const months = billedMonths(
      [invoice(1, 8), topUp, invoice('current', 10), invoice(2, 9), invoice(4, 8)],
      now,
    )
    expect(months.map(({ id, running, invoices }) => [id, running, invoices.map((each) => each.id)])).toEqual(
      [
        ['2026-11', true, ['current']],
        ['2026-10', false, [2]],
        ['2026-09', false, [1, 4]],
      ],
    )
  })

  it('have the running one even without an invoice', () => {
    expect(billedMonths([], now)).toMatchObject([{ id: '2026-11', running: true, invoices: [] }])
  })
})

it('[BILLING-20] [INVOICE-02] tells where a thing is by the line of the running invoice with its words', () => {
  const things = runningThings(
    [
      item('web, 2 CPUs'),
      item('web, 2 CPUs', { uuid: 'vm-2' }),
      item('web disk, 50 GB disk', { uuid: 'd', owner_uuid: 'vm-1', uptime_types: ['MAIN_STORAGE'] }),
      item('flat fee, 1 piece', { uuid: 'x', price_unit: '', uptime_types: [] }),
    ],
    [
      invoice('current', 10, [
        line('web', '2 CPUs', { location_slug: 'tll' }),
        line('web', '2 CPUs', { location_slug: 'jhv' }),
        line('web disk', '50 GB disk', { location_slug: 'tll' }),
      ]),
    ],
  )
  expect(things.map(({ id, owner, kind, location, hours }) => [id, owner, kind, location, hours])).toEqual([
    ['vm-1', 'vm-1', 'compute', 'tll', 10],
    ['vm-2', 'vm-2', 'compute', 'jhv', 10],
    ['d', 'vm-1', 'disks', 'tll', 10],
    ['x', 'x', 'other', undefined, undefined],
  ])
})

it.each([
  ['web', '4 CPUs, 8 GB RAM, with backups', 'compute'],
  ['web disk', '160 GB disk, 320 GB of snapshots', 'disks'],
  ['campaign', '185.7.252.77, not in use', 'network'],
  ['front', 'load balancer', 'network'],
  ['shop-media', 'bucket, 199.86 GB', 'storage'],
  ['build-01', 'leased server', 'metal'],
  ['shop-db', 'postgresql 16.4, 2 CPUs, 4 GB RAM, 100 GB', 'services'],
  ['Support plan', '', 'other'],
])('[INVOICE-02] tells the kind of the line "%s, %s" by its words', (name, descr, kind) => {
  expect(lineKind(line(name, descr), [])).toBe(kind)
})

it('tells the kind of a line first by the same thing now', () => {
  const known = runningThings([item('odd, thing', { uptime_types: ['SERVICE'] })], [])
  expect(lineKind(line('odd', 'thing'), known)).toBe('services')
})

describe('records behind the lines of an invoice', () => {
  const records = namedRecords([
    { id: 'vm-1', title: 'web', location: 'tll' },
    { id: 'vm-2', title: 'web', location: 'jhv' },
    { id: 'd', title: 'data', location: 'tll' },
    { id: 'b', title: 'shop-media', location: undefined },
    { id: 'x-1', title: 'twin', location: 'tll' },
    { id: 'x-2', title: 'twin', location: 'tll' },
  ])

  it.each([
    ['web', 'tll', { id: 'vm-1', owner: 'vm-1' }],
    ['web', 'jhv', { id: 'vm-2', owner: 'vm-2' }],
    ['web data', 'tll', { id: 'd', owner: 'vm-1' }],
    ['web disk', 'tll', { id: undefined, owner: 'vm-1' }],
    ['shop-media', undefined, { id: 'b', owner: 'b' }],
    ['web', undefined, undefined],
    ['twin', 'tll', undefined],
    ['gone', 'tll', undefined],
  ])('are found by the name %s in %s', (name, location, found) => {
    expect(records(name, location)).toEqual(found)
  })

  it('[INVOICE-02] make a line a thing with hours, price and identity, and leave technical ones out', () => {
    const lines = [
      line('web data', '500 GB disk', { location_slug: 'tll' }),
      line('Credit used', '', { is_technical: true, amount: -7.44 }),
      line('Setup', 'once', { qty: 1, qty_unit: '', amount: 5 }),
    ]
    expect(invoicedThings([invoice(1, 9, lines)], [], records)).toEqual([
      {
        name: 'web data',
        about: '500 GB disk',
        kind: 'disks',
        location: 'tll',
        hours: 744,
        perHour: 0.01,
        cost: 7.44,
        id: 'd',
        owner: 'vm-1',
      },
      expect.objectContaining({ name: 'Setup', hours: undefined, perHour: undefined, cost: 5 }),
    ])
  })
})

it('filters by location, by record with its parts, and by words', () => {
  const thing = (more: Partial<UsedThing>): UsedThing => ({
    name: 'web',
    about: '2 CPUs',
    kind: 'compute',
    location: 'tll',
    hours: 1,
    perHour: 1,
    cost: 1,
    id: 'vm-1',
    owner: 'vm-1',
    ...more,
  })
  const things = [
    thing({}),
    thing({ name: 'web data', id: 'd' }),
    thing({ name: 'bucket', id: 'b', owner: 'b', location: undefined }),
  ]
  const names = (filter: Parameters<typeof wantedThings>[1]): string[] =>
    wantedThings(things, filter).map(({ name }) => name)
  expect(names({})).toEqual(['web', 'web data', 'bucket'])
  expect(names({ location: nowhere })).toEqual(['bucket'])
  expect(names({ of: 'vm-1' })).toEqual(['web', 'web data'])
  expect(names({ of: 'd' })).toEqual(['web data'])
  expect(names({ text: ' DATA ' })).toEqual(['web data'])
  expect(names({ text: '2 cpus', location: 'tll' })).toEqual(['web', 'web data'])
})
