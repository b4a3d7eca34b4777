import type { Page } from 'playwright-core'
import { build } from 'vite'
import type { PaymentVendor, VendorFault } from '../../sandbox/vendors/vendor-fault'
import { pressLast } from './support/acts'
import { someOf } from '../run/some-of'
import { describe, expect, test, type Visit } from './support/test'
import type { VisitorOptions } from './support/visitor'

type Open = (options: VisitorOptions & { standIns: true }) => Promise<Visit>

const keywords = {
  stripe: 'stripe_creditcard',
  omise: 'omise_creditcard',
  paypal: 'paypal_vault',
  adyen: 'adyen',
} as const

async function buildPage(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: 'tests/headers/vendor-page.ts', formats: ['es'] },
    },
  })
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : []
  return outputs.flatMap(({ output }) => output).find((file) => file.type === 'chunk')?.code ?? ''
}

let code: Promise<string> | undefined

/** Opens the fields of a vendor under the headers of its payment document. */
async function openFields(visit: Open, vendor: PaymentVendor, fault?: VendorFault): Promise<Visit> {
  const visited = await visit({ path: null, standIns: true })
  const { context, page, deployment } = visited
  if (fault !== undefined) {
    deployment.expectFailures()
    deployment.sandbox.control.setVendorFault(vendor, fault)
  }
  code ??= buildPage()
  const body = await code
  // The server's own document is kept: one from the test may not reach this machine.
  await context.route(/\/app\/assets\/pay-[^/]+\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  )
  const returnUrl = encodeURIComponent(`${deployment.origin}/app/`)
  const wallet = await deployment.call(
    'GET',
    `/payment/paypal/setup_token?session_id=s7&return_url=${returnUrl}`,
  )
  const query = new URLSearchParams({
    standIns: deployment.standIns ?? '',
    token: String(Reflect.get(Object(wallet), 'setup_token')),
  })
  // An unanswered script delays the load event.
  await page.goto(`${deployment.origin}/app/pay/${keywords[vendor]}?${query}`, { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Save' }).waitFor()
  return visited
}

const told = (page: Page) => page.getByRole('listitem').allTextContents()
const fields = (page: Page) => page.frameLocator('iframe[title="Card fields"]')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function fill(page: Page, number: string, expiry = '12/29', cvc = '123'): Promise<void> {
  await fields(page).getByLabel('Card number').fill(number)
  await fields(page)
    .getByLabel(/^Expiry date/)
    .fill(expiry)
  await fields(page).getByLabel('Security code').fill(cvc)
}

/** The last line, once it begins with a text. */
async function last(page: Page, beginning: string): Promise<string> {
  await expect.poll(async () => (await told(page)).at(-1)).toMatch(new RegExp(`^${beginning}`))
  return (await told(page)).at(-1) ?? ''
}

const good = '4242 4242 4242 4242'

describe('the fields of a vendor', () => {
  test.for(
    someOf(
      [
        ['stripe', /^saved: \{"kind":"token","token":"pm_n\d+_exp\d{4}_visa_4242"\}$/],
        ['omise', /^saved: \{"kind":"token","token":"tokn_test_n\d+_exp\d{4}_visa_4242"\}$/],
        ['adyen', /^saved: \{"kind":"token","token":"\{.*encryptedCardNumber.*_visa_4242/],
      ] as const,
      1,
    ),
  )('of %s are in its frame, and make a token of what is typed', async ([vendor, token], { visit }) => {
    const { page, deployment } = await openFields(visit, vendor)
    await fill(page, good)
    await expect.poll(() => told(page)).toContain('complete: true')
    await press(page, 'Save')
    expect(await last(page, 'saved')).toMatch(token)
    expect(await told(page)).toContain('ready')
    const address = await page.locator('iframe[title="Card fields"]').getAttribute('src')
    expect(new URL(address ?? '').origin).toBe(deployment.standIns)
  })

  test.for(
    someOf(
      [
        ['stripe', '4000 0000 0000 0002', 'Your card was declined.'],
        ['stripe', '4000 0000 0000 9995', 'Your card has insufficient funds.'],
        ['stripe', '4000 0000 0000 0069', 'Your card has expired.'],
        ['stripe', '4242 4242 4242 4241', 'Your card number is invalid.'],
        ['stripe', '4242', 'Your card number is incomplete.'],
        ['omise', '4242', 'Your card number is incomplete.'],
        ['adyen', '4242 4242 4242 4241', 'Your card number is invalid.'],
      ] as const,
      1,
    ),
  )('of %s refuse %s with its words', async ([vendor, number, words], { visit }) => {
    const { page } = await openFields(visit, vendor)
    await fill(page, number)
    await press(page, 'Save')
    expect(await last(page, 'saved')).toBe(`saved: ${JSON.stringify({ kind: 'refused', words })}`)
  })

  test(
    'of Stripe may be used again after a refusal, and keep their token when the answer was lost',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page } = await openFields(visit, 'stripe')
      await fill(page, '4000 0000 0000 0002')
      await press(page, 'Save')
      await last(page, 'saved: ..kind.:.refused')
      await fill(page, good)
      await press(page, 'Save')
      const first = await last(page, 'saved: ..kind.:.token')
      await press(page, 'Save')
      await expect.poll(async () => (await told(page)).filter((line) => line === first)).toHaveLength(2)
    },
  )

  test.for(
    someOf(
      [
        ['Agree', 'saved: {"kind":"token"'],
        ['Refuse', 'saved: {"kind":"refused","words":"We are unable to authenticate'],
        ['Close', 'saved: {"kind":"refused","words":"We are unable to authenticate'],
      ] as const,
      1,
    ),
  )('of Stripe let the bank ask before a card is saved: %s', async ([choice, ending], { visit }) => {
    const { page } = await openFields(visit, 'stripe')
    await fill(page, '4000 0027 6000 3184')
    await press(page, 'Save')
    await page.frameLocator('iframe[title="The bank asks"]').getByRole('button', { name: choice }).click()
    expect((await last(page, 'saved')).startsWith(ending)).toBe(true)
  })

  test('of Stripe let the bank ask about a charge', { tags: ['wide'] }, async ({ visit }) => {
    const { page } = await openFields(visit, 'stripe')
    const bank = page.frameLocator('iframe[title="The bank asks"]')
    await press(page, 'Ask')
    await bank.getByRole('button', { name: 'Refuse' }).click()
    await last(page, 'asked: ..kind.:.refused')
    await press(page, 'Ask')
    await bank.getByRole('button', { name: 'Agree' }).click()
    await last(page, 'asked: ..kind.:.agreed')
  })

  test.for(
    someOf(
      (['stripe', 'omise', 'adyen'] as const).flatMap((vendor) =>
        (
          [
            ['missing', 'not loaded: ScriptLoadError'],
            ['no-global', 'not loaded: VendorError'],
          ] as const
        ).map(([fault, ending]) => [vendor, fault, ending] as const),
      ),
      1,
    ),
  )('of %s say that they are not there: %s', async ([vendor, fault, ending], { visit }) => {
    const { page } = await openFields(visit, vendor, fault)
    await expect.poll(() => told(page)).toContainEqual(expect.stringMatching(`^${ending}`))
  })

  test(
    'of a vendor whose script is not answered are given up after ten seconds',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, pass } = await openFields(visit, 'stripe', 'hang')
      await pass(11)
      await last(page, 'not loaded: ScriptLoadError')
      expect(await told(page)).toContain('reported: Failed to load script, late')
    },
  )

  test.for(
    someOf(
      [
        ['stripe', 'load-error'],
        ['adyen', 'load-error'],
        ['stripe', 'frame-blocked'],
        ['adyen', 'frame-blocked'],
        ['paypal', 'frame-blocked'],
      ] as const,
      1,
    ),
  )('of %s that do not load are told: %s', async ([vendor, fault], { visit }) => {
    const { page, pass, problems } = await openFields(visit, vendor, fault)
    if (fault === 'frame-blocked') {
      await page.locator('iframe').waitFor({ state: 'attached' })
      await pass(11)
    }
    await last(page, 'problem: not-loaded')
    // The browser reports the refused frame.
    problems.splice(0)
  })

  test('of Omise take no answer that was forged, and each once', async ({ visit }) => {
    const { page } = await openFields(visit, 'omise', 'forged')
    await last(page, 'complete')
    await fill(page, good)
    await press(page, 'Save')
    expect(await last(page, 'saved')).toMatch(/tokn_test_n\d+_exp\d{4}_visa_4242/)
    expect((await told(page)).filter((line) => line.startsWith('saved'))).toHaveLength(1)
  })

  test.for(someOf(['stripe', 'omise', 'adyen'] as const, 1))(
    'of %s that are removed say nothing more, whatever is answered later',
    { tags: ['wide'] },
    async (vendor, { visit }) => {
      const { page, pass } = await openFields(visit, vendor, 'late')
      await fill(page, good)
      await press(page, 'Save')
      await press(page, 'Remove')
      await last(page, 'saved: ..kind.:.failed')
      const before = await told(page)
      await pass(40)
      expect(await told(page)).toEqual(before)
      expect(await page.locator('iframe').count()).toBe(0)
    },
  )

  test('of Adyen are told what became of their token', { tags: ['wide'] }, async ({ visit }) => {
    const { page } = await openFields(visit, 'adyen')
    await fill(page, good)
    await press(page, 'Save')
    await last(page, 'saved: ..kind.:.token')
    await press(page, 'Settle')
  })
})

