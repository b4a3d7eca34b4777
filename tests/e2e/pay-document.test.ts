import type { Page } from 'playwright-core'
import { violations } from './support/accessibility'
import { pressLast } from './support/acts'
import { startOfTime, type Deployment } from './support/deployment'
import { describe, expect, test } from './support/test'

const account = 120_348
const pay = (keyword: string): string => `/pay/${keyword}?account=${account}`
const without3ds = { set: ['paymentProcessors.0.use_3ds_verification=false'] }

const fields = (page: Page) => page.frameLocator('iframe[title="Card fields"]')

/** Types a card into the fields of the vendor and sends it. */
async function send(page: Page, number = '4242 4242 4242 4242'): Promise<void> {
  await fields(page).getByLabel('Card number').fill(number)
  await fields(page)
    .getByLabel(/^Expiry date/)
    .fill('12/29')
  await fields(page).getByLabel('Security code').fill('123')
  await page.getByRole('button', { name: 'Save and verify' }).click()
}

/** The reason why a button cannot be pressed, from its description. */
async function reasonAt(page: Page, name: string | RegExp): Promise<string> {
  const reason = await page.getByRole('button', { name }).getAttribute('aria-describedby')
  return page.locator(`[id="${reason}"]`).innerText()
}

interface ListedCard {
  readonly id: number
  /** Seconds since 1970. */
  readonly created: number
  readonly is_verified: boolean
  readonly is_primary: boolean
}

async function cardsOf(deployment: Deployment): Promise<ListedCard[]> {
  const answer = await deployment.call('GET', `/payment/card/list?billing_account_id=${account}`)
  return Array.isArray(answer) ? answer : []
}

/** The cards added since the world was made. */
async function added(deployment: Deployment): Promise<ListedCard[]> {
  return (await cardsOf(deployment)).filter(({ created }) => created * 1000 >= startOfTime)
}

const atAccount = (page: Page) => page.waitForURL(/\/app\/billing\/account\/120348/)

