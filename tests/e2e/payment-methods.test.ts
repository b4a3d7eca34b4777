import type { Page } from 'playwright-core'
import { violations } from './support/accessibility'
import { act, dialog, fact, overflow, toast } from './support/acts'
import { byKeys } from './support/keys'
import { describe, expect, test } from './support/test'

const path = '/billing/account/120348?tab=methods'
const table = (page: Page) => page.getByRole('table', { name: 'Payment methods' })
const visa = 'Visa •••• 4242'
const wallet = 'PayPal, kadri.saar@pohjala.example'

describe('payment methods of an account', () => {
  test('[PAYMENT-01] [PAYMENT-04] [PAYMENT-05] [PAYMENT-08] [PAYMENT-12] [PAYMENT-13] [PAYMENT-15] are listed with state, expiry and use', async ({
    visit,
  }) => {
    const { page } = await visit({ path: '/billing/account/120348' })
    await page.getByRole('region', { name: 'Payment methods' }).getByRole('link', { name: 'Manage' }).click()
    const first = table(page).getByRole('row', { name: /Visa •••• 4242/ })
    await first.getByText('Primary').waitFor()
    expect(await first.innerText()).toMatch(/Kadri Saar[\s\S]*Verified[\s\S]*08\/28[\s\S]*Automatic top-up/)
    await table(page)
      .getByRole('row', { name: /Mastercard •••• 9107/ })
      .getByText('Verification pending')
      .waitFor()
    expect(await violations(page)).toEqual([])
    const add = page.getByRole('region', { name: 'Add a method' })
    // Each shows its fee and the charge for adding it.
    await add
      .getByText(
        /^Fee when topping up: €0\.35 \+ 3\.5\s?%\. Adding it charges €1\.00 to check it, and gives it back\.$/,
      )
      .first()
      .waitFor()
    await add
      .getByText(
        /^Fee when topping up: €0\.42 \+ 3\.4\s?%\. Adding it charges nothing\. PayPal, kadri\.saar@pohjala\.example is saved already\.$/,
      )
      .waitFor()
    await table(page)
      .getByRole('row', { name: new RegExp(wallet) })
      .waitFor()
    const hrefs = await add
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(hrefs).toEqual([
      '/app/pay/stripe_creditcard?account=120348',
      '/app/pay/omise_creditcard?account=120348',
      '/app/pay/paypal_vault?account=120348',
    ])
  })

  test(
    '[PAYMENT-17] one is made primary and removed, by keys; not the one automatic top-up charges',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visit({ path })
      await table(page).getByRole('row', { name: wallet }).waitFor()
      const keys = byKeys(page)
      const menu = (method: string) => page.getByRole('button', { name: `Actions for ${method}` })
      await keys.press(menu(visa))
      const remove = page.getByRole('menuitem', { name: /^Remove/ })
      await remove.getByText('Automatic top-up charges this method').waitFor()
      expect(await remove.getAttribute('aria-disabled')).toBe('true')
      await page.keyboard.press('Escape')
      await keys.pick(menu(wallet), 'Make primary')
      const charges = dialog(page, `Make ${wallet} the primary method?`)
      await charges.getByText('Automatic top-up is on and charges the primary method.').waitFor()
      await fact(charges, 'Charged each time').getByText('€').waitFor()
      expect(await violations(page)).toEqual([])
      await keys.press(charges.getByRole('button', { name: 'Make primary' }))
      await toast(page, `${wallet} is charged first now`).waitFor()
      await table(page).getByRole('row', { name: wallet }).getByText('Primary').waitFor()
      await keys.pick(menu(visa), /^Remove/)
      const asks = dialog(page, `Remove ${visa}?`)
      expect(await violations(page)).toEqual([])
      await keys.press(asks.getByRole('button', { name: 'Remove method' }))
      await toast(page, `${visa} was removed`).waitFor()
      await expect.poll(() => table(page).getByRole('row', { name: visa }).count()).toBe(0)
      await keys.to(menu(wallet))
      expect(deployment.calls('setPrimaryCard')).toHaveLength(1)
      expect(deployment.calls('deleteCard').map(({ parameters }) => parameters)).toEqual([
        expect.objectContaining({ payment_object_id: 9931 }),
      ])
    },
  )

  test('[PAYMENT-10] [PAYMENT-18] paying by invoice is asked for once, and waits for an answer; on a phone, in dark', async ({
    visit,
  }) => {
    const { page, deployment } = await visit({ path, width: 390, browser: { colorScheme: 'dark' } })
    deployment.fault({ operation: 'applyForInvoicePayment', status: 500, message: 'Later, please' })
    await page.getByRole('button', { name: 'Apply to pay by invoice' }).click()
    const asks = dialog(page, 'Apply to pay by invoice?')
    await asks.getByText('answer to arved@pohjala.example').waitFor()
    await asks.getByRole('button', { name: 'Apply', exact: true }).click()
    await asks.getByText('Later, please').waitFor()
    deployment.sandbox.control.clearFaults()
    await asks.getByRole('button', { name: 'Apply', exact: true }).click()
    await toast(page, 'Asked to pay by invoice').waitFor()
    await table(page).getByText('Validation pending').waitFor()
    expect(await page.getByRole('button', { name: 'Apply to pay by invoice' }).count()).toBe(0)
    expect(await overflow(page)).toBe(0)
    expect(await violations(page)).toEqual([])
  })

  test('[PAYMENT-03] [PAYMENT-09] [PAYMENT-14] [SITE-41] nothing is offered of processors the site does not list', async ({
    visit,
  }) => {
    const { page } = await visit({
      path,
      sandbox: {
        set: [
          'paymentProcessors=[{"type":"creditcard","keyword":"omise_creditcard","name":"Card","verification_amount":2000,"service_fee":{"percentage":100}}]',
        ],
      },
    })
    await page.getByRole('link', { name: 'Add Card' }).waitFor()
    await page
      .getByText(/^Fee when topping up: 100.?%. Adding it charges €2,000.00 to check it, and gives it back.$/)
      .waitFor()
    expect(await page.getByRole('region', { name: 'Pages of processors' }).count()).toBe(0)
    expect(await page.getByRole('region', { name: 'Add a method' }).getByRole('link').count()).toBe(1)
    expect(await page.getByRole('button', { name: 'Apply to pay by invoice' }).count()).toBe(0)
  })

  test(
    '[PAYMENT-23] the pages of processors that are chosen are offered first when topping up',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment, open } = await visit({ path })
      const links = page.getByRole('region', { name: 'Pages of processors' })
      const boxes = links.getByRole('checkbox')
      await links.getByRole('checkbox', { name: /^Stripe €/ }).waitFor()
      for (const box of await boxes.all()) await box.uncheck()
      await links.getByRole('checkbox', { name: /^Duitku, OVO/ }).check()
      await links.getByRole('button', { name: 'Save choice' }).click()
      await toast(page, 'The choice was saved').waitFor()
      expect(deployment.calls('saveLinkMethods').map(({ parameters }) => parameters)).toEqual([
        expect.objectContaining({ method_ids: 'duitku::OV' }),
      ])
      await open('/billing/account/120348?do=addCredit')
      await page
        .getByRole('dialog')
        .getByRole('radio', { name: /^Duitku, OVO/ })
        .waitFor()
      expect(
        await page
          .getByRole('dialog')
          .getByRole('radio', { name: /^Stripe €/ })
          .count(),
      ).toBe(0)
      await page.getByRole('button', { name: /more ways to pay/ }).click()
      await page
        .getByRole('dialog')
        .getByRole('radio', { name: /^Stripe €/ })
        .waitFor()
    },
  )

  test(
    '[PAYMENT-26] a verification that the bank declines later says so in its words, and may be made again',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment, open } = await visit({
        path: '/dashboard',
        sandbox: { set: ['paymentProcessors.0.use_3ds_verification=false'] },
      })
      const card = { billing_account_id: 120_348, processor_keyword: 'stripe_creditcard' }
      await deployment.call('POST', '/payment/card', { ...card, token: 'pm_mastercard_3ds_4444' })
      await open('/billing/account/120348?tab=methods')
      await act(page, 'Mastercard •••• 4444', /^Verify/)
      await dialog(page, 'Verify Mastercard •••• 4444?').getByRole('button', { name: 'Verify' }).click()
      await page.getByRole('link', { name: 'Let the bank refuse' }).click()
      await page.getByRole('heading', { level: 2, name: 'Mastercard •••• 4444 was not verified' }).waitFor()
      await open('/billing/account/120348?tab=methods')
      const row = table(page).getByRole('row', { name: /Mastercard •••• 4444/ })
      await row.getByText('The bank says: “Card was declined”').waitFor()
      await row.getByText('Declined', { exact: true }).waitFor()
      expect(await violations(page)).toEqual([])
      // An immediate refusal is shown in the dialog, and afterwards in the list.
      await deployment.call('POST', '/payment/card', { ...card, token: 'pm_insufficient_0011' })
      deployment.expectFailures()
      await open('/billing/account/120348?tab=methods')
      await act(page, 'Visa •••• 0011', /^Verify/)
      const asks = dialog(page, 'Verify Visa •••• 0011?')
      await asks.getByRole('button', { name: 'Verify' }).click()
      await asks.getByRole('alert').getByText('Insufficient funds').waitFor()
      await page.keyboard.press('Escape')
      await page.reload()
      await table(page)
        .getByRole('row', { name: /Visa •••• 0011/ })
        .getByText('The bank says: “Insufficient funds”')
        .waitFor()
    },
  )

  test(
    '[PAYMENT-20] verifies a saved card at the bank; a check that was left is finished there, and is no payment',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment, open } = await visit({ path: '/dashboard' })
      const card = { billing_account_id: 120_348, processor_keyword: 'stripe_creditcard' }
      await deployment.call('POST', '/payment/card', { ...card, token: 'pm_mastercard_3ds_4444' })
      await open('/billing/account/120348?tab=methods')
      await act(page, 'Mastercard •••• 4444', /^Verify/)
      const asked = dialog(page, 'Verify Mastercard •••• 4444?')
      await asked.getByText('€1.00 is charged and given back.').waitFor()
      await asked.getByRole('button', { name: 'Verify' }).click()
      await page.getByRole('link', { name: 'Confirm' }).waitFor()
      await open('/billing/account/120348?do=addCredit')
      await page.getByRole('button', { name: /^Pay €/ }).waitFor()
      await open('/billing/account/120348?tab=methods')
      await page.getByRole('button', { name: 'Actions for Mastercard •••• 4444' }).click()
      await page.getByRole('menuitem', { name: 'Verify again…' }).waitFor()
      await page.getByRole('menuitem', { name: 'Finish at the bank' }).click()
      await page.getByRole('link', { name: 'Confirm' }).click()
      await page.getByRole('heading', { level: 2, name: 'Mastercard •••• 4444 is verified' }).waitFor()
      await page.getByRole('link', { name: 'Back to billing' }).click()
      await page.getByRole('heading', { level: 1, name: 'Põhjala Robotics' }).waitFor()
    },
  )
})
