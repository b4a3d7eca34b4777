// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, type ReactNode } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DetailScreen } from '../../../src/app/DetailScreen'
import { loadDetailedResource, loadResource } from '../../../src/engine/data/load-resource'
import { ConsoleLink } from '../../../src/platform/routing/ConsoleLink'
import type { OperationId } from '../../../src/generated/operations'
import type { BillingAccount } from '../../../src/platform/account/use-billing-account'
import { readMetric } from '../../../src/platform/metrics/read-metric'
import { MetricFailure } from '../../../src/platform/metrics/metric-failure'
import { PlatformContext, type Platform } from '../../../src/platform/platform'
import type { SiteConfig } from '../../../src/platform/site/site'
import { CustomerDialog } from '../../../src/screens/acting/CustomerDialog'
import { EndedNotice } from '../../../src/screens/acting/EndedNotice'
import { ReferralScreen } from '../../../src/screens/billing/ReferralScreen'
import { useNotices } from '../../../src/screens/notifications/use-notices'
import { PayScreen } from '../../../src/screens/payments/PayScreen'
import { ProfileScreen } from '../../../src/screens/profile/ProfileScreen'
import { UiRouterContext } from '../../../src/ui/router-context'
import { stand } from '../platform/stand'
import { stubBrowser } from '../ui/browser-stubs'
import { accountOf, showAccount } from './billing/account-page'
import { answerAsStorage } from './files/storage-answers'
import { mutantsOf } from './mutants'