describe('the document of a way to pay', () => {
  test('[PAYMENT-16] [PAYMENT-19] [PAYMENT-20] adds a card of Stripe, verifies it and leads back to the account; one that is refused is not saved, and the vendor says why', async ({
    visit,
  }) => {
    const { page, deployment } = await visit({
      path: pay('stripe_creditcard'),
      standIns: true,
      sandbox: without3ds,
    })
    await page.getByRole('heading', { name: 'Add a card', level: 1 }).waitFor()
    await page.getByText('€1.00 is charged to check the card,').waitFor()
    await page.getByText('Fields by Stripe').waitFor()
    expect(await page.getByLabel('Postal code').count()).toBe(0)
    await send(page, '4000 0000 0000 0002')
    await page.getByText('Stripe says: “Your card was declined.”').waitFor()
    expect(deployment.calls('createCard')).toEqual([])
    await send(page)
    await atAccount(page)
    expect(await added(deployment)).toMatchObject([{ is_verified: true }])
    expect(deployment.calls('prepareCard')).toHaveLength(1)
    expect(deployment.calls('createCard')).toHaveLength(1)
    expect(deployment.calls('verifyCard')).toHaveLength(1)
    await page.getByText('Visa •••• 4242').first().waitFor()
  })

  test(
    '[PAYMENT-20] leads to the bank where it asks, which sends back to what it has come to',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visit({ path: pay('stripe_creditcard'), standIns: true })
      await page.getByLabel('Make it the primary method').check()
      await send(page)
      await page.waitForURL(/\/_sandbox\/pay\//)
      await page.getByRole('link', { name: 'Confirm' }).click()
      await page.waitForURL(/\/app\/payment_return\?/)
      await page.getByRole('heading', { level: 2, name: 'Visa •••• 4242 is verified' }).waitFor()
      await expect.poll(() => added(deployment)).toMatchObject([{ is_verified: true, is_primary: true }])
    },
  )

  test(
    '[PAYMENT-20] tells who comes back from the bank by the back button of the check that is not finished',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visit({ path: pay('stripe_creditcard'), standIns: true })
      await page.getByText('Fields by Stripe').waitFor()
      expect(await page.getByText('is not finished').count()).toBe(0)
      await send(page, '5555 5555 5555 4444')
      await page.waitForURL(/\/_sandbox\/pay\//)
      await page.goBack()
      await page.getByText('The check of Mastercard •••• 4444 is not finished.').waitFor()
      await fields(page).getByLabel('Card number').waitFor()
      expect(await violations(page)).toEqual([])
      await page.getByRole('link', { name: 'Finish at the bank' }).click()
      await page.getByRole('link', { name: 'Confirm' }).click()
      await page.getByRole('heading', { level: 2, name: 'Mastercard •••• 4444 is verified' }).waitFor()
      expect(await added(deployment)).toHaveLength(1)
    },
  )

  test('[PAYMENT-33] [PAYMENT-39] asks for the postal code where the processor wants it, and says what the bank said', async ({
    visit,
  }) => {
    const { page, deployment } = await visit({
      path: pay('omise_creditcard'),
      standIns: true,
      sandbox: { set: ['paymentProcessors.1.use_3ds_verification=false'] },
    })
    await page.getByLabel('Postal code').fill('10412')
    deployment.expectFailures()
    await send(page, '4111 1111 1114 0011')
    await page.getByText('The bank declined the card.').waitFor()
    await page.getByText('The bank says: “Insufficient funds”. Nothing was charged.').waitFor()
    expect(await added(deployment)).toMatchObject([{ is_verified: false }])
    await page.getByRole('button', { name: 'Use another card' }).click()
    await send(page)
    await atAccount(page)
    expect(deployment.calls('createCard')).toHaveLength(2)
  })

  test('leads whoever is signed out to log in, and to the account', { tags: ['wide'] }, async ({ visit }) => {
    const { page, address } = await visit({ path: pay('stripe_creditcard'), standIns: true, key: null })
    await page.getByText('Aldera Cloud', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.getByLabel('API key').fill('demo-customer')
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.getByRole('table', { name: 'Payment methods' }).waitFor()
    expect(address()).toBe('/billing/account/120348?tab=methods')
  })

  test(
    'leads whoever is signed out before a top-up to log in, and to the top-up',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, address } = await visit({ path: `${pay('adyen')}&amount=50`, standIns: true, key: null })
      await page.getByRole('button', { name: 'Log in' }).click()
      await page.getByLabel('API key').fill('demo-customer')
      await page.getByRole('button', { name: 'Log in' }).click()
      await page.getByRole('dialog', { name: 'Top up Põhjala Robotics' }).waitFor()
      expect(address()).toContain('/billing/account/120348')
    },
  )

  test('saves a card once although the answer was lost', { tags: ['wide'] }, async ({ visit }) => {
    const { page, deployment } = await visit({
      path: pay('stripe_creditcard'),
      standIns: true,
      sandbox: without3ds,
    })
    deployment.fault({ operation: 'createCard', network: 'drop-answer', times: 1 })
    await send(page)
    await atAccount(page)
    expect(await added(deployment)).toMatchObject([{ is_verified: true }])
  })

  test(
    '[PAYMENT-21] [PAYMENT-22] adds a wallet that its owner has agreed to in the window of PayPal',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visit({ path: pay('paypal_vault'), standIns: true })
      const press = async (choice: string): Promise<void> => {
        const opened = page.context().waitForEvent('page')
        await page.frameLocator('iframe[title="PayPal"]').getByRole('button', { name: 'PayPal' }).click()
        await pressLast(await opened, choice)
      }
      // The platform says that the owner has not agreed.
      deployment.expectFailures()
      await press('Cancel')
      await page.getByText('The window of PayPal was closed before you agreed.').waitFor()
      await press('Agree')
      await atAccount(page)
      expect(await added(deployment)).toMatchObject([{ is_verified: true }])
    },
  )

  test(
    '[PAYMENT-36] says that windows are blocked; the page of PayPal, in this tab, is the way out',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment, open } = await visit({ path: null, standIns: true })
      deployment.sandbox.control.setVendorFault('paypal', 'window-blocked')
      // The platform says that the owner has not agreed yet.
      deployment.expectFailures()
      await open(pay('paypal_vault'))
      await page.frameLocator('iframe[title="PayPal"]').getByRole('button', { name: 'PayPal' }).click()
      await page.getByText('Please allow popup windows to use this payment method').waitFor()
      await page.getByLabel('Make it the primary method').check()
      await page.getByRole('button', { name: 'Continue at the page of PayPal' }).click()
      await page.waitForURL(/\/_sandbox\/pay\//)
      const consent = page.url()
      await page.getByRole('link', { name: 'Decide later' }).click()
      await page.getByText('PayPal has not sent its confirmation yet.').waitFor()
      // The parameters have left the address, and a reload continues.
      expect(new URL(page.url()).search).toBe('?account=120348')
      await page.reload()
      await page.getByText('PayPal has not sent its confirmation yet.').waitFor()
      expect(await violations(page)).toEqual([])
      await deployment.sandbox.payments(new Request(`${consent}/success`))
      await page.getByRole('button', { name: 'Check now' }).click()
      await atAccount(page)
      expect(await added(deployment)).toMatchObject([{ is_verified: true, is_primary: true }])
      expect(deployment.calls('createCard')).toHaveLength(1)
    },
  )

  test(
    '[PAYMENT-22] without the script of PayPal says so, and adds the wallet at its page',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment, open } = await visit({ path: null, standIns: true })
      deployment.expectFailures()
      deployment.sandbox.control.setVendorFault('paypal', 'missing')
      await open(pay('paypal_vault'))
      await page.getByText('The fields of PayPal could not be loaded.').waitFor()
      await page.getByRole('button', { name: 'Continue at the page of PayPal' }).click()
      await page.getByRole('link', { name: 'Cancel' }).click()
      await page.getByText('Adding payment method failed').first().waitFor()
      expect(await added(deployment)).toEqual([])
      await page.getByRole('button', { name: 'Continue at the page of PayPal' }).click()
      await page.getByRole('link', { name: 'Agree' }).click()
      await atAccount(page)
      expect(await added(deployment)).toMatchObject([{ is_verified: true }])
    },
  )

  test(
    '[PAYMENT-22] where the script of PayPal may not run, the wallet is added at its page alone',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visit({ path: pay('paypal_vault') })
      await page.getByText('PayPal asks you at its own page').waitFor()
      expect(await page.locator('iframe').count()).toBe(0)
      await page.getByRole('button', { name: 'Continue at the page of PayPal' }).click()
      await page.getByRole('link', { name: 'Agree' }).click()
      await atAccount(page)
      expect(await added(deployment)).toMatchObject([{ is_verified: true }])
    },
  )

  test(
    '[T23] a card number typed into the fields of any vendor is in no request to our origin, no node of ours and no report',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment, context, open, problems } = await visit({ path: null, standIns: true })
      const sent: string[] = []
      context.on('request', (request) => {
        const headers = JSON.stringify(request.headers())
        if (request.url().startsWith(deployment.origin))
          sent.push(`${request.url()} ${headers} ${request.postData() ?? ''}`)
      })
      const typed = /4000\D{0,3}0027\D{0,3}6000\D{0,3}3184/
      const reports = () => deployment.sandbox.reports.taken().map(({ body }) => body)
      const documents = [pay('stripe_creditcard'), pay('omise_creditcard'), `${pay('adyen')}&amount=50`]
      for (const [nth, path] of documents.entries()) {
        await open(path)
        await fields(page).getByLabel('Card number').fill('4000 0027 6000 3184')
        await fields(page)
          .getByLabel(/^Expiry date/)
          .fill('12/29')
        await fields(page).getByLabel('Security code').fill('123')
        await page.evaluate(() =>
          queueMicrotask(() => {
            throw new TypeError('thrown while a card is typed')
          }),
        )
        await expect.poll(() => reports().length).toBeGreaterThan(nth)
        const nodes = await page.evaluate(() => [
          document.documentElement.outerHTML,
          ...[...document.querySelectorAll('input')].map(({ value }) => value),
          ...Object.values({ ...localStorage, ...sessionStorage }),
        ])
        expect(nodes.join('\n')).not.toMatch(typed)
        await page.getByRole('button', { name: /^(Save and verify|Pay .*€)/ }).click()
        if (path.includes('stripe'))
          await page
            .frameLocator('iframe[title="The bank asks"]')
            .getByRole('button', { name: 'Agree' })
            .click()
        await page.waitForURL(/\/_sandbox\/pay\//)
      }
      expect(sent.length).toBeGreaterThan(documents.length)
      expect(sent.join('\n')).not.toMatch(typed)
      expect(reports().join('\n')).not.toMatch(typed)
      // Errors thrown by the test.
      problems.splice(0)
    },
  )

  test(
    '[PAYMENT-11] [PAYMENT-24] tops up by a card in the fields of Adyen: refused, asked by the bank, paid once',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment, open } = await visit({
        path: `/billing/account/${account}?do=addCredit`,
        standIns: true,
      })
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: /more ways to pay/ }).click()
      await dialog.getByRole('radio', { name: /^Card, by Adyen/ }).check({ force: true })
      const styled = page.waitForResponse(/\/adyen\.css$/)
      await dialog.getByRole('button', { name: 'Continue to Adyen' }).click()
      await page.getByRole('heading', { name: 'Top up by card', level: 1 }).waitFor()
      expect((await styled).ok()).toBe(true)
      const press = page.getByRole('button', { name: /^Pay .*€/ })
      const type = async (number: string): Promise<void> => {
        await fields(page).getByLabel('Card number').fill(number)
        await fields(page)
          .getByLabel(/^Expiry date/)
          .fill('12/29')
        await fields(page).getByLabel('Security code').fill('123')
        await press.click()
      }
      await page.getByText('€128.74').first().waitFor()
      expect(await violations(page)).toEqual([])
      await type('4242')
      await page.getByText('Adyen says: “Your card number is incomplete.”').waitFor()
      await type('4111 1111 1114 0011')
      await page.getByText('The bank says: “Insufficient funds”. Nothing was charged.').waitFor()
      await type('4000 0027 6000 3184')
      await page.getByRole('link', { name: 'Cancel' }).click()
      await page.getByRole('heading', { level: 2, name: 'Top-up was cancelled' }).waitFor()
      await open(`/pay/adyen?account=${account}&amount=100`)
      // The answer is lost after the card was charged.
      deployment.fault({ operation: 'sendLinkData', body: 'html', times: 1 })
      await type('4242 4242 4242 4242')
      await page.getByRole('heading', { level: 2, name: 'The outcome is not known yet' }).waitFor()
      deployment.sandbox.control.clearFaults()
      await open(`/pay/adyen?account=${account}&amount=25`)
      await page.getByText(/Another payment of €100.00 by Card, by Adyen is not finished/).waitFor()
      await type('4242 4242 4242 4242')
      await page.getByRole('heading', { level: 2, name: '€25.00 is on your balance' }).waitFor()
      const entries = await deployment.call('GET', `/payment/credit/list?billing_account_id=${account}`)
      const charged = (Array.isArray(entries) ? entries : []).filter(
        ({ created, description }) => created * 1000 >= startOfTime && description.startsWith('Top-up'),
      )
      expect(charged).toMatchObject([{ amount: 25 }])
    },
  )

  test(
    'without the fields of Adyen, or without an amount, nothing is paid here',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment, open } = await visit({ path: null, standIns: true, width: 390 })
      deployment.expectFailures()
      deployment.sandbox.control.setVendorFault('adyen', 'missing')
      await open('/pay/adyen')
      await page.getByText('There is no amount to pay.').waitFor()
      await open(`/pay/adyen?account=${account}&amount=100`)
      await page.getByRole('alert').getByText('The fields of Adyen could not be loaded.').waitFor()
      await expect.poll(() => reasonAt(page, /^Pay/)).toBe('The fields of Adyen could not be loaded.')
      expect(await violations(page)).toEqual([])
      await page.getByRole('button', { name: 'Continue at the page of Adyen' }).click()
      await page.getByRole('link', { name: 'Pay', exact: true }).click()
      await page.getByRole('heading', { level: 2, name: '€100.00 is on your balance' }).waitFor()
    },
  )

  test(
    'says that the fields of a vendor did not load, and leads back',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment, open } = await visit({ path: null, standIns: true })
      deployment.expectFailures()
      deployment.sandbox.control.setVendorFault('stripe', 'missing')
      await open(pay('stripe_creditcard'))
      await page.getByRole('alert').getByText('The fields of Stripe could not be loaded.').waitFor()
      expect(await reasonAt(page, 'Save and verify')).toBe('The fields of Stripe could not be loaded.')
      await page.getByRole('button', { name: 'Cancel' }).click()
      await atAccount(page)
    },
  )

  test('[PAYMENT-37] offers nothing that the site does not', { tags: ['wide'] }, async ({ visit }) => {
    const { page, open } = await visit({
      path: pay('stripe_creditcard'),
      standIns: true,
      sandbox: { set: ['paymentProcessors=[]'] },
    })
    await page.getByText('Payment channel not available').waitFor()
    await open('/pay/carrier_pigeon')
    await page.getByText('Payment channel not available').waitFor()
    await open('/billing/account/120348?tab=settings')
    await page.getByRole('region', { name: 'Low balance' }).first().waitFor()
    expect(await page.getByText('Automatic top-up').count()).toBe(0)
    await open('/billing/account/120348?tab=invoices&invoice=7593')
    await page.getByRole('button', { name: /PDF/ }).first().waitFor()
    expect(await page.getByRole('button', { name: /^Pay/ }).count()).toBe(0)
  })

  test('is worked by the keyboard, on a phone and in the dark', { tags: ['wide'] }, async ({ visit }) => {
    const { page } = await visit({
      path: pay('stripe_creditcard'),
      standIns: true,
      width: 390,
      browser: { colorScheme: 'dark' },
      sandbox: without3ds,
    })
    await fields(page).getByLabel('Card number').waitFor()
    expect(await violations(page)).toEqual([])
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(390)
    await fields(page).getByLabel('Card number').focus()
    for (const typed of ['4242424242424242', '12/29', '123']) {
      await page.keyboard.type(typed)
      await page.keyboard.press('Tab')
    }
    await page.getByRole('button', { name: 'Save and verify' }).focus()
    await page.keyboard.press('Enter')
    await atAccount(page)
  })
})
