import type { Page } from 'playwright-core'
import { violations } from './support/accessibility'
import { overflow, toast } from './support/acts'
import type { Deployment } from './support/deployment'
import { byKeys } from './support/keys'
import { describe, expect, test } from './support/test'

const steps = (page: Page) => page.getByRole('region', { name: 'First steps' })
const step = (page: Page, words: string) => steps(page).getByRole('listitem').filter({ hasText: words })
const putAway = (page: Page) => steps(page).getByRole('button', { name: 'Put away' })

/** A processor whose bank needs no confirmation. */
const cards =
  'paymentProcessors=[{"type":"creditcard","keyword":"stripe_creditcard","name":"Card","verification_amount":1}]'

/** A verified card for an account. */
async function addCard(deployment: Deployment, account: number, key: string): Promise<void> {
  const card = await deployment.call(
    'POST',
    '/payment/card',
    { billing_account_id: account, token: 'tok_visa', processor_keyword: 'stripe_creditcard' },
    key,
  )
  const id: unknown = Reflect.get(Object(card), 'id')
  await deployment.call(
    'POST',
    '/payment/card/verify',
    { payment_object_id: id, front_base_url: deployment.origin, force_3ds: false },
    key,
  )
}

describe('the first steps of a new customer', () => {
  test('[SITE-33] [BILLING-15] [BILLING-24] lead from the first account to the first machine, and are gone then', async ({
    visit,
  }) => {
    const key = 'demo-partner'
    const { page, open, address, deployment } = await visit({
      path: '/dashboard',
      key,
      sandbox: { set: [cards] },
    })
    await steps(page).getByText('0 of 3 done').waitFor()
    await step(page, 'the first one comes with €22.00 of credit')
      .getByRole('link', { name: 'Create' })
      .click()
    await page.getByRole('textbox', { name: 'Title' }).fill('Partner')
    await page.getByRole('textbox', { name: 'E-mail' }).fill('jaan@partner.example')
    await page.getByRole('textbox', { name: 'Phone' }).fill('+372 555 0100')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByRole('heading', { name: 'Partner', level: 1 }).waitFor()
    const account = Number(address().split('/').at(-1))

    await open('/dashboard')
    await step(page, 'Billing account “Partner” done').waitFor()
    await step(page, 'Billing details done').waitFor()
    await step(page, 'Welcome credit of €22.00 done').waitFor()
    await step(page, 'Create something to do').waitFor()
    const add = step(page, '€1.00 is charged to check it, and given back').getByRole('link', {
      name: 'Add card',
    })
    expect(await add.getAttribute('href')).toBe(`/app/pay/stripe_creditcard?account=${account}`)
    expect(await violations(page)).toEqual([])

    const body = { display_name: 'first', size_gb: 10, billing_account_id: account }
    await deployment.call('POST', '/tll/storage/disks', body, key)
    await page.reload()
    await page.getByRole('table', { name: 'Resources' }).waitFor()
    await step(page, 'Create something done').waitFor()
    await step(page, 'Payment method to do').waitFor()

    await addCard(deployment, account, key)
    await page.reload()
    await page.getByRole('table', { name: 'Resources' }).waitFor()
    await page.getByRole('button', { name: /^Billing account: Partner/ }).waitFor()
    await expect.poll(() => steps(page).count()).toBe(0)
  })

  test(
    'are put away for good, by keys, on a phone, in dark; a message brings them back',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page } = await visit({
        path: '/dashboard',
        key: 'demo-empty',
        width: 390,
        browser: { colorScheme: 'dark' },
      })
      const keys = byKeys(page)
      await keys.to(putAway(page))
      expect(await overflow(page)).toBe(0)
      expect(await violations(page)).toEqual([])
      await page.keyboard.press('Enter')
      await expect.poll(() => steps(page).count()).toBe(0)
      await keys.press(
        toast(page, 'The first steps are put away').getByRole('button', { name: 'Show again' }),
      )
      await keys.press(putAway(page))
      await page.reload()
      await page.getByRole('region', { name: 'What to start with' }).waitFor()
      expect(await steps(page).count()).toBe(0)
    },
  )

  test(
    'are no part of the dashboard of those who have what they need',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page } = await visit({ path: '/dashboard' })
      await page.getByRole('button', { name: /^Billing account: Põhjala Robotics/ }).waitFor()
      await page.getByRole('table', { name: 'Resources' }).waitFor()
      expect(await steps(page).count()).toBe(0)
    },
  )
})