/** Presses the button of PayPal; the window it opens. */
async function openWindow(page: Page): Promise<Page> {
  const opened = page.context().waitForEvent('page')
  await page.frameLocator('iframe[title="PayPal"]').getByRole('button', { name: 'PayPal' }).click()
  return opened
}

describe('the window of PayPal', () => {
  test.for(
    someOf(
      [
        ['agreed to', 'Agree', '"kind":"token","token":"setup_'],
        ['left', 'Cancel', '"kind":"cancelled","begun":"setup_'],
      ] as const,
      1,
    ),
  )('that is %s answers', async ([, choice, ending], { visit }) => {
    const { page } = await openFields(visit, 'paypal')
    await last(page, 'ready')
    await press(page, 'Save')
    const popup = await openWindow(page)
    await pressLast(popup, choice)
    expect(await last(page, 'saved')).toContain(ending)
  })

  test(
    'that agrees twice, or is asked again, answers once each time',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page } = await openFields(visit, 'paypal', 'twice')
      await press(page, 'Save')
      for (const choice of ['Agree', 'Agree']) {
        const popup = await openWindow(page)
        await pressLast(popup, choice)
        await last(page, 'saved: ..kind.:.token')
      }
      expect((await told(page)).filter((line) => line.startsWith('saved'))).toHaveLength(1)
    },
  )

  test('that is closed by hand may have been agreed to', { tags: ['wide'] }, async ({ visit }) => {
    const { page, deployment } = await openFields(visit, 'paypal', 'closed-after')
    await press(page, 'Save')
    const popup = await openWindow(page)
    await pressLast(popup, 'Agree')
    const line = await last(page, 'saved: ..kind.:.cancelled')
    const [, token = ''] = /"begun":"(setup_\w+)"/.exec(line) ?? []
    const path = `/payment/paypal/payment_token?session_id=s7&setup_token=${token}`
    expect(await deployment.call('GET', path)).toHaveProperty('payment_token')
  })

  test('that is closed before it shows anything is cancelled', { tags: ['wide'] }, async ({ visit }) => {
    const { page } = await openFields(visit, 'paypal', 'closed-early')
    await press(page, 'Save')
    await openWindow(page)
    await last(page, 'saved: ..kind.:.cancelled')
  })

  test('that the browser blocks is a problem of its own', { tags: ['wide'] }, async ({ visit }) => {
    const { page } = await openFields(visit, 'paypal', 'window-blocked')
    await press(page, 'Save')
    await page.frameLocator('iframe[title="PayPal"]').getByRole('button', { name: 'PayPal' }).click()
    await expect.poll(() => told(page)).toContain('problem: window-blocked')
  })
})
