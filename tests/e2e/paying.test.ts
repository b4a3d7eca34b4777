import type { Locator, Page } from 'playwright-core'
import { violations } from './support/accessibility'
import { dialog, expectFocus, fact, gate, overflow } from './support/acts'
import { byKeys } from './support/keys'
import { someOf } from '../run/some-of'
import { describe, expect, test, type Visit } from './support/test'

const account = 120_348
const form = `/billing/account/${account}?do=addCredit`
/** The price of €100 by card, with fee and VAT. */
const byCard = '€128.77'

interface Entry {
  readonly amount: number
  readonly description: string
}

/** Top-ups in the balance history beyond the `before` entries it had. */
async function charges({ deployment }: Visit, before: number): Promise<readonly Entry[]> {
  const entries = await deployment.call('GET', `/payment/credit/list?billing_account_id=${account}`)
  const added: readonly Entry[] = Array.isArray(entries) ? entries.slice(0, entries.length - before) : []
  // A top-up may also bring the credit of a promotion.
  return added.filter(({ description }) => description.startsWith('Top-up'))
}

async function countOf({ deployment }: Visit): Promise<number> {
  const entries = await deployment.call('GET', `/payment/credit/list?billing_account_id=${account}`)
  return Array.isArray(entries) ? entries.length : 0
}

const wallet = 'PayPal, kadri.saar@pohjala.example'

const box = (page: Page): Locator => dialog(page, 'Top up Põhjala Robotics')

/** Chooses a way to pay. */
async function choose(page: Page, way: string): Promise<void> {
  const tile = box(page).getByRole('radio', { name: new RegExp(`^${way} €`) })
  const more = box(page).getByRole('button', { name: /more ways to pay/ })
  await box(page).getByRole('radio').first().waitFor()
  if ((await tile.count()) === 0) await more.click()
  await tile.check({ force: true })
}

const pay = (page: Page): Locator => box(page).getByRole('button', { name: /^(Pay|Continue to)/ })

const outcome = (page: Page, title: string | RegExp): Locator =>
  page.getByRole('heading', { level: 2, name: title })

