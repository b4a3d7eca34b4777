// @vitest-environment jsdom
import { stubBrowser } from '../../ui/browser-stubs'
import { Blob } from 'node:buffer'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { violations } from '../../engine/examples/axe'
import { accountOf, showAccount } from './account-page'

const second = (...date: [number, number, number, number?]): number => Date.UTC(...date) / 1000

const running = {
  id: 'current',
  billing_account_id: 7,
  status: 0,
  type: 'cloud_services',
  period_start: second(2026, 10, 1),
  period_end: second(2026, 11, 1),
  vat_percentage: 24,
  records_list: [
    {
      id: 1,
      name: 'web',
      descr: '2 CPUs',
      qty: 100,
      qty_unit: 'h',
      item_price: 0.5,
      amount: 50,
      location_slug: 'tll',
    },
    { id: 2, name: 'Credit', qty: 1, item_price: -50, amount: -50, is_technical: true },
  ],
  totals: { subtotal: 50, credit: -50, total_before_tax: 0, vat_tax: 0, total: 0 },
}
const october = {
  ...running,
  id: 41,
  name: '2026-11-0020',
  status: 10,
  created: second(2026, 10, 1),
  period_start: second(2026, 9, 1),
  period_end: second(2026, 10, 1),
}
const topUp = {
  id: 42,
  name: '2026-11-0024',
  billing_account_id: 7,
  status: 5,
  type: 'credit_topup',
  created: second(2026, 10, 4),
  due_date: second(2026, 10, 18),
  vat_percentage: 24,
  records_list: [{ id: 1, name: 'Top-up', qty: 1, item_price: 500, amount: 500 }],
  totals: { subtotal: 500, vat_tax: 120, total: 620 },
  transaction_list: [
    {
      id: 9,
      amount: 620,
      created: second(2026, 10, 12),
      identifier: 'ch_1',
      is_success: false,
      payment_object_id: 3,
    },
  ],
}
const visa = {
  id: 3,
  billing_account_id: 7,
  identifier: 'pm_1',
  is_primary: true,
  is_verified: true,
  additional_data: JSON.stringify({
    type: 'card',
    brand: 'Visa',
    last4: '4242',
    expiry: '08/28',
    holder: 'Kadri Saar',
  }),
}
const usage = [
  {
    uuid: 'a',
    billing_account_id: 7,
    user_id: 1,
    description: 'web, 2 CPUs',
    hours: 100,
    price: 0.3,
    price_unit: 'h',
    cost: 30,
    uptime_types: ['VM_COMPUTE'],
  },
  {
    uuid: 'b',
    billing_account_id: 7,
    user_id: 1,
    description: 'web disk, 50 GB disk',
    hours: 100,
    price: 0.2,
    price_unit: 'h',
    cost: 20,
    uptime_types: ['MAIN_STORAGE'],
  },
]
const answers = {
  '/payment/invoice/list': [running, october, topUp],
  '/payment/card/list': [visa],
  '/charging/usage': usage,
}

beforeEach(() => stubBrowser())
afterEach(() => {
  vi.restoreAllMocks()
})

const descriptionOf = (element: HTMLElement): string =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent ?? ''
const valueOf = (label: string | RegExp): string =>
  screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent ?? ''
const rowsOf = (table: string): string[] =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .map((row) => row.textContent ?? '')
const noticesIn = (container: HTMLElement): string[] =>
  [...container.querySelectorAll('[role=status], [role=alert]')].map((each) => each.textContent?.trim() ?? '')
/** Presses an element and renders the result: a navigation is a transition. */
const press = (element: HTMLElement): Promise<void> => act(() => userEvent.click(element))
const failing = (): Response => Response.json({ message: 'Out of order' }, { status: 500 })

