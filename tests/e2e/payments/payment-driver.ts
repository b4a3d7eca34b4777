import { expect } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { act, dialog, gate, toast } from '../support/acts'
import type { Deployment } from '../support/deployment'
import type { Visit } from '../support/test'
import type { CaseWay, Claim, PaymentCase, PaymentEvent } from './payment-cases'

const account = 120_348
/** The lightest page that has the form. */
const listPage = '/billing/account'

const box = (page: Page): Locator => dialog(page, 'Top up Põhjala Robotics')
const amountField = (page: Page): Locator => box(page).getByRole('textbox', { name: 'Amount' })
const payButton = (page: Page): Locator => page.getByRole('button', { name: /^(Pay |Continue to)/ })
const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 2, name })
const charged = (amount: number): string => `€${amount}.00`

/** Where the console shows each result. */
const claims: Readonly<Record<Claim, (page: Page, amount: number) => Locator>> = {
  paid: (page, amount) => {
    const title = `${charged(amount)} is on your balance`
    return heading(page, title).or(toast(page, title)).first()
  },
  failed: (page, amount) =>
    heading(page, 'Top-up error')
      .or(toast(page, 'Top-up error').filter({ hasText: charged(amount) }))
      .or(page.getByRole('alert').filter({ hasText: 'Nothing was charged.' }).getByText('Top-up error'))
      .first(),
  cancelled: (page) => heading(page, 'Top-up was cancelled'),
  pending: (page) => heading(page, 'The payment is on its way'),
  unknown: (page) => heading(page, 'The outcome is not known yet'),
  notBegun: (page) => box(page).getByText(/^The page of .* could not be opened\.$/),
}

/** Amounts in the balance history, newest first. */
async function books({ deployment }: Visit): Promise<readonly number[]> {
  const entries = await deployment.call('GET', `/payment/credit/list?billing_account_id=${account}`)
  return Array.isArray(entries) ? entries.map(({ amount }: { amount: number }) => amount) : []
}

const fields = (page: Page) => page.frameLocator('iframe[title="Card fields"]')

/** Types a card into the fields of the vendor. One that ends in 3184 has to be confirmed by its holder. */
async function typeCard(page: Page, number: string): Promise<void> {
  await fields(page).getByLabel('Card number').fill(number)
  await fields(page)
    .getByLabel(/^Expiry date/)
    .fill('12/29')
  await fields(page).getByLabel('Security code').fill('123')
}

/** Waits until Pay may be pressed. */
async function ready(page: Page): Promise<void> {
  await payButton(page).and(page.locator(':not([aria-disabled=true])')).waitFor()
}

/** Types the amount and chooses the way to pay, in the open form; then a card where the way has fields. */
async function fillForm(page: Page, { name, kind }: CaseWay, amount: number, card = good): Promise<void> {
  await amountField(page).fill(String(amount))
  const tile = box(page).getByRole('radio', { name: new RegExp(`^${name} (Expires \\d\\d/\\d\\d )?€`) })
  const more = box(page).getByRole('button', { name: /more ways to pay/ })
  await tile.or(more).first().waitFor()
  if ((await tile.count()) === 0) await more.click()
  await tile.check({ force: true })
  await ready(page)
  if (kind !== 'fields') return
  await payButton(page).click()
  await page.waitForURL(/\/app\/pay\//)
  await typeCard(page, card)
  await ready(page)
}

/** Leaves the result of the last payment, as a customer does, and opens the form without its traces. */
async function openForm(page: Page, { origin }: Deployment): Promise<void> {
  const { pathname } = new URL(page.url())
  if (pathname.endsWith('/payment_return'))
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first().click()
  else if (!pathname.endsWith(listPage)) await page.goto(`${origin}/app${listPage}`)
  else if ((await box(page).count()) > 0) {
    await box(page).getByRole('button', { name: 'Close' }).first().click()
    await box(page).waitFor({ state: 'detached' })
  }
  await page.getByRole('heading', { level: 1, name: 'Billing accounts' }).waitFor()
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('console.payment.')) localStorage.removeItem(key)
    window.dispatchEvent(new Event('storage'))
  })
  await act(page, 'Põhjala Robotics', 'Top up…')
  await amountField(page).waitFor()
}