describe('topping up', () => {
  test('[PAYMENT-02] [PAYMENT-27] shows credit, fee and VAT, which add up to what is charged and booked', async ({
    visit,
  }) => {
    const visited = await visit({ path: form })
    const { page } = visited
    const before = await countOf(visited)
    await pay(page).getByText(byCard).waitFor()
    const sum = (label: string): Promise<string> => fact(box(page), label).innerText()
    expect(await sum('Added to balance')).toBe('€100.00')
    expect(await sum('Service fee .*')).toBe('€3.85')
    expect(await sum('VAT 24.%')).toBe('€24.92')
    expect(await sum('You pay')).toBe(byCard)
    await box(page).getByText('New balance €784.20').waitFor()
    expect(await violations(page)).toEqual([])
    await pay(page).click()
    await outcome(page, '€100.00 is on your balance').waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByText(`You paid ${byCard}, with fee and VAT. The new balance is €789.64.`).waitFor()
    expect(await charges(visited, before)).toMatchObject([{ amount: 100 }])
    await box(page).getByRole('button', { name: 'Close' }).last().click()
    await page.getByRole('table', { name: 'Invoices' }).getByText(byCard).waitFor()
    await page.getByRole('button', { name: 'Billing account: Põhjala Robotics €789.64' }).waitFor()
  })

  test(
    '[PAYMENT-02] whose total cannot be had says so beside the button too, and goes on once it is asked again',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page } = await visit({
        path: form,
        before: ({ fault }) => fault({ operation: 'getFinalTopupAmount', status: 500, times: 1 }),
      })
      await box(page).getByRole('alert').getByText('The total could not be calculated.').waitFor()
      const reason = 'The total could not be calculated.'
      await expect.poll(() => pay(page).getAttribute('aria-disabled')).toBe('true')
      const described = await pay(page).getAttribute('aria-describedby')
      expect(await page.locator(`[id="${described}"]`).textContent()).toBe(reason)
      await box(page).getByRole('button', { name: 'Retry' }).click()
      await pay(page).getByText(byCard).waitFor()
      await expect.poll(() => pay(page).getAttribute('aria-disabled')).not.toBe('true')
    },
  )

  test.for(
    someOf(
      [
        ['', 'Enter an amount'],
        ['0', 'Amount should be positive'],
        ['-5', 'Amount should be positive'],
        ['0.001', 'Amount is too low'],
        ['12.99', 'Amount should not be less than than minimum top up'],
        ['20.005', 'EUR has 2 decimals'],
        ['a lot', 'Enter a number such as 25'],
        ['50 USD', 'Enter it in EUR, not in USD'],
      ] as const,
      1,
    ),
  )(
    '[PAYMENT-31] [PAYMENT-32] [SITE-36] refuses the amount "%s": %s',

    async ([typed, message], { visit }) => {
      const { page, deployment } = await visit({ path: form })
      const amount = box(page).getByRole('textbox', { name: 'Amount' })
      await amount.fill(typed)
      await amount.press('Enter')
      await box(page).getByRole('alert').getByText(message).waitFor()
      expect(await amount.inputValue()).toBe(typed)
      expect(deployment.calls('buyCredit')).toEqual([])
    },
  )

  test('names no new balance before it has read one', async ({ visit }) => {
    const { page, deployment } = await visit({ path: form })
    await pay(page).getByText(byCard).waitFor()
    const read = gate()
    deployment.intercept(async (request, next) => {
      if (new URL(request.url).pathname.endsWith('/payment/billing_account')) await read.opened
      return next()
    })
    await pay(page).click()
    await outcome(page, '€100.00 is on your balance').waitFor()
    await page.getByText(`You paid ${byCard}, with fee and VAT.`, { exact: true }).waitFor()
    read.open()
    await page.getByText(`You paid ${byCard}, with fee and VAT. The new balance is €789.64.`).waitFor()
  })

  test('is done by keys, on a phone and in the dark', { tags: ['wide'] }, async ({ visit }) => {
    const visited = await visit({
      path: '/billing/account/120348',
      width: 390,
      browser: { colorScheme: 'dark' },
    })
    const { page } = visited
    const before = await countOf(visited)
    const keys = byKeys(page)
    await keys.press(page.getByRole('button', { name: 'Top up…' }))
    await pay(page).getByText(byCard).waitFor()
    expect(await overflow(page)).toBe(0)
    expect(await violations(page)).toEqual([])
    await expectFocus(box(page).getByRole('textbox', { name: 'Amount' }))
    await keys.type(box(page).getByRole('textbox', { name: 'Amount' }), '25')
    await pay(page).getByText('€32.53').waitFor()
    await page.keyboard.press('Enter')
    await outcome(page, '€25.00 is on your balance').waitFor()
    expect(await charges(visited, before)).toMatchObject([{ amount: 25 }])
    await page.keyboard.press('Escape')
    await expect.poll(() => box(page).count()).toBe(0)
    await keys.to(page.getByRole('button', { name: 'Top up…' }))
  })

  test(
    'keeps amount and way over a reload, and forgets them once paid',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page } = await visit({ path: form })
      await box(page).getByRole('textbox', { name: 'Amount' }).fill('64.5')
      await choose(page, wallet)
      await page.reload()
      await pay(page).getByText('€').waitFor()
      expect(await box(page).getByRole('textbox', { name: 'Amount' }).inputValue()).toBe('64.5')
      expect(await box(page).getByRole('radio', { name: wallet }).isChecked()).toBe(true)
      await pay(page).click()
      await outcome(page, '€64.50 is on your balance').waitFor()
      await page.reload()
      expect(await box(page).getByRole('textbox', { name: 'Amount' }).inputValue()).toBe('100')
    },
  )

  test('never takes another method by itself for one that is gone', { tags: ['wide'] }, async ({ visit }) => {
    const { page, deployment } = await visit({ path: form })
    await pay(page).getByText(byCard).waitFor()
    await deployment.call('PUT', '/payment/card/set_primary', { payment_object_id: 10_012 })
    await deployment.call('DELETE', '/payment/card', { payment_object_id: 9_931 })
    await pay(page).click()
    deployment.expectFailures()
    const gone = 'The way to pay you chose is no longer offered. Choose another.'
    const ways = box(page).getByRole('group', { name: 'Pay with' })
    await ways.getByText(gone).waitFor()
    expect(await ways.getByRole('radio', { checked: true }).count()).toBe(0)
    expect(await pay(page).isDisabled()).toBe(true)
    await ways.getByRole('radio').first().check({ force: true })
    await expect.poll(() => pay(page).isDisabled()).toBe(false)
  })

  test('[PAYMENT-35] without a method says what is missing', async ({ visit }) => {
    const { page } = await visit({
      path: form,
      sandbox: { set: ['paymentProcessors=[{"type":"invoice","keyword":"invoice"}]'] },
    })
    await page.getByRole('dialog').getByText('Verified payment method is missing').waitFor()
  })
})

