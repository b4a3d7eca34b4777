import type { Locator } from 'playwright-core'
import {
  complaint,
  chooseIn,
  dialog,
  expectFocus,
  fact,
  announced,
  gate,
  overflow,
  rowOf,
  section,
  toast,
} from './support/acts'
import { byKeys } from './support/keys'
import { someOf } from '../run/some-of'
import { describe, expect, test } from './support/test'

/** The debt of an account in an answer. */
function owedBy(accounts: unknown, id: number): number {
  const account = Array.isArray(accounts)
    ? accounts.find((each) => Reflect.get(each, 'id') === id)
    : undefined
  return -Number(account?.running_totals?.ongoing)
}

describe('billing accounts', () => {
  test('[BILLING-01] [BILLING-23] [ROUTE-12] are listed with state and balance, and say what is owed', async ({
    visit,
  }) => {
    const { page, deployment, address } = await visit({ path: '/billing/account' })
    await rowOf(page, 'Põhjala Robotics').getByText('€684.20').first().waitFor()
    await rowOf(page, 'Lab').getByText('Limited').waitFor()
    await page.getByRole('link', { name: 'Põhjala Robotics' }).click()
    await page.getByRole('heading', { name: 'Põhjala Robotics', level: 1 }).waitFor()
    expect(address()).toBe('/billing/account/120348')
    await expect.poll(() => fact(page.getByRole('main'), 'Balance').innerText()).toBe('€684.20')
    await page.getByText('€620.00 with VAT is unpaid.').waitFor()
    await expect.poll(() => fact(page.getByRole('main'), 'VAT number').innerText()).toBe('EE102347781')
    await expect.poll(() => fact(page.getByRole('main'), 'Country').innerText()).toBe('Estonia')
    const writes = deployment.sandbox.control.requests().filter(({ method }) => method !== 'GET')
    expect(writes).toEqual([])
    // In print: the facts, and no buttons.
    const main = page.getByRole('main')
    await main.getByRole('button').first().waitFor()
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => main.getByRole('button').allInnerTexts()).toEqual([])
    expect(await fact(main, 'Balance').innerText()).toBe('€684.20')
    expect(await fact(main, 'VAT number').innerText()).toBe('EE102347781')
  })

  test.for(
    someOf(
      [
        ['overview', 1440],
        ['overview', 390],
        ['usage', 1440],
      ] as const,
      1,
    ),
  )(
    '[BILLING-08] keep their %s in place while what the month comes to is loading, at %d px',
    { tags: ['wide'] },
    async ([tab, width], { visit }) => {
      const { page, deployment, open } = await visit({ path: null, width })
      const answer = gate()
      deployment.intercept(async (request, next) => {
        if (new URL(request.url).pathname.endsWith('/storage/bucket/list')) await answer.opened
        return next()
      })
      await open(`/billing/account/120348?tab=${tab}`)
      const expected = fact(page.getByRole('main'), 'Expected by 30 Nov 2026')
      const chart = page.getByRole('img', { name: /^Cost by day/ })
      await chart.waitFor()
      await expect.poll(() => expected.innerText()).toContain('Loading')
      const before = await chart.boundingBox()
      answer.open()
      await expect.poll(() => expected.innerText()).toMatch(/^€/)
      expect((await chart.boundingBox())?.y).toBe(before?.y)
    },
  )

  test(
    '[INVOICE-01] [BILLING-20] have their amounts in view on a small laptop',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, open } = await visit({ path: '/billing/account/120348?tab=invoices', width: 1024 })
      const cut = (table: Locator): Promise<number> =>
        table.evaluate(
          (each) => (each.parentElement?.scrollWidth ?? 0) - (each.parentElement?.clientWidth ?? 0),
        )
      const invoices = page.getByRole('table', { name: 'Invoices' })
      await invoices.getByRole('cell', { name: '€620.00' }).waitFor()
      expect(await cut(invoices)).toBe(0)
      await invoices.getByRole('link', { name: '2026-11-0020' }).click()
      const lines = page.getByRole('table', { name: 'Lines' })
      await lines.waitFor()
      expect(await cut(lines)).toBe(0)
      for (const [tab, name] of [
        ['usage', 'Usage'],
        ['history', 'Balance history'],
      ] as const) {
        await open(`/billing/account/120348?tab=${tab}`)
        const table = page.getByRole('table', { name })
        await table.waitFor()
        expect(await cut(table)).toBe(0)
      }
    },
  )

  test(
    '[BILLING-01] of a customer in debt show their state, and the debt on every page',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, open, deployment } = await visit({ path: '/billing/account', key: 'demo-indebted' })
      const listed = await deployment.call('GET', '/payment/billing_account/list', undefined, 'demo-indebted')
      const owed = `€${owedBy(listed, 120_402).toFixed(2)}`
      expect(owed).toMatch(/^€[1-9]/)
      await rowOf(page, 'Pagar OÜ').getByText('Frozen').waitFor()
      await rowOf(page, 'Pagar OÜ').getByText(`−${owed}`).waitFor()
      await rowOf(page, 'Pagar e-pood').getByText('Suspended').waitFor()
      await page.getByRole('button', { name: `Billing account: Pagar OÜ −${owed}` }).waitFor()
      await open('/dashboard')
      await page.getByRole('status').getByText(`Pagar OÜ is frozen: it owes ${owed} before VAT`).waitFor()
      await open('/billing/account/120402')
      await expect.poll(() => fact(page.getByRole('main'), 'Balance').innerText()).toBe(`−${owed}`)
      await open('/billing/account/120403')
      await page.getByText('Company details could not be verified').waitFor()
    },
  )

  test('cannot be chosen, as nothing is done to several of them', { tags: ['wide'] }, async ({ visit }) => {
    const { page } = await visit({ path: '/billing/account' })
    const link = page.getByRole('link', { name: 'Põhjala Robotics' })
    await link.waitFor()
    for (const key of ['j', 'x', 'Shift+ArrowDown', '.']) await page.keyboard.press(key)
    await page.getByRole('menu').waitFor()
    expect(await page.getByRole('toolbar', { name: /selected/ }).count()).toBe(0)
  })

  test('of others do not exist', { tags: ['wide'] }, async ({ visit }) => {
    const { page } = await visit({ path: '/billing/account/120402' })
    await page.getByRole('heading', { name: 'This billing account does not exist' }).waitFor()
    expect(await page.getByText('Pagar').count()).toBe(0)
  })

  test(
    'an amount is shown in the chosen currency everywhere, with what it is charged in',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page } = await visit({ path: '/billing/account' })
      await page.getByRole('button', { name: /^Profile/ }).click()
      await page
        .getByRole('menuitemradio', { name: /USD/ })
        .or(page.getByRole('menuitem', { name: /USD/ }))
        .first()
        .click()
      await rowOf(page, 'Põhjala Robotics')
        .getByText(/\$779\.99/)
        .first()
        .waitFor()
    },
  )

  test('[ROUTE-13] [BILLING-02] [BILLING-10] [BILLING-14] [BILLING-16] [BILLING-24] are created by keys, with the details the site asks for', async ({
    visit,
  }) => {
    const { page, deployment, address } = await visit({ path: '/billing/create' })
    await page.getByRole('heading', { name: 'Create billing account', level: 1 }).waitFor()
    const email = page.getByRole('textbox', { name: 'E-mail' })
    const phone = page.getByRole('textbox', { name: 'Phone' })
    expect(await page.getByRole('textbox', { name: 'VAT number' }).count()).toBe(0)
    expect(await page.getByRole('textbox', { name: 'Personal number' }).count()).toBe(0)
    const keys = byKeys(page)
    await keys.press(page.getByRole('button', { name: 'Create account' }))
    await expect.poll(() => complaint(email)).toBe('This field is required')
    expect(await complaint(phone)).toBe('This field is required')
    await keys.type(page.getByRole('textbox', { name: 'Title' }), 'Robots in space')
    await keys.type(email, 'space@pohjala.example')
    await keys.type(phone, '+372 555 0100')
    await keys.press(page.getByRole('combobox', { name: 'Country' }))
    await keys.type(page.getByRole('searchbox', { name: 'Filter by Country' }), 'eston')
    await keys.press(page.getByRole('option', { name: /^Estonia/ }))
    await keys.press(page.getByRole('button', { name: 'Create account' }))
    await page.getByRole('heading', { name: 'Robots in space', level: 1 }).waitFor()
    expect(address()).toMatch(/^\/billing\/account\/\d+$/)
    expect(deployment.calls('createBillingAccount')[0]?.parameters).toEqual({
      title: 'Robots in space',
      email: 'space@pohjala.example',
      customer_phone: '+372 555 0100',
      country: 'EE',
    })
  })

  test('[BILLING-02] [BILLING-09] [BILLING-25] [BILLING-29] [BILLING-31] are changed, warned about and topped up as wished', async ({
    visit,
  }) => {
    const { page, deployment } = await visit({
      path: '/billing/account/120351/edit',
      before: (each) => each.expectFailures(),
    })
    const details = section(page, 'Details')
    await details.getByRole('textbox', { name: 'City' }).fill('Tartu')
    await details.getByRole('button', { name: 'Save details' }).click()
    const phone = details.getByRole('textbox', { name: 'Phone' })
    await expect.poll(() => complaint(phone)).toBe('This field is required')
    await phone.fill('+372 555 0101')
    await details.getByRole('button', { name: 'Save details' }).click()
    await announced(page, 'Details of “Lab” saved')
    const notice = section(page, 'Low balance')
    await notice.getByRole('switch', { name: 'Warn me when the balance is low' }).click()
    await notice.getByText('EUR', { exact: true }).waitFor()
    await notice.getByRole('textbox', { name: 'Warn below' }).fill('25')
    await notice.getByRole('button', { name: 'Save notice' }).click()
    await announced(page, 'Low balance notice of “Lab” saved')
    const topup = section(page, 'Automatic top-up')
    expect(await topup.getByRole('textbox').count()).toBe(0)
    await topup.getByRole('switch', { name: 'Top up automatically' }).click()
    await topup.getByRole('textbox', { name: 'When the balance is below' }).fill('10')
    const amount = topup.getByRole('textbox', { name: 'Top up by' })
    await amount.fill('5')
    await topup.getByRole('button', { name: 'Save top-up' }).click()
    await expect.poll(() => complaint(amount)).toMatch(/^At least 13/)
    await amount.fill('50')
    await topup.getByRole('button', { name: 'Save top-up' }).click()
    const question = page.getByRole('alertdialog', { name: 'Top up “Lab” automatically?' })
    await question.getByText('Invoice cannot be charged by itself.').waitFor()
    await question.getByRole('button', { name: 'Cancel' }).click()
    expect(await amount.inputValue()).toBe('50')
    expect(deployment.calls('updateRecurringPayment')).toEqual([])
    expect(deployment.calls('updateLowBalanceNotice')[0]?.parameters).toMatchObject({ threshold: 25 })
  })

  test('[BILLING-09] keep what somebody else has changed meanwhile, and say once what is replaced', async ({
    visit,
  }) => {
    const { page, deployment } = await visit({ path: '/billing/account/120348?tab=settings' })
    const read = async (): Promise<Record<string, unknown>> => {
      const accounts = await deployment.call('GET', '/payment/billing_account/list')
      return Array.isArray(accounts) ? accounts.find((each) => Reflect.get(each, 'id') === 120_348) : {}
    }
    const elsewhere = async (changes: Record<string, unknown>): Promise<void> => {
      const texts = Object.entries(await read()).filter(([, value]) => typeof value === 'string')
      const body = { ...Object.fromEntries(texts), ...changes, billing_account_id: 120_348 }
      await deployment.call('PUT', '/payment/billing_account', body)
    }
    const details = section(page, 'Details')
    const field = (label: string) => details.getByRole('textbox', { name: label })
    const save = details.getByRole('button', { name: 'Save details' })
    await field('City').fill('Narva')
    await elsewhere({ company_name: 'Teised OÜ' })
    await save.click()
    await expect.poll(async () => (await read()).city).toBe('Narva')
    expect((await read()).company_name).toBe('Teised OÜ')
    await expect.poll(() => field('Company').inputValue()).toBe('Teised OÜ')
    await field('City').fill('Valga')
    await elsewhere({ city: 'Paide' })
    await save.click()
    await details.getByText(/^(Error: )?Not sent: it was changed elsewhere/).waitFor()
    await details.getByText('Changed elsewhere meanwhile: City, now “Paide”.').waitFor()
    expect((await read()).city).toBe('Paide')
    await save.click()
    await expect.poll(async () => (await read()).city).toBe('Valga')
  })

  test('[BILLING-26] [BILLING-28] become the default one, and refuse an unknown campaign code', async ({
    visit,
  }) => {
    const { page, deployment } = await visit({
      path: '/billing/account/120351',
      before: (each) => each.expectFailures(),
    })
    const code = gate()
    await page.route('**/assets/ActionDialog-*.js', async (route) => {
      await code.opened
      await route.continue()
    })
    await page.getByRole('region', { name: 'Promotions' }).getByRole('button', { name: 'Enter code' }).click()
    const asks = dialog(page, 'Campaign code for “Lab”')
    // As shortcuts of the page, two of these keys would open the form of a disk.
    await page.keyboard.type('spring cdx')
    await page.keyboard.press('Backspace')
    expect(await asks.count()).toBe(0)
    code.open()
    const field = asks.getByRole('textbox', { name: 'Campaign code' })
    await expect.poll(() => field.inputValue()).toBe('spring cd')
    await expectFocus(field)
    await page.keyboard.type('e')
    expect(await field.inputValue()).toBe('spring cde')
    await field.fill('NOBODY')
    await asks.getByRole('button', { name: 'Activate' }).click()
    await asks.getByText(/Invalid campaign\./).waitFor()
    await asks.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('main').getByRole('button', { name: 'Make default' }).first().click()
    await announced(page, '“Lab” is the default account now')
    expect(deployment.calls('setDefaultBillingAccount')[0]?.parameters).toEqual({
      billing_account_id: 120_351,
    })
  })

  test(
    'have a page that fits the narrowest phone, its marks and addresses in one piece',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page } = await visit({ path: '/billing/account/120348?tab=invoices', width: 320 })
      await page.getByRole('link', { name: '2026-11-0024' }).click()
      await page.getByRole('heading', { name: 'Invoice 2026-11-0024' }).waitFor()
      expect(await overflow(page)).toBe(0)
      const card = await page.getByRole('definition').first().locator('..').boundingBox()
      for (const text of [/^Unpaid, \d+ days late$/, /@pohjala\./, /^EE\d+$/]) {
        const words = page.getByRole('definition').getByText(text)
        const box = await words.boundingBox()
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((card?.x ?? 0) + (card?.width ?? 0))
        expect(box?.height, String(text)).toBeLessThan(30)
      }
    },
  )

  test('[BILLING-33] [BILLING-34] [INVOICE-01] [INVOICE-02] [INVOICE-08] [LIST-05] show what is owed first, its lines and its PDF, and how the balance came about', async ({
    visit,
  }) => {
    const { page, address } = await visit({ path: '/billing/account/120348' })
    await page.getByRole('link', { name: 'See invoices' }).click()
    expect(address()).toBe('/billing/account/120348?tab=invoices')
    const invoices = page.getByRole('table', { name: 'Invoices' })
    const unpaid = invoices.getByRole('row').nth(1)
    await unpaid.getByText(/^Unpaid, \d+ days late$/).waitFor()
    await invoices.getByRole('row').nth(2).getByText('In progress').waitFor()
    const saving = page.waitForEvent('download')
    await unpaid.getByRole('button', { name: /^Download PDF/ }).click()
    expect((await saving).suggestedFilename()).toBe('Invoice 2026-11-0024.pdf')
    await unpaid.getByRole('link', { name: '2026-11-0024' }).click()
    await page.getByRole('heading', { name: 'Invoice 2026-11-0024' }).waitFor()
    await page
      .getByRole('table', { name: 'Lines' })
      .getByRole('row', { name: /To pay.*€620\.00/ })
      .waitFor()
    await page.goBack()
    await invoices.waitFor()
    await page.getByRole('link', { name: 'Balance history' }).click()
    await page
      .getByRole('table', { name: 'Balance history' })
      .getByRole('row', { name: /Not booked yet/ })
      .waitFor()
    await page.getByRole('link', { name: 'Usage', exact: true }).click()
    const usage = page.getByRole('table', { name: 'Usage' })
    await usage.waitFor()
    const before = await usage.getByRole('row').count()
    await usage
      .getByRole('button', { name: /^Show all/ })
      .first()
      .click()
    await expect.poll(() => usage.getByRole('row').count()).toBeGreaterThan(before)
  })

  test('[BILLING-32] an administrator sets the sum that lifts limits; a customer is not offered it', async ({
    visit,
  }) => {
    const { page, deployment, meanwhile } = await visit({
      path: '/billing/account/120100',
      key: 'demo-admin',
    })
    await chooseIn(page, page.getByRole('button', { name: 'More actions' }), /^Sum that lifts limits/)
    const form = dialog(page, 'Sum of top-ups that lifts the limits of new accounts')
    await form.getByRole('textbox', { name: 'Sum of top-ups' }).fill('40')
    await form.getByRole('button', { name: 'Save sum' }).click()
    await toast(page, 'The sum that lifts limits is saved').waitFor()
    const now = await deployment.call('GET', '/config/payment/restriction_level_clear_topup_threshold')
    expect(now).toEqual({ threshold: 40 })
    const customer = await meanwhile({ path: '/billing/account/120348' })
    await customer.page.getByRole('button', { name: 'More actions' }).click()
    await customer.page.getByRole('menuitem', { name: /^Delete/ }).waitFor()
    expect(await customer.page.getByRole('menuitem', { name: /^Sum that lifts/ }).count()).toBe(0)
  })
})