describe('the overview of an account', () => {
  it('[BILLING-08] says of each number what it is and of which period', async () => {
    const { container } = await showAccount({ answers })
    await screen.findByRole('region', { name: 'Balance' })
    expect(await screen.findByRole('img', { name: /^Cost by day, November 2026/ })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Usage by day' }).getAttribute('href')).toContain(
      '?tab=usage&by=day',
    )
    expect(valueOf('Balance')).toBe('€100.00')
    expect(valueOf('Used in November')).toBe('€50.00')
    await waitFor(() => expect(valueOf('Expected by 30 Nov 2026')).toBe('€50.00'))
    expect(screen.getByText(/Nothing is spent now/)).toBeDefined()
    expect(screen.getByRole('img', { name: /Compute €30\.00, Disks and backups €20\.00/ })).toBeDefined()
    expect(await violations(container)).toEqual([])
  })

  it('[BILLING-08] guesses no amount that the account does not tell', async () => {
    const { running_totals: _, credit_amount: _credit, ...silent } = accountOf()
    await showAccount({ account: silent, answers })
    await screen.findByRole('region', { name: 'Balance' })
    expect([valueOf('Balance'), valueOf('Used in November'), valueOf(/^Expected/)]).toEqual(['?', '?', '?'])
  })

  it('forecasts nothing while a list that may hold a part of it does not answer', async () => {
    await showAccount({
      answers: { ...answers, '/storage/bucket/list': failing() },
      site: { storageEnabled: true },
    })
    await screen.findByRole('region', { name: 'Balance' })
    await waitFor(() => expect(valueOf('Used in November')).toBe('€50.00'))
    await waitFor(() => expect(valueOf(/^Expected/)).toBe('?'))
    expect(screen.queryByText(/lasts/)).toBeNull()
  })

  it('[INVOICE-01] puts the unpaid invoice first, with how late it is, then the running month', async () => {
    await showAccount({
      account: accountOf({ unpaid_amount: 620 }),
      answers,
      site: { paymentProcessors: [{ type: 'creditcard', keyword: 'card' }] },
    })
    await screen.findByRole('table', { name: 'Invoices' })
    const [, first, then, last] = rowsOf('Invoices')
    // The kind stands in its own column, or in narrow tables below the number.
    expect(first).toBe('2026-11-0024Top-upTop-up4 Nov 202618 Nov 2026Unpaid, 3 days late€500.00€620.00')
    expect(then).toMatch(
      /^CurrentCloud servicesCloud services1.*21 Nov 2026—In progress€50\.00From the balance$/,
    )
    expect(last).toBe('2026-11-0020Cloud servicesCloud servicesOctober 2026—Paid€50.00Paid from the balance')
    const notice = screen.getByText('€620.00 with VAT is unpaid.').closest('[role]')
    expect(notice?.textContent).toContain('3 days late')
    const links = within(notice as HTMLElement).getAllByRole('link')
    expect(links.map((each) => each.getAttribute('href'))).toEqual([
      '/app/billing/account/7?tab=invoices',
      '/app/billing/account/7?tab=invoices&pay=unpaid',
    ])
  })

  it('shows what could be read when invoices could not, and how to ask again', async () => {
    await showAccount({ answers: { ...answers, '/payment/invoice/list': failing() } })
    expect(await screen.findByText('Invoices could not be read.')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Try now' })).toBeDefined()
    expect(valueOf('Balance')).toBe('€100.00')
  })

  it('guesses no figure of what could not be read, and says so', async () => {
    const { container } = await showAccount({
      answers: { ...answers, '/charging/usage': failing() },
      search: '?tab=usage',
    })
    expect(await screen.findByText('Usage could not be read.')).toBeDefined()
    expect(valueOf('Used in November')).toBe('?')
    cleanup()
    await showAccount({
      answers: { ...answers, '/payment/credit/list': failing() },
      search: '?tab=history',
    })
    expect(await screen.findByText('Balance history could not be read.')).toBeDefined()
    expect([valueOf('Added'), valueOf('Used')]).toEqual(['?', '?'])
    cleanup()
    await showAccount({ answers: { ...answers, '/pricing/list/current': failing() }, search: '?tab=prices' })
    expect(await screen.findByText('Price list could not be read.')).toBeDefined()
    expect(screen.queryByText('The platform publishes no prices.')).toBeNull()
    expect(container).toBeDefined()
  })

  it('says why there is no earlier month while the invoices could not be read', async () => {
    await showAccount({
      answers: { ...answers, '/payment/invoice/list': failing() },
      search: '?tab=usage',
    })
    const before = await screen.findByRole('button', { name: 'Month before' })
    await waitFor(() => expect(descriptionOf(before)).toContain('Out of order'))
  })

  it.each([
    ['SUSPENDED', 'CLEAR', 'This account is suspended.'],
    ['ACTIVE', 'TERMINATED', 'This account is closed.'],
  ] as const)('adds no method to an account that is %s, %s', async (status, level, words) => {
    await showAccount({
      account: accountOf({ status, restriction_level: level }),
      answers,
      site: { paymentProcessors: [{ type: 'creditcard', keyword: 'stripe_creditcard', name: 'Card' }] },
      search: '?tab=methods',
    })
    const add = await screen.findByRole('button', { name: /^Add Card/ })
    expect(descriptionOf(add)).toContain(words)
  })

  it('[PAYMENT-04] [BILLING-07] names the ways to pay, and what automatic top-up charges', async () => {
    await showAccount({
      account: accountOf({
        is_recurring_payment_enabled: true,
        recurring_payment_threshold: 50,
        recurring_payment_amount: 250,
        primary_card: { type: 'creditcard', card_type: 'visa', last4: '4242' },
      }),
      answers,
      site: {
        recurringPaymentsEnabled: true,
        paymentProcessors: [{ type: 'creditcard', keyword: 'card' }],
      },
    })
    const methods = await screen.findByRole('region', { name: 'Payment methods' })
    expect((await within(methods).findByRole('listitem')).textContent).toBe(
      'VISAVisa ••••\u00a04242PrimaryExpires 08/28, Kadri Saar',
    )
    const topping = screen.getByRole('group', { name: 'Automatic top-up' })
    await expect
      .poll(() => topping.textContent)
      .toContain('below €50.00, €250.00 plus VAT is charged to Visa ••••\u00a04242')
  })

  it('[BILLING-07] [PAYMENT-38] charges a wallet by itself, and says so wherever it is listed', async () => {
    const wallet = {
      ...visa,
      processor: { keyword: 'paypal_vault' },
      additional_data: '{"type":"paypal","email":"a@b.example"}',
    }
    await showAccount({
      account: accountOf({
        is_recurring_payment_enabled: true,
        recurring_payment_threshold: 50,
        recurring_payment_amount: 250,
        primary_card: { type: 'creditcard', card_type: null, last4: null },
      }),
      answers: { ...answers, '/payment/card/list': [wallet] },
      site: {
        recurringPaymentsEnabled: true,
        paymentProcessors: [{ type: 'creditcard', keyword: 'paypal_vault', supports_auto_topup: true }],
      },
    })
    const topping = await screen.findByRole('group', { name: 'Automatic top-up' })
    expect(
      await within(topping).findByText(/€250.00 plus VAT is charged to PayPal, a@b.example/),
    ).toBeDefined()
  })

  it('[PAYMENT-04] tells two wallets of one address apart, by the time they were added', async () => {
    const wallet = {
      ...visa,
      created: second(2026, 10, 12, 8),
      processor: { keyword: 'paypal_vault' },
      additional_data: '{"type":"paypal","email":"a@b.example"}',
    }
    const other = { ...wallet, id: 4, is_primary: false, created: second(2026, 10, 12, 9) }
    await showAccount({
      answers: { ...answers, '/payment/card/list': [wallet, other] },
      site: { paymentProcessors: [{ type: 'creditcard', keyword: 'paypal_vault' }] },
    })
    const methods = await screen.findByRole('region', { name: 'Payment methods' })
    const rows = await within(methods).findAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Added on .*08:00 UTC/),
      expect.stringMatching(/Added on .*09:00 UTC/),
    ])
  })

  it('[BILLING-05] says that the fee of the site is charged with an automatic top-up', async () => {
    await showAccount({
      account: accountOf({
        is_recurring_payment_enabled: true,
        recurring_payment_threshold: 50,
        recurring_payment_amount: 250,
        primary_card: { type: 'creditcard', card_type: 'visa', last4: '4242' },
      }),
      answers,
      site: {
        recurringPaymentsEnabled: true,
        paymentProcessors: [
          { type: 'creditcard', keyword: 'card', service_fee: { flat_rate: 0.35, percentage: 3.5 } },
        ],
      },
    })
    const topping = await screen.findByRole('group', { name: 'Automatic top-up' })
    expect(
      await within(topping).findByText(/€250.00 plus fee and VAT is charged to Visa •••• 4242/),
    ).toBeDefined()
  })

  it('[BILLING-05] offers no automatic top-up where the site has none', async () => {
    await showAccount({ answers, site: { recurringPaymentsEnabled: false } })
    await screen.findByRole('group', { name: 'Low-balance notice' })
    expect(screen.queryByRole('group', { name: 'Automatic top-up' })).toBeNull()
  })
})