describe('a payment by card whose call', () => {
  test(
    '[PAYMENT-28] is sent by fifty presses, of Enter and the button, charges once',
    { tags: ['wide'] },
    async ({ visit }) => {
      const visited = await visit({ path: form })
      const { page, deployment } = visited
      const before = await countOf(visited)
      await pay(page).getByText(byCard).waitFor()
      await pay(page).evaluate((button) => {
        if (!(button instanceof HTMLButtonElement)) throw new TypeError('no button')
        for (let press = 0; press < 25; press += 1) {
          button.form?.requestSubmit()
          button.click()
        }
      })
      await outcome(page, '€100.00 is on your balance').waitFor()
      expect(await charges(visited, before)).toHaveLength(1)
      expect(deployment.calls('buyCredit')).toHaveLength(1)
    },
  )

  test(
    'was lost may be started over after two reads without a charge',
    { tags: ['wide'] },
    async ({ visit }) => {
      const visited = await visit({ path: form })
      const { page, deployment, open, pass } = visited
      const before = await countOf(visited)
      await pay(page).getByText(byCard).waitFor()
      deployment.fault({ operation: 'buyCredit', network: 'reset' })
      await pay(page).click()
      await outcome(page, 'The outcome is not known yet').waitFor()
      deployment.sandbox.control.clearFaults()
      expect(await page.getByRole('button', { name: 'Start over' }).count()).toBe(0)
      await pass(61)
      await box(page).getByRole('button', { name: 'Check now' }).click()
      await outcome(page, 'No charge found').waitFor()
      await open(form)
      await page.getByText('You may pay.').waitFor()
      await box(page).getByRole('link', { name: 'See that payment' }).click()
      await page.getByRole('button', { name: 'Start over' }).click()
      await page.getByRole('link', { name: 'Top up again' }).click()
      await pay(page).getByText(byCard).waitFor()
      await pay(page).click()
      await outcome(page, '€100.00 is on your balance').waitFor()
      expect(await charges(visited, before)).toHaveLength(1)
    },
  )
})

