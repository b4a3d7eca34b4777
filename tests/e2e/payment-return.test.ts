import type { Locator, Page } from 'playwright-core'
import { chooseIn, dialog } from './support/acts'
import { describe, expect, test } from './support/test'

const account = 120_348
const form = `/billing/account/${account}?do=addCredit`

const outcome = (page: Page, title: string): Locator => page.getByRole('heading', { level: 2, name: title })

/** Goes to the page of Stripe from the top-up form. */
async function leaveForStripe(page: Page): Promise<void> {
  const box = dialog(page, 'Top up Põhjala Robotics')
  await box.getByRole('button', { name: /more ways to pay/ }).click()
  await box.getByRole('radio', { name: /^Stripe €/ }).check({ force: true })
  await box.getByRole('button', { name: 'Continue to Stripe' }).click()
  await page.waitForURL(/\/_sandbox\/pay\//)
}

const payThere = (page: Page): Promise<void> => page.getByRole('link', { name: 'Pay', exact: true }).click()

describe('who comes back from the page of a processor', () => {
  test(
    '[ROUTE-25] [IMPERSONATE-03] while acting for another, comes back into the acting',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment, address, open } = await visit({ key: 'demo-delegate', path: '/disks' })
      await page.getByText('You are acting as Kadri Saar').first().waitFor()
      await open(`/acting${form}`)
      await leaveForStripe(page)
      await payThere(page)
      await outcome(page, '€100.00 is on your balance').waitFor()
      expect(address()).toMatch(/^\/acting\/payment_return\?payment=[0-9a-f]{32}&back=1$/)
      await page.getByText('You are acting as Kadri Saar').first().waitFor()
      expect(deployment.calls('sendLinkData')).toHaveLength(1)
      const entries = await deployment.call('GET', `/payment/credit/list?billing_account_id=${account}`)
      expect(entries).toEqual(expect.arrayContaining([expect.objectContaining({ amount: 100 })]))
    },
  )

  test(
    '[ROUTE-25] [SESSION-05] with a key that has ended meanwhile, signs in and is told',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visit({ path: form })
      await deployment.call('POST', '/user-resource/token', { description: 'again' })
      const tokens = await deployment.call('GET', '/user-resource/token/list')
      const again = (Array.isArray(tokens) ? tokens : []).find(({ description }) => description === 'again')
      await leaveForStripe(page)
      deployment.sandbox.control.endKey('demo-customer', 0)
      deployment.expectFailures()
      await payThere(page)
      await page.getByLabel('API key').waitFor()
      expect(await outcome(page, '€100.00 is on your balance').count()).toBe(0)
      await page.getByLabel('API key').fill(String(again?.token))
      await page.getByRole('button', { name: 'Log in' }).click()
      await outcome(page, '€100.00 is on your balance').waitFor()
    },
  )

  test(
    'before it is known how a payment ends, is asked about it when logging out',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page } = await visit({ path: form })
      await leaveForStripe(page)
      await page.getByRole('link', { name: 'Leave the payment pending' }).click()
      await outcome(page, 'The payment is on its way').waitFor()
      const logOut = () => chooseIn(page, page.getByRole('button', { name: /^Profile/ }), 'Log out')
      await logOut()
      const asks = dialog(page, 'Log out while a payment is not finished?')
      await asks.getByText('look in the balance history whether it has arrived').waitFor()
      await asks.getByRole('button', { name: 'Cancel' }).click()
      await expect.poll(() => asks.count()).toBe(0)
      await outcome(page, 'The payment is on its way').waitFor()
      await logOut()
      await asks.getByRole('button', { name: 'Log out' }).click()
      await page.getByLabel('API key').waitFor()
    },
  )

  test(
    '[PAYMENT-34] before it is known how a payment ends, finds it above the balance and the history',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment, open } = await visit({ path: form })
      await leaveForStripe(page)
      const vendor = page.url()
      const said = page.getByText('A payment of €100.00 by Stripe is not finished.')
      for (const tab of ['', '?tab=history']) {
        await open(`/billing/account/${account}${tab}`)
        await said.waitFor()
      }
      await deployment.sandbox.payments(new Request(`${vendor}/success`))
      await page.getByRole('link', { name: 'See that payment' }).click()
      await outcome(page, '€100.00 is on your balance').waitFor()
      await page.getByRole('link', { name: 'Back to billing' }).click()
      await page.getByRole('link', { name: 'Usage by day' }).waitFor()
      expect(await said.count()).toBe(0)
    },
  )

  test(
    'by the back button to a page the browser kept, sees how the payment stands',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment, openTab } = await visit({ path: form })
      await leaveForStripe(page)
      const vendor = page.url()
      await page.goBack()
      const box = dialog(page, 'Top up Põhjala Robotics')
      await box.getByRole('link', { name: 'See that payment' }).click()
      await outcome(page, 'Finish the payment at Stripe').waitFor()
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 844 })
        await page
          .locator('nav a[aria-current="page"]')
          .filter({ hasText: 'Billing', visible: true })
          .waitFor()
      }
      await deployment.sandbox.payments(new Request(`${vendor}/success`))
      await page.evaluate(() => {
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      })
      await outcome(page, '€100.00 is on your balance').waitFor()
      const other = await openTab('/payment_return')
      await other.getByText('There is nothing to finish here.').waitFor()
    },
  )
})