describe('what an account may not do', () => {
  it.each([
    [
      { restriction_level: 'LIMITED' },
      'This account is limited. New resources get at most 1 vCPU and 2 GB of memory. ' +
        'The limit ends when €25.00 before VAT has been topped up in all.',
    ],
    [
      { restriction_level: 'LIMITED', open_level_override: 'LIMITED' },
      'This account is limited. New resources get at most 1 vCPU and 2 GB of memory. ' +
        'This restriction was set by us and does not change with the balance. Support can tell why.',
    ],
    [
      { restriction_level: 'FROZEN', running_totals: { ongoing: -41.3 }, vat_percentage: 0 },
      'This account is frozen. Nothing can be created, started or made larger. ' +
        'The freeze ends when what is owed is paid in: €41.30 before VAT.',
    ],
    [
      { restriction_level: 'FROZEN', running_totals: { ongoing: -41.3 }, vat_percentage: 24 },
      'This account is frozen. Nothing can be created, started or made larger. ' +
        'The freeze ends when what is owed is paid in: €41.30 before VAT, €51.21 with VAT.',
    ],
    [
      { restriction_level: 'FROZEN', unpaid_amount: 5 },
      'This account is frozen. Nothing can be created, started or made larger. The freeze ends when the late invoice is paid.',
    ],
    [
      { status: 'SUSPENDED', suspend_reason: 'Details could not be verified' },
      'This account is suspended. Details could not be verified. Nothing can be created on this account. Only support can lift the suspension.',
    ],
    [
      { status: 'PENDING_VALIDATION' },
      'This account waits for validation. We look at new accounts before they can be used. ' +
        'Nothing can be created on this account until then.',
    ],
  ] satisfies [Parameters<typeof accountOf>[0], string][])(
    '[BILLING-06] [BILLING-13] says it, and what lifts it: %j',
    async (more, words) => {
      const { container } = await showAccount({
        account: accountOf(more),
        answers: { ...answers, '/config/payment/restriction_level_clear_topup_threshold': { threshold: 25 } },
        site: {
          limitedBillingAccountConfig: { vcpu: 1, ram_mb: 2048 },
          servicesEnabled: true,
          paymentProcessors: [{ type: 'creditcard', keyword: 'card' }],
        },
      })
      await waitFor(() => expect(noticesIn(container)).toContainEqual(expect.stringContaining(words)))
    },
  )

  it('[BILLING-08] says since when it owes, where it may go on', async () => {
    const totals = { ongoing: -5, ongoing_negative_since: second(2026, 10, 19, 23) }
    await showAccount({ account: accountOf({ running_totals: totals }), answers })
    expect(await screen.findByText('€5.00 is owed, since 19 Nov 2026.')).toBeDefined()
  })

  it('[BILLING-06] leads from what is owed to the top-up that ends it', async () => {
    const frozen = { restriction_level: 'FROZEN', running_totals: { ongoing: -41.3 } } as const
    const { container } = await showAccount({
      account: accountOf(frozen),
      answers,
      site: { paymentProcessors: [{ type: 'creditcard', keyword: 'card' }] },
    })
    await waitFor(() => expect(noticesIn(container).join()).toContain('This account is frozen.'))
    const [notice] = container.querySelectorAll<HTMLElement>('[role=alert]')
    if (!notice) throw new Error('No notice')
    expect(within(notice).getByRole('link', { name: 'Top up' }).getAttribute('href')).toMatch(
      /\/7\?do=addCredit$/,
    )
  })
})