describe('an unpaid invoice', () => {
  const invoicePath = '/billing/account/120348?tab=invoices&invoice='

  /** The unpaid invoice of the account: its id and name. */
  async function unpaid({ deployment }: Pick<Visit, 'deployment'>): Promise<{ id: number; name: string }> {
    const invoices = await deployment.call('GET', `/payment/invoice/list?billing_account_id=${account}`)
    const found: unknown = Array.isArray(invoices) ? invoices.find(({ status }) => status === 5) : undefined
    if (typeof found !== 'object' || found === null) throw new Error('no invoice is unpaid')
    return { id: Number(Reflect.get(found, 'id')), name: String(Reflect.get(found, 'name')) }
  }

  test.for(
    someOf(
      [
        ['loses its answer', { network: 'drop-answer' }, 'is paid'],
        ['is refused', { status: 400, message: 'Insufficient funds' }, 'was not paid'],
        ['is answered', undefined, 'is paid'],
        ['never arrives', { network: 'reset' }, 'The outcome is not known yet'],
      ] as const,
      1,
    ),
  )('[INVOICE-09] whose payment %s is charged once at most', async ([, fault, end], { visit }) => {
    const { page, deployment, open } = await visit({ path: '/dashboard' })
    const { id, name } = await unpaid({ deployment })
    await open(`${invoicePath}${id}`)
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    const asked = dialog(page, `Pay invoice ${name}?`)
    await asked.getByText('€620.00 with VAT is charged to Visa •••• 4242.').waitFor()
    if (fault) deployment.fault({ operation: 'payInvoice', ...fault })
    await asked.getByRole('button', { name: 'Pay €620.00' }).click()
    if (end === 'was not paid') {
      await asked.getByRole('alert').getByText(`Invoice ${name} was not paid`).waitFor()
      await asked.getByRole('alert').getByText('Insufficient funds').waitFor()
      await asked.getByRole('link', { name: 'Choose another method' }).waitFor()
      await expectFocus(asked.getByRole('button', { name: 'Pay €620.00' }))
      await page.keyboard.press('Escape')
      await expectFocus(page.getByRole('button', { name: 'Pay', exact: true }))
    } else await asked.getByRole('heading', { level: 2, name: new RegExp(end) }).waitFor()
    deployment.sandbox.control.clearFaults()
    const now = await deployment.call(
      'GET',
      `/payment/invoice?invoice_id=${id}&billing_account_id=${account}`,
    )
    expect(now).toMatchObject({ status: end === 'is paid' ? 10 : 5 })
    if (end !== 'is paid') return
    await asked.getByRole('button', { name: 'Close' }).last().click()
    await expect.poll(() => fact(page.getByRole('main'), 'Status').innerText()).toMatch(/^Paid \d+ Nov 2026$/)
    expect(await page.getByRole('button', { name: 'Pay', exact: true }).count()).toBe(0)
  })

  test(
    'is not charged to a method that became the primary one since it was asked',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment, open } = await visit({ path: '/dashboard' })
      const { id, name } = await unpaid({ deployment })
      await open(`${invoicePath}${id}`)
      await page.getByRole('button', { name: 'Pay', exact: true }).click()
      const asked = dialog(page, `Pay invoice ${name}?`)
      await asked.getByText('€620.00 with VAT is charged to Visa •••• 4242.').waitFor()
      await deployment.call('PUT', '/payment/card/set_primary', { payment_object_id: 10_012 })
      await asked.getByRole('button', { name: 'Pay €620.00' }).click()
      await asked.getByText('What is to be paid, or how, has changed meanwhile.').waitFor()
      await asked.getByText(`€620.00 with VAT is charged to ${wallet}.`).waitFor()
      expect(deployment.calls('payInvoice')).toEqual([])
      await asked.getByRole('button', { name: 'Pay €620.00' }).click()
      await asked.getByRole('heading', { level: 2, name: 'is paid' }).waitFor()
    },
  )

  test.for(
    someOf(
      [
        ['one', 'payInvoice', 'is paid'],
        ['all', 'payAllInvoices', 'The invoices are paid.'],
      ] as const,
      1,
    ),
  )(
    '[PAYMENT-28] paid in another tab is said to be paid: %s',
    { tags: ['wide'] },
    async ([what, call, end], { visit }) => {
      const { page, context, deployment, open } = await visit({ path: '/dashboard' })
      const { id } = await unpaid({ deployment })
      const answer = gate()
      let arrived = 0
      deployment.intercept(async (request, next) => {
        if (!/\/pay_(invoice|all)$/.test(new URL(request.url).pathname)) return next()
        arrived += 1
        await answer.opened
        return next()
      })
      await open(
        what === 'one' ? `${invoicePath}${id}` : `/billing/account/${account}?tab=invoices&pay=unpaid`,
      )
      const other = await context.newPage()
      await other.goto(page.url())
      const asked: Locator[] = []
      for (const tab of [page, other]) {
        if (what === 'one') await tab.getByRole('button', { name: 'Pay', exact: true }).click()
        asked.push(dialog(tab, what === 'one' ? /^Pay invoice/ : 'Pay unpaid invoices'))
      }
      const [first, second] = asked
      if (!first || !second) throw new Error('two tabs')
      const press = second.getByRole('button', { name: 'Pay €620.00' })
      await press.waitFor()
      await first.getByRole('button', { name: 'Pay €620.00' }).click()
      await expect.poll(() => arrived).toBe(1)
      for (const _ of ['a press', 'one more']) {
        await press.click()
        await second.getByText('Another tab is paying for this account right now.').waitFor()
      }
      answer.open()
      await second.getByText(end).waitFor()
      await second.getByText('Nothing was charged in this tab.').waitFor()
      expect(await second.getByRole('button', { name: /^Pay/ }).count()).toBe(0)
      await first.getByRole('heading', { name: 'is paid' }).waitFor()
      expect(deployment.calls(call)).toHaveLength(1)
    },
  )
})