/** Lets time pass until the result of followed payments is shown. */
async function passUntil({ visited: { pass } }: Cashier, told: Locator): Promise<void> {
  const look = async (): Promise<number> => {
    await pass(61)
    return told.count()
  }
  await expect.poll(look).toBeGreaterThan(0)
}

/** Chooses at the page of a bank or processor. */
async function choose(page: Page, ...names: readonly string[]): Promise<void> {
  const [first, ...more] = names.flatMap((name) => [
    page.getByRole('link', { name, exact: true }),
    page.getByRole('button', { name, exact: true }),
  ])
  await atVendor(page)
  await more.reduce((all, each) => all.or(each), first ?? page.locator('none')).click()
}
const yes = (page: Page): Promise<void> => choose(page, 'Pay', 'Confirm')
const atVendor = (page: Page): Promise<void> => page.waitForURL(/\/_sandbox\/pay\//)

/** A visit with the switches that the cases need. */
export interface Cashier {
  readonly visited: Visit
  /** While set, handles the paying calls. */
  fate: ((next: () => Promise<Response>) => Promise<Response>) | undefined
}

/** Lets `fate` handle the paying calls of a visited deployment. */
export async function cashierOf(visited: Visit): Promise<Cashier> {
  const { page, open } = visited
  // Requested once per key: the page must not be left before the answer.
  const told = page.waitForResponse(/\/user\/privileges$/)
  await open(listPage)
  await told
  const cashier: Cashier = { visited, fate: undefined }
  visited.deployment.intercept(async (request, next) => {
    if (!/\/(credit\/buy|link\/send_data)$/.test(new URL(request.url).pathname)) return next()
    return cashier.fate ? cashier.fate(next) : next()
  })
  visited.deployment.expectFailures()
  return cashier
}

const gateway = (): Response =>
  new Response('<html>502</html>', { status: 502, headers: { 'content-type': 'text/html' } })

type Act = (cashier: Cashier, wanted: PaymentCase) => Promise<void>

const press: Act = ({ visited: { page } }) => payButton(page).click()

/** Whether the money is taken by the call itself, so that there is no page to go to. */
const isAtOnce = ({ way: { kind }, event }: PaymentCase): boolean =>
  kind === 'card' || (kind === 'fields' && !atBank.has(event))

/** Presses Pay, and chooses on the page it leads to, if any. */
const through =
  (...choices: readonly string[]): Act =>
  async (cashier, wanted) => {
    const { page } = cashier.visited
    await press(cashier, wanted)
    if (!isAtOnce(wanted)) await choose(page, ...choices)
  }

const fault =
  (...faults: Parameters<Deployment['fault']>): Act =>
  async (cashier, wanted) => {
    const { deployment } = cashier.visited
    for (const operation of ['buyCredit', 'sendLinkData'])
      deployment.fault(...faults.map((each) => ({ ...each, operation })))
    await press(cashier, wanted)
  }

/** The window that a press of Pay opens. */
async function pressForWindow({ visited: { page, context } }: Cashier): Promise<Page> {
  const opened = context.waitForEvent('page')
  await payButton(page).click()
  const popup = await opened
  await atVendor(popup)
  return popup
}

/** Opens the page of the processor by the link beside the payment, and pays there. */
async function payByLink({ visited: { page, context } }: Cashier): Promise<void> {
  const opened = context.waitForEvent('page')
  await box(page)
    .getByRole('link', { name: /^Open the page of/ })
    .click()
  await yes(await opened)
}

/** Opens the unfinished payment from the notice of the form or its document. */
async function seeThatPayment(page: Page): Promise<void> {
  await page.getByText('is not finished').waitFor()
  const name = 'See that payment'
  await page.getByRole('link', { name }).or(page.getByRole('button', { name })).click()
}

const acts: Readonly<Record<PaymentEvent, Act>> = {
  success: through('Pay', 'Confirm'),
  failure: async (cashier, wanted) =>
    wanted.way.kind === 'card'
      ? fault({ operation: '', status: 400, message: 'Insufficient funds' })(cashier, wanted)
      : through('Let the payment be declined', 'Let the bank refuse')(cashier, wanted),
  pending: through('Leave the payment pending', 'Leave the bank waiting'),
  cancel: through('Cancel'),
  timeout: async (cashier, wanted) => {
    const { page, open, deployment } = cashier.visited
    if (isAtOnce(wanted)) return fault({ operation: '', body: 'html', status: 504 })(cashier, wanted)
    await press(cashier, wanted)
    await atVendor(page)
    // No payment for a day. The reads of the first minute find nothing.
    await open(listPage)
    await page.getByRole('heading', { level: 1, name: 'Billing accounts' }).waitFor()
    deployment.sandbox.control.advance(86_401)
    await passUntil(cashier, claims.failed(page, amountOf(wanted)))
  },
  'reload in the middle': async (cashier, wanted) => {
    const { page, pass } = cashier.visited
    const arrived = gate()
    const held = gate()
    cashier.fate = async (next) => {
      const answer = await next()
      arrived.open()
      await held.opened
      return answer
    }
    await press(cashier, wanted)
    await arrived.opened
    await page.reload()
    cashier.fate = undefined
    held.open()
    const amount = amountOf(wanted)
    const { kind } = wanted.way
    if (kind === 'card') return passUntil(cashier, claims.paid(page, amount))
    if (kind !== 'link') return seeThatPayment(page)
    // The address of its page is lost: the payment starts again, with the typed values.
    await expect.poll(() => amountField(page).inputValue()).toBe(String(amount))
    await pass(2)
    await box(page).getByText('is not finished').waitFor({ state: 'detached' })
    await ready(page)
    await through('Pay')(cashier, wanted)
  },
  'request dropped': fault({ operation: '', network: 'reset' }),
  'answer dropped': fault({ operation: '', network: 'drop-answer' }),
  '502 after commit': async (cashier, wanted) => {
    cashier.fate = async (next) => {
      await next()
      return gateway()
    }
    await press(cashier, wanted)
  },
  'double click': async (cashier, wanted) => {
    const { page } = cashier.visited
    await payButton(page).dblclick({ force: true })
    if (!isAtOnce(wanted)) await yes(page)
  },
  'two tabs': async (cashier, wanted) => {
    const { page, context } = cashier.visited
    const other = await context.newPage()
    // The other tab opens the form of the first, or its document.
    await other.goto(page.url())
    if (wanted.way.kind !== 'fields') await fillForm(other, wanted.way, amountOf(wanted))
    else await ready(other)
    await press(cashier, wanted)
    if (!isAtOnce(wanted)) await atVendor(page)
    await payButton(other).getByText('Pay once more').waitFor()
    if (!isAtOnce(wanted)) await yes(page)
  },
  'back button': async (cashier, wanted) => {
    const { page } = cashier.visited
    await press(cashier, wanted)
    await atVendor(page)
    await page.goBack()
    await seeThatPayment(page)
    await page.getByRole('button', { name: /^Open the page of/ }).click()
    await yes(page)
  },
  'comes back twice': async (cashier, wanted) => {
    const { page } = cashier.visited
    const returned = page.waitForRequest(/payment_return\?.*identifier=/)
    await through('Pay', 'Confirm')(cashier, wanted)
    await heading(page, 'is on your balance').waitFor()
    await page.goto((await returned).url())
  },
  'another tab': async (cashier, wanted) => {
    const { page, context } = cashier.visited
    await press(cashier, wanted)
    const opened = context.waitForEvent('page')
    await choose(page, 'Finish in another tab')
    await heading(await opened, 'is on your balance').waitFor()
    await yes(page)
  },
  'closed window': async (cashier) => {
    const { page } = cashier.visited
    const popup = await pressForWindow(cashier)
    await popup.close()
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await heading(page, 'Finish the payment at').waitFor()
    await payByLink(cashier)
  },
  'blocked window': async (cashier) => {
    const { page } = cashier.visited
    const open = await page.evaluateHandle((): unknown => Reflect.get(window, 'open'))
    await page.evaluate(() => void Object.assign(window, { open: () => null }))
    await payButton(page).click()
    await box(page).getByText('Please allow popup windows to use this payment method').waitFor()
    await payByLink(cashier)
    await page.evaluate((before) => void Object.assign(window, { open: before }), open)
  },
  'window comes back': async (cashier) => {
    const popup = await pressForWindow(cashier)
    const closed = popup.waitForEvent('close')
    await yes(popup)
    await closed
  },
}

const good = '4242 4242 4242 4242'
/** Events of a card in the fields of a vendor that happen at the page of its bank. */
const atBank: ReadonlySet<PaymentEvent> = new Set([
  'pending',
  'cancel',
  'back button',
  'comes back twice',
  'another tab',
])

/** The card that is typed into the fields of a vendor. */
function cardOf(wanted: PaymentCase): string {
  if (wanted.event === 'failure') return '4111 1111 1114 0011'
  return isAtOnce(wanted) ? good : '4000 0027 6000 3184'
}

const order = new Map<PaymentCase, number>()
/** Amount of a case, major units; each has its own. */
const amountOf = (wanted: PaymentCase): number => {
  const nth = order.get(wanted) ?? order.size
  order.set(wanted, nth)
  return 26 + nth
}

/** After a failure the form keeps the typed amount, and the page links back to it. */
async function expectAmountKept({ visited }: Cashier, { says, way }: PaymentCase, amount: number) {
  const { page, deployment } = visited
  const isOnPage = page.url().includes('/payment_return')
  if (isOnPage)
    await page
      .getByRole('main')
      .getByRole('link', { name: says === 'cancelled' ? 'Top up again' : 'Choose another method' })
      .waitFor()
  if (way.kind === 'fields' && !isOnPage) await page.getByRole('button', { name: 'Cancel' }).click()
  else if (isOnPage) await openForm(page, deployment)
  await expect.poll(async () => Number(await amountField(page).inputValue())).toBe(amount)
}

/** Runs one case and compares the platform's books. Throws with the name of the case. */
async function runCase(cashier: Cashier, wanted: PaymentCase): Promise<void> {
  const { visited } = cashier
  const { page, context, deployment } = visited
  const amount = amountOf(wanted)
  try {
    const before = await books(visited)
    await openForm(page, deployment)
    await fillForm(page, wanted.way, amount, cardOf(wanted))
    await acts[wanted.event](cashier, wanted)
    await claims[wanted.says](page, amount).waitFor()
    const after = await books(visited)
    const added = after.slice(0, after.length - before.length).filter((each) => each === amount)
    expect(added, 'money taken').toHaveLength(wanted.charged)
    const isKept = wanted.event !== 'timeout' && ['failed', 'cancelled', 'notBegun'].includes(wanted.says)
    if (isKept) await expectAmountKept(cashier, wanted, amount)
  } catch (error) {
    const seen = await page
      .getByRole('heading')
      .allInnerTexts()
      .catch(() => [])
    throw new Error(
      `${wanted.way.keyword}, ${wanted.event}: ${String(error)}\nThe page shows ${seen.join(' | ')}`,
      { cause: error },
    )
  } finally {
    cashier.fate = undefined
    deployment.sandbox.control.clearFaults()
    for (const each of context.pages()) if (each !== page) await each.close()
  }
}

/** Runs cases one after the other on one visit; reports all failures together. */
export async function runCases(cashier: Cashier, cases: readonly PaymentCase[]): Promise<void> {
  const failures: string[] = []
  for (const each of cases)
    await runCase(cashier, each).catch(async (error: unknown) => {
      failures.push(String(error))
      await cashier.visited.open(listPage)
    })
  expect(failures).toEqual([])
}