describe('the invoices of an account', () => {
  it('[INVOICE-05] [INVOICE-06] can be seen by kind', async () => {
    await showAccount({ answers, search: '?tab=invoices' })
    await screen.findByRole('table', { name: 'Invoices' })
    await press(screen.getByRole('radio', { name: 'Top-ups' }))
    expect(rowsOf('Invoices').slice(1)).toHaveLength(1)
    expect(rowsOf('Invoices')[1]).toContain('2026-11-0024')
  })

  it('[INVOICE-02] [INVOICE-03] open with their lines, what they come to, and what was tried', async () => {
    const { container } = await showAccount({ answers, search: '?tab=invoices' })
    await press(await screen.findByRole('link', { name: '2026-11-0024' }))
    expect(await screen.findByRole('heading', { name: 'Invoice 2026-11-0024' })).toBeDefined()
    expect(rowsOf('Lines').slice(1)).toEqual([
      'Top-up1€500.0000€500.00',
      'All lines, before VAT€500.00',
      '24\u00a0% VAT€120.00',
      'To pay, with VAT€620.00',
    ])
    await waitFor(() =>
      expect(rowsOf('Payments').slice(1)).toEqual(['12 Nov 2026Visa ••••\u00a04242ch_1Declined€620.00']),
    )
    expect(container.contains(document.activeElement)).toBe(true)
    expect(await violations(container)).toEqual([])
    await press(screen.getByRole('link', { name: 'All invoices' }))
    expect(await screen.findByRole('table', { name: 'Invoices' })).toBeDefined()
  })

  it('[INVOICE-02] have unit prices of as many decimals in all lines, as has usage', async () => {
    const priced = [
      { id: 1, name: 'web', qty: 744, qty_unit: 'h', item_price: 0.0208219178, amount: 15.49 },
      { id: 2, name: 'db', qty: 100, qty_unit: 'h', item_price: 0.5, amount: 50 },
    ]
    const many = {
      ...answers,
      '/payment/invoice/list': [{ ...october, records_list: priced }],
      '/charging/usage': [usage[0], { ...usage[1], hours: 744, price: 0.0208219178, cost: 15.49 }],
    }
    const prices = (table: string): string[] =>
      rowsOf(table)
        .join(' ')
        .match(/€\d+\.\d{3,}(?=€)/g) ?? []
    await showAccount({ answers: many, search: '?tab=invoices&invoice=41' })
    await screen.findByRole('table', { name: 'Lines' })
    expect(prices('Lines')).toEqual(['€0.02082', '€0.50000'])
    cleanup()
    await showAccount({ answers: many, search: '?tab=usage' })
    await screen.findByRole('table', { name: 'Usage' })
    expect(prices('Usage')).toEqual(['€0.30000', '€0.02082'])
  })

  it('[INVOICE-02] [INVOICE-04] say of a paid one when it was paid and what it came to, not what is to be paid', async () => {
    const [tried] = topUp.transaction_list
    const came = { ...tried, id: 10, created: second(2026, 10, 13), is_success: true }
    const paid = { ...topUp, status: 10, transaction_list: [...topUp.transaction_list, came] }
    await showAccount({
      answers: { ...answers, '/payment/invoice/list': [paid] },
      search: '?tab=invoices&invoice=42',
    })
    await screen.findByRole('table', { name: 'Lines' })
    expect(rowsOf('Lines').at(-1)).toBe('Total, with VAT€620.00')
    expect(valueOf('Status')).toBe('Paid 13 Nov 2026')
    expect(valueOf('Due')).toBe('18 Nov 2026')
    expect(screen.queryByText(/To pay/)).toBeNull()
  })

  it('[INVOICE-02] [I18N-05] say below the total what is charged, where another currency is shown', async () => {
    const displayCurrencies = [
      { code: 'EUR', title: 'Euro', rate: 1 },
      { code: 'USD', title: 'US dollar', rate: 1.5 },
    ]
    const { platform } = await showAccount({
      answers,
      site: { displayCurrencies },
      search: '?tab=invoices&invoice=42',
    })
    await screen.findByRole('table', { name: 'Lines' })
    expect(rowsOf('Lines').at(-1)).toBe('To pay, with VAT€620.00')
    const isText = (value: unknown): value is string => typeof value === 'string'
    act(() => platform.preferences.of('currency', 'EUR', isText).set('USD'))
    expect(rowsOf('Lines').slice(-2)).toEqual(['To pay, with VAT≈\u00a0US$930.00', 'Charged in EUR€620.00'])
    expect(rowsOf('Lines').filter((row) => row.includes('€'))).toHaveLength(1)
  })

  it('[INVOICE-01] say of the running one that it grows, and offer no PDF of it', async () => {
    await showAccount({ answers, search: '?tab=invoices&invoice=current' })
    expect(await screen.findByRole('heading', { name: 'Current invoice' })).toBeDefined()
    expect(screen.getByText('Not final.')).toBeDefined()
    expect(screen.queryByRole('button', { name: /PDF/ })).toBeNull()
    expect(rowsOf('Lines')).toContain('Paid from the balance−€50.00')
  })

  it('say so where there is none of the number in the address', async () => {
    await showAccount({ answers, search: '?tab=invoices&invoice=99' })
    expect(await screen.findByText('This invoice does not exist.')).toBeDefined()
  })

  it('[INVOICE-08] are saved as a PDF by their number, and tell when that fails', async () => {
    // The `Blob` of a fetched answer is that of Node.
    vi.stubGlobal('Blob', Blob)
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    URL.createObjectURL = () => 'blob:pdf'
    URL.revokeObjectURL = () => undefined
    const pdf = new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } })
    const { platform } = await showAccount({
      answers: { ...answers, '/payment/invoice/pdf': pdf },
      search: '?tab=invoices',
    })
    await press(await screen.findByRole('button', { name: 'Download PDF of invoice 2026-11-0024' }))
    await waitFor(() => expect(saved).toEqual(['Invoice 2026-11-0024.pdf']))
    expect(platform.toasts.snapshot()).toEqual([])
  })

  it('[INVOICE-08] tell when a PDF cannot be read', async () => {
    const { platform } = await showAccount({
      answers: { ...answers, '/payment/invoice/pdf': failing() },
      search: '?tab=invoices',
    })
    await press(await screen.findByRole('button', { name: 'Download PDF of invoice 2026-11-0024' }))
    await waitFor(() => expect(platform.toasts.snapshot()).toHaveLength(1))
  })
})