beforeEach(() => {
  stubBrowser()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** Texts a customer must never read. */
const nonsense = /NaN|undefined|Invalid Date|\[object|stopped working|Infinity/

const at = (day: number): number => Date.UTC(2026, 10, day) / 1000
const invoice = {
  id: 41,
  name: '2026-11-0020',
  padded_id: '00041',
  billing_account_id: 7,
  status: 5,
  type: 'cloud_services',
  created: at(1),
  due_date: at(18),
  period_start: at(1),
  period_end: at(30),
  vat_percentage: 24,
  discount_percentage: 10,
  account_snapshot: '{"company_name":"Lab"}',
  records_list: [
    {
      id: 1,
      name: 'web',
      descr: '2 CPUs',
      qty: 2,
      qty_unit: 'h',
      item_price: 5,
      amount: 10,
      location_slug: 'tll',
    },
  ],
  totals: { subtotal: 10, discount_amount: 1, credit: -2, total_before_tax: 7, vat_tax: 2, total: 9 },
  transaction_list: [
    { id: 9, amount: 9, created: at(12), identifier: 'ch_1', is_success: false, payment_object_id: 3 },
  ],
}
const entry = {
  id: 1,
  billing_account_id: 7,
  amount: 5,
  created: at(2),
  description: 'Top-up',
  reference: '2026-11-0020',
  acting_user_id: 1,
}
const item = {
  uuid: 'a',
  owner_uuid: 'a',
  billing_account_id: 7,
  user_id: 1,
  description: 'web, 2 CPUs',
  hours: 100,
  price: 0.3,
  price_unit: 'h',
  cost: 30,
  uptime_types: ['VM_COMPUTE'],
  configurations: [{ vm_name: 'web' }],
}
const card = {
  id: 3,
  billing_account_id: 7,
  identifier: 'pm_1',
  is_primary: true,
  is_verified: true,
  is_verification_pending: false,
  is_deleted: false,
  created: at(1),
  valid_thru: at(30),
  processor: { id: 1, keyword: 'stripe_creditcard', is_active: true },
  additional_data: '{"type":"card","brand":"Visa","last4":"4242","expiry":"08/28","holder":"Kadri"}',
}
const account: BillingAccount = accountOf({
  unpaid_amount: 9,
  is_recurring_payment_enabled: true,
  recurring_payment_amount: 20,
  recurring_payment_threshold: 5,
  discount_percentage: 10,
  created: at(1),
  low_balance_notice_settings: { is_enabled: true, threshold: 5 },
})

const site = { recurringPaymentsEnabled: true } as const

/** Mutants of an item that keep their own key, so that each is one row. */
const listOf = (sample: Readonly<Record<string, unknown>>, key: string): unknown[] =>
  mutantsOf(sample).map((mutant, index) =>
    typeof mutant === 'object' &&
    mutant !== null &&
    Object.hasOwn(mutant, key) &&
    (mutant as typeof sample)[key] === sample[key]
      ? { ...mutant, [key]: typeof sample[key] === 'number' ? 1000 + index : `${key} ${index}` }
      : mutant,
  )

const answers = {
  '/payment/invoice/list': listOf(invoice, 'id'),
  '/payment/credit/list': listOf(entry, 'id'),
  '/charging/usage': listOf(item, 'uuid'),
  '/payment/card/list': listOf(card, 'id'),
}

/** Waits until these reads have answered and been rendered. */
async function answered({ queries }: Platform, ...operations: readonly OperationId[]): Promise<void> {
  await waitFor(() => {
    const done = queries
      .getQueryCache()
      .findAll({ fetchStatus: 'idle', predicate: ({ state }) => state.status === 'success' })
    const names = done.map(({ queryKey }) => queryKey[0])
    for (const operation of operations) expect(names).toContain(operation)
  })
}

describe('the page of an account', () => {
  it.each([
    ['', ['listInvoices', 'listUsage']],
    ['?tab=invoices', ['listInvoices']],
    ['?tab=usage', ['listInvoices', 'listUsage']],
    ['?tab=usage&by=day', ['listInvoices', 'listUsage']],
    ['?tab=history', ['listCreditHistory', 'listInvoices']],
    ['?tab=methods', ['listCards']],
  ] as const)('shows what can be shown of odd answers, and counts what cannot: %s', async (search, reads) => {
    const { container, platform } = await showAccount({ account, answers, search, site })
    await answered(platform, ...reads)
    for (const more of screen.queryAllByRole('button', { name: /^Show all/ })) await userEvent.click(more)
    await screen.findAllByText(/entries are not shown/)
    expect(container.textContent).not.toMatch(nonsense)
  })

  it('names how many invoices are left out', async () => {
    const { platform } = await showAccount({
      account,
      answers: { '/payment/invoice/list': [invoice, { id: 5 }, null] },
      search: '?tab=invoices',
    })
    await answered(platform, 'listInvoices')
    await screen.findByText('2 entries are not shown')
    expect(screen.getByText('2026-11-0020')).toBeTruthy()
  })

  const opened = mutantsOf(invoice).filter((_, index) => index % 29 === 0)
  it.each(opened.map((mutant, index) => [index, mutant] as const))(
    'opens an odd invoice (%i)',
    async (_, mutant) => {
      const { container } = await showAccount({
        account,
        answers: { ...answers, '/payment/invoice/list': [mutant] },
        search: '?tab=invoices&invoice=41',
      })
      expect(container.textContent).not.toMatch(nonsense)
    },
  )

  const accounts = mutantsOf(account).filter(
    (mutant, index) => index % 37 === 0 && typeof mutant === 'object' && mutant,
  )
  it.each(accounts.map((mutant, index) => [index, mutant] as const))(
    'shows an odd account (%i)',
    async (_, mutant) => {
      const { container } = await showAccount({
        account: { ...(mutant as BillingAccount), id: 7 },
        answers: { '/payment/invoice/list': [invoice], '/charging/usage': [item] },
      })
      expect(container.textContent).not.toMatch(nonsense)
    },
  )
})

const user = {
  id: 1,
  name: 'kadri@saar.example',
  profile_data: {
    email: 'kadri@saar.example',
    first_name: 'Kadri',
    last_name: 'Saar',
    lang: 'en',
    avatar: '',
    phone_number: '1',
  },
}

/** Shows a screen on a platform with given answers. */
async function show(
  content: ReactNode,
  given: Readonly<Record<string, unknown>>,
  reads: readonly OperationId[],
  address = '/',
  site: Partial<SiteConfig> = {},
): Promise<{ container: HTMLElement; platform: Platform }> {
  const { platform } = await stand(
    async (request) => Response.json(given[new URL(request.url).pathname.replace(/^.*\/v1/, '')] ?? []),
    { types: ['billing_account', 'access_impersonation', 'bucket'], site },
  )
  await Promise.all([
    ...(['profile', 'notifications', 'acting', 'files', 'pay', 'referral', 'billing'] as const).map((each) =>
      platform.texts.loadScreen(each),
    ),
    loadResource('bucket', platform.texts),
    loadDetailedResource('bucket', platform.texts),
  ])
  const { container } = await act(async () =>
    render(
      <PlatformContext value={platform}>
        <QueryClientProvider client={platform.queries}>
          <UiRouterContext value={{ Link: ConsoleLink, navigate: () => undefined }}>
            <MemoryRouter initialEntries={[address]}>
              <Suspense fallback="waiting">{content}</Suspense>
            </MemoryRouter>
          </UiRouterContext>
        </QueryClientProvider>
      </PlatformContext>,
    ),
  )
  await answered(platform, ...reads)
  return { container, platform }
}

describe('the profile', () => {
  const session = {
    id: 'a',
    created_at: '2026-11-01 08:00:00',
    expires_at: '2026-12-01 08:00:00',
    user_agent: 'curl/8',
    is_current: true,
  }
  const users = mutantsOf(user).filter((_, index) => index % 7 === 0)
  it.each(users.map((mutant, index) => [index, mutant] as const))(
    'shows an odd user (%i)',
    async (_, mutant) => {
      const { container } = await show(
        <ProfileScreen keys={[]} onSignOut={() => undefined} />,
        {
          '/user-resource/user': mutant,
        },
        ['getUser'],
      )
      expect(container.textContent).not.toMatch(nonsense)
      expect(container.textContent).not.toBe('')
    },
  )

  it('shows odd sessions', async () => {
    const { container } = await show(
      <ProfileScreen keys={[]} onSignOut={() => undefined} />,
      { '/user-resource/user': user, '/user-resource/session/list': listOf(session, 'id') },
      ['getUser', 'listUserSessions'],
      '/?tab=sign-in',
    )
    await screen.findAllByText(/entries are not shown/)
    expect(container.textContent).toContain('curl/8')
    expect(container.textContent).not.toMatch(nonsense)
  })
})

function Notices(): ReactNode {
  return useNotices([]).map(({ id, title, text, at: time }) => (
    <p key={id}>
      {title} {text} {time === undefined ? '' : new Date(time).toISOString()}
    </p>
  ))
}

it('the notifications show odd invoices, accounts and invitations', async () => {
  const { container } = await show(
    <Notices />,
    {
      '/payment/billing_account/list': [
        account,
        null,
        { ...account, id: '8' },
        { ...account, id: 9, unpaid_amount: 'x' },
      ],
      '/payment/invoice/list': listOf(invoice, 'id'),
      '/user-resource/impersonation': listOf(
        { uuid: 'u', access_owner: 'uku@uus.example', is_accepted: false, created_at: '2026-11-01 08:00:00' },
        'uuid',
      ),
    },
    ['listBillingAccounts', 'listInvoices', 'listImpersonations'],
  )
  expect(container.textContent).toContain('2026-11-0020')
  expect(container.textContent).toContain('uku@uus.example')
  expect(container.textContent).not.toMatch(nonsense)
})

/** Some mutants of a value. */
const someOf = (sample: unknown, step: number) =>
  mutantsOf(sample)
    .map((mutant, index) => [index, mutant] as const)
    .filter(([index]) => index % step === 0)

describe('acting as another', () => {
  const customer = {
    id: 4,
    name: 'uku@uus.example',
    first_name: 'Uku',
    last_name: 'Uus',
    billing_accounts: [{ id: 8, title: 'Uus Ltd' }],
    last_activity: '2026-11-20 08:00:00',
  }
  it('shows odd customers', async () => {
    const { container, platform } = await show(
      <CustomerDialog onClose={() => undefined} />,
      { '/user-resource/admin/user/list': listOf(customer, 'id') },
      [],
    )
    await userEvent.type(screen.getByRole('searchbox'), 'uku')
    await answered(platform, 'listCustomers')
    expect((await screen.findAllByText(/Uku Uus/)).length).toBeGreaterThan(1)
    expect(container.ownerDocument.body.textContent).not.toMatch(nonsense)
  })

  const access = {
    uuid: 'u',
    access_owner: 'uku@uus.example',
    billing_account_name: 'Uus Ltd',
    is_accepted: true,
    accepted_at: '2026-11-01 08:00:00',
  }
  const ended = { owner: 'uku@uus.example', name: 'Uku Uus', account: 'Uus Ltd', at: at(20) * 1000 }
  it('finds the access that goes on among odd ones', async () => {
    const odd = mutantsOf(access)
    const { container } = await show(
      <EndedNotice ended={ended} />,
      { '/user-resource/impersonation': [...odd, access] },
      ['listImpersonations'],
    )
    expect(await screen.findByRole('button')).toBeTruthy()
    expect(container.textContent).not.toMatch(nonsense)
  })
})

describe('the page of referrals', () => {
  const referrer = accountOf({
    referral_share_code: 'LAB7',
    eligible_promotions: [
      { credit_type: 'signup_campaign', amount: 10, top_up_requirement: 20, top_up_done: 5 },
    ],
  })
  const showReferral = (given: unknown, campaigns: unknown) =>
    show(
      <ReferralScreen home="https://console.test/app" />,
      { '/payment/billing_account/list': [given], '/payment/has_active_campaigns': campaigns },
      ['listBillingAccounts'],
      '/referral',
      { referralCreditAmounts: { receiver_credit: 5, promoter_credit: 5 } },
    )
  const shownOf = async (mutant: unknown): Promise<string> =>
    (await showReferral(mutant, { success: true })).container.textContent
  it.each(someOf(referrer, 61))('shows an odd account (%i)', async (_, mutant) => {
    expect(await shownOf(mutant)).not.toMatch(nonsense)
  })
  it.each(someOf(referrer, 1))('shows an odd account (%i of all)', { tags: ['wide'] }, async (_, mutant) => {
    expect(await shownOf(mutant)).not.toMatch(nonsense)
  })
  it.each(someOf({ success: true }, 3))('shows what is odd of campaigns (%i)', async (_, mutant) => {
    const { container } = await showReferral(referrer, mutant)
    expect(container.textContent).toContain('LAB7')
    expect(container.textContent).not.toMatch(nonsense)
  })
})

describe('the document of a way to pay', () => {
  const processors = [
    { id: 1, type: 'creditcard', keyword: 'stripe_creditcard', public_key: 'pk', verification_amount: 1 },
    { id: 2, type: 'creditcard', keyword: 'paypal_vault', public_key: 'pp' },
    { id: 3, type: 'link', keyword: 'adyen', public_key: 'ad' },
  ] as const
  const showPay = (keyword: string, given: Readonly<Record<string, unknown>>) =>
    show(
      <PayScreen
        {...{ keyword, logo: null, account: undefined, amount: 20, home: 'https://console.test/app' }}
        load={() => new Promise(() => undefined)}
        loadStyle={() => new Promise(() => undefined)}
        adyenEnvironment="test"
        paypalScript={false}
        leave={() => undefined}
      />,
      { '/user-resource/user': user, '/payment/billing_account/list': [account], ...given },
      ['listBillingAccounts'],
      '/',
      { paymentProcessors: [...processors] },
    )
  const ways = processors.map(({ keyword }) => keyword)
  it.each(ways)('shows odd cards: %s', async (keyword) => {
    const { container } = await showPay(keyword, { '/payment/card/list': listOf(card, 'id') })
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
    expect(container.textContent).not.toMatch(nonsense)
  })
  it.each(someOf({ final_amount: 24 }, 3))('shows an odd sum (%i)', async (_, mutant) => {
    const { container } = await showPay('adyen', { '/payment/final_topup_amount': mutant })
    expect(container.textContent).not.toMatch(nonsense)
  })
  const shownOf = async (mutant: unknown): Promise<string> =>
    (await showPay('stripe_creditcard', { '/payment/billing_account/list': [mutant] })).container.textContent
  it.each(someOf(account, 173))('shows an odd account (%i)', async (_, mutant) => {
    expect(await shownOf(mutant)).not.toMatch(nonsense)
  })
  it.each(someOf(account, 1))('shows an odd account (%i of all)', { tags: ['wide'] }, async (_, mutant) => {
    expect(await shownOf(mutant)).not.toMatch(nonsense)
  })
})

describe('the files of a bucket', () => {
  const bucket = { name: 'lab', size_bytes: 10, num_objects: 1, billing_account_id: 7, is_suspended: false }
  const key = { accessKey: 'ak', secretKey: 'sk' }
  const object = { Key: 'a', LastModified: '2026-11-01T08:00:00Z', ETag: 'e', Size: 5 }
  const version = { ...object, VersionId: 'v', IsLatest: true }
  const showFiles = (keys: unknown) =>
    show(
      <Routes>
        <Route path="/storage/bucket/:id" element={<DetailScreen type="bucket" />} />
      </Routes>,
      {
        '/storage/bucket/list': [bucket],
        '/storage/bucket': bucket,
        '/storage/api/s3': { url: 'https://s3.test' },
        '/storage/user': { userId: 'u', s3Credentials: keys },
      },
      ['getStorageUser'],
      '/storage/bucket/lab?tab=files',
      { storageEnabled: true },
    )

  it('are shown with what is odd of them, their versions and the keys left out', async () => {
    answerAsStorage({
      'list-type': {
        Contents: [...listOf(object, 'Key'), object],
        CommonPrefixes: mutantsOf({ Prefix: 'b/' }),
      },
      uploads: { Upload: mutantsOf({ Key: 'c', UploadId: 'x', Initiated: '2026-11-01T08:00:00Z' }) },
      versioning: { Status: 'Enabled' },
      versions: { Version: listOf(version, 'VersionId'), DeleteMarker: mutantsOf(version) },
      tagging: { TagSet: [{ Tag: mutantsOf({ Key: 'k', Value: 'v' }) }] },
    })
    const { container } = await showFiles([...mutantsOf(key), key])
    await screen.findByText(/uploads? (is|are) unfinished/)
    expect((await screen.findAllByText(/^Key \d+$/)).length).toBeGreaterThan(1)
    const name = await screen.findByText('a')
    expect(container.textContent).not.toMatch(nonsense)
    await userEvent.click(name)
    await screen.findAllByText('5 B')
    await screen.findAllByText('Current')
    expect(container.textContent).not.toMatch(nonsense)
  })

  it('are counted where they are left out, and so are the versions of one', async () => {
    const unread = { ...object, Size: 'large' }
    answerAsStorage({
      'list-type': { Contents: [object, { ...unread, Key: 'b' }, { ...unread, Key: 'c' }] },
      versioning: { Status: 'Enabled' },
      versions: { Version: [version, { ...version, VersionId: '' }] },
    })
    await showFiles([key])
    await screen.findByText('2 entries are not shown')
    await userEvent.click(await screen.findByText('a'))
    expect(await screen.findByText('1 entry is not shown')).toBeTruthy()
  })

  it('are not called none where all of them are left out', async () => {
    answerAsStorage({ 'list-type': { Contents: [{ ...object, Size: 'large' }] } })
    await showFiles([key])
    await screen.findByText('1 entry is not shown')
    expect(screen.queryByText(/^Nothing is here/)).toBeNull()
  })
})

describe('metrics', () => {
  const matrix = {
    status: 'success',
    data: { resultType: 'matrix', result: [{ metric: { instance: 'a' }, values: [[0, '1']] }] },
  }
  it('are lines of numbers and gaps, or a failure in words, whatever the source answers', async () => {
    for (const mutant of mutantsOf(matrix)) {
      vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(mutant ?? null))
      const source = {
        address: 'https://m.test',
        apiKey: undefined,
        ownOrigins: [],
        onRefused: () => undefined,
      }
      const window = { start: 0, step: 15, count: 4 }
      const lines = await readMetric(source, 'up', window, new AbortController().signal).catch(
        (error: unknown) => {
          expect(error).toBeInstanceOf(MetricFailure)
          return []
        },
      )
      for (const { values } of lines) expect(values).toHaveLength(4)
    }
  })
})