it('[BILLING-20] [I18N-08] shows usage by kind with hours and cost, and what it comes to with VAT', async () => {
  const account = accountOf({
    discount_percentage: 10,
    running_totals: {
      subtotal: 50,
      subtotal_resource_usage: 50,
      discount_amount: 5,
      total_before_tax: 45,
      vat_tax: 10.8,
      total: 55.8,
      ongoing: 100,
    },
  })
  await showAccount({ account, answers, search: '?tab=usage' })
  await screen.findByRole('table', { name: 'Usage' })
  expect(valueOf('Used in November')).toBe('€50.00')
  expect(valueOf('October')).toBe('€50.00')
  expect(rowsOf('Usage').slice(1)).toEqual([
    'Compute 1 item€30.00',
    'web2 CPUstll100 h€0.3000€30.00',
    'Disks and backups 1 item€20.00',
    'web disk50 GB disk—100 h€0.2000€20.00',
    'Before VAT€50.00',
    '10\u00a0% discount−€5.00',
    '24\u00a0% VAT€10.80',
    'With VAT so far€55.80',
  ])
})

it('[BILLING-19] shows how the balance came about, by names instead of numbers', async () => {
  const entry = { billing_account_id: 7, created: second(2026, 10, 4), reference: null, acting_user_id: null }
  await showAccount({
    answers: {
      ...answers,
      '/user-resource/user': { id: 1, name: 'kadri@pohjala.example', profile_data: { first_name: 'Kadri' } },
      '/payment/credit/list': [
        { ...entry, id: 3, amount: 100, description: 'Top-up', reference: '2026-11-0024', acting_user_id: 1 },
        { ...entry, id: 2, amount: 70, description: 'Top-up', reference: 'elsewhere', acting_user_id: 99 },
        { ...entry, id: 1, amount: -20, description: 'October' },
      ],
    },
    search: '?tab=history',
  })
  await screen.findByRole('table', { name: 'Balance history' })
  await screen.findByText('Another user')
  expect(rowsOf('Balance history').slice(1)).toEqual([
    'NowUsed in November so farNot booked yetCurrentThe platform−€50.00€100.00',
    '4 Nov 2026Top-up2026-11-0024Kadri+€100.00€150.00',
    '4 Nov 2026Top-upelsewhereAnother user+€70.00€50.00',
    '4 Nov 2026October—The platform−€20.00−€20.00',
  ])
  expect(screen.getByRole('link', { name: '2026-11-0024' }).getAttribute('href')).toBe(
    '/app/billing/account/7?tab=invoices&invoice=42',
  )
})

describe('on a phone', () => {
  beforeEach(() => stubBrowser({ phone: true }))

  it('shows an invoice in two lines, the balance before the facts', async () => {
    const { container } = await showAccount({ answers })
    await screen.findByRole('table', { name: 'Invoices' })
    const [, row] = within(screen.getByRole('table', { name: 'Invoices' })).getAllByRole('row')
    expect(row?.textContent).toMatch(
      /^2026-11-0024Unpaid, 3 days lateTop-up · 4 Nov 2026 · €620\.00 with VAT/,
    )
    expect(await violations(container)).toEqual([])
  })
})
