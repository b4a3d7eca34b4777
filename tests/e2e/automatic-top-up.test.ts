import type { Page } from 'playwright-core'
import { violations } from './support/accessibility'
import { announced, fact, gate, section, toast } from './support/acts'
import { byKeys } from './support/keys'
import { describe, expect, test } from './support/test'

const side = (page: Page) => page.getByRole('complementary').getByRole('group', { name: 'Automatic top-up' })

describe('automatic top-up', () => {
  test('[BILLING-30] switched on by keys, says why the top-up that saving has triggered failed, and where to choose another method', async ({
    visit,
  }) => {
    const { page, deployment } = await visit({
      path: '/billing/account/120402?tab=settings',
      key: 'demo-indebted',
    })
    const form = section(page, 'Automatic top-up')
    await form.getByText('If the balance is below the amount already, saving charges at once.').waitFor()
    const keys = byKeys(page)
    await keys.press(form.getByRole('switch', { name: 'Top up automatically' }), 'Space')
    await keys.type(form.getByRole('textbox', { name: 'When the balance is below' }), '10')
    await keys.type(form.getByRole('textbox', { name: 'Top up by' }), '50')
    await keys.press(form.getByRole('button', { name: 'Save top-up' }))
    const question = page.getByRole('alertdialog', { name: /^Top up “.+” automatically\?$/ })
    await question.getByText(/^The balance is .+ now: saving charges at once\.$/).waitFor()
    expect(await violations(page)).toEqual([])
    expect(deployment.calls('updateRecurringPayment')).toHaveLength(0)
    await keys.press(question.getByRole('button', { name: 'Save and charge now' }))
    const failed = /The automatic top-up of “.+” failed\./
    await side(page).getByText(failed).waitFor()
    await side(page).getByText('Card was declined').waitFor()
    await toast(page, /Error: The automatic top-up of “.+” failed\./).waitFor()
    expect(await violations(page)).toEqual([])
    await keys.press(side(page).getByRole('link', { name: 'Choose another method' }))
    await page.getByRole('table', { name: 'Payment methods' }).waitFor()
    const [saved, ...others] = deployment.calls('updateRecurringPayment')
    expect(saved?.parameters).toMatchObject({
      is_recurring_payment_enabled: true,
      recurring_payment_threshold: 10,
      recurring_payment_amount: 50,
    })
    expect(others).toEqual([])
  })

  test(
    '[BILLING-30] asks before it is saved, with what is charged each time, from the list too; switching off asks nothing, and is restored after a reload',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visit({ path: '/billing/account?do=topup&on=120348' })
      const dialog = page.getByRole('dialog', { name: 'Automatic top-up of “Põhjala Robotics”' })
      const amount = dialog.getByRole('textbox', { name: 'Top up by' })
      await amount.fill('999999999')
      await dialog.getByRole('textbox', { name: 'When the balance is below' }).fill('20')
      await dialog.getByRole('button', { name: 'Save top-up' }).click()
      const question = page.getByRole('alertdialog', { name: 'Top up “Põhjala Robotics” automatically?' })
      await fact(question, 'Charged each time')
        .getByText(/^€1,\d{3},\d{3},\d{3}\.\d\d$/)
        .waitFor()
      expect(await fact(question, 'Charged to').innerText()).toBe('Visa ••••\u00a04242')
      expect(await question.getByText('at once').count()).toBe(0)
      await question.getByRole('button', { name: 'Cancel' }).click()
      expect(await amount.inputValue()).toMatch(/^999.?999.?999$/)
      expect(deployment.calls('updateRecurringPayment')).toEqual([])
      deployment.expectFailures()
      deployment.fault({ operation: 'getFinalTopupAmount', status: 503 })
      await amount.fill('30')
      await dialog.getByRole('button', { name: 'Save top-up' }).click()
      const each = fact(question, 'Charged each time')
      await each.getByText('The total could not be calculated.').waitFor()
      expect(await question.getByRole('button', { name: 'Save top-up' }).isDisabled()).toBe(true)
      deployment.sandbox.control.clearFaults()
      await each.getByRole('button', { name: 'Retry' }).click()
      await each.getByText(/^€3\d\.\d\d$/).waitFor()
      await question.getByRole('button', { name: 'Save top-up' }).click()
      await announced(page, 'Automatic top-up of “Põhjala Robotics” saved')
      expect(deployment.calls('updateRecurringPayment')[0]?.parameters).toMatchObject({
        recurring_payment_threshold: 20,
        recurring_payment_amount: 30,
      })
      const off = await visit({ path: '/billing/account/120348?tab=settings' })
      const form = section(off.page, 'Automatic top-up')
      await form.getByRole('switch', { name: 'Top up automatically' }).click()
      await form.getByRole('button', { name: 'Discard' }).waitFor()
      await off.page.reload()
      await form.getByText('What you entered before was restored.').waitFor()
      await form.getByRole('button', { name: 'Save top-up' }).click()
      await announced(off.page, 'Automatic top-up of “Põhjala Robotics” saved')
    },
  )

  test(
    'asks again when another method became the primary one meanwhile',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visit({
        path: '/billing/account/120348?tab=settings',
      })
      const form = section(page, 'Automatic top-up')
      await form.getByRole('textbox', { name: 'Top up by' }).fill('100')
      await form.getByRole('button', { name: 'Save top-up' }).click()
      const question = page.getByRole('alertdialog', { name: 'Top up “Põhjala Robotics” automatically?' })
      await fact(question, 'Charged each time').getByText('€128.77').waitFor()
      await deployment.call('PUT', '/payment/card/set_primary', { payment_object_id: 10_012 })
      const save = question.getByRole('button', { name: 'Save top-up' })
      await save.click()
      await question.getByText(/^The payment method has changed meanwhile: it is PayPal/).waitFor()
      expect(await fact(question, 'Charged to').innerText()).toMatch(/^PayPal/)
      expect(deployment.calls('updateRecurringPayment')).toEqual([])
      await expect.poll(() => save.isDisabled()).toBe(false)
      await save.click()
      await announced(page, 'Automatic top-up of “Põhjala Robotics” saved')
    },
  )

  test(
    '[PAYMENT-38] is offered where the site has it and the processor supports it',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, meanwhile, deployment } = await visit({
        path: '/billing/account/120351?tab=settings',
        sandbox: { set: ['paymentProcessors.2.supports_auto_topup=false'] },
      })
      await side(page).getByText('Invoice cannot be charged by itself.').waitFor()
      await side(page).getByRole('link', { name: 'Manage' }).waitFor()
      const other = await meanwhile({ path: '/billing/account/120348?tab=settings' })
      await other.page.getByRole('switch', { name: 'Top up automatically' }).waitFor()
      // It is on, and the primary method becomes one that cannot be charged automatically.
      const cards = await deployment.call('GET', '/payment/card/list?billing_account_id=120348')
      const wallet = (Array.isArray(cards) ? cards : []).find(
        ({ processor }) => processor.keyword === 'paypal_vault',
      )
      await deployment.call('PUT', '/payment/card/set_primary', { payment_object_id: wallet.id })
      await other.page.reload()
      const warning = side(other.page).getByRole('status').or(side(other.page).getByRole('note')).first()
      await warning.getByText('cannot be charged by itself').waitFor()
      expect(await fact(side(other.page), 'Charged each time').count()).toBe(0)
      deployment.intercept((request, next) =>
        request.url.includes('/payment/card/list') ? Promise.resolve(Response.json([])) : next(),
      )
      await other.page.reload()
      await side(other.page).getByText('no payment method is there for it').waitFor()
      await side(other.page).getByRole('link', { name: 'Manage' }).waitFor()
    },
  )

  test(
    '[BILLING-30] says what the amount on the screen is charged as, never another, and what the last run was',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visit({ path: '/billing/account/120348?tab=settings' })
      const asked = gate()
      const held = gate()
      deployment.intercept(async (request, next) => {
        if (!/final_topup_amount.*amount=100(&|$)/.test(request.url)) return next()
        asked.open()
        await held.opened
        return next()
      })
      const form = section(page, 'Automatic top-up')
      const each = fact(side(page), 'Charged each time')
      await form.getByRole('textbox', { name: 'Top up by' }).fill('100')
      await asked.opened
      expect(await each.innerText()).toBe('Calculating…')
      await form.getByRole('textbox', { name: 'Top up by' }).fill('25')
      await each.getByText('€32.53').waitFor()
      const unsaved = side(page).getByText('As entered in the form, not saved yet:')
      await unsaved.waitFor()
      held.open()
      await expect.poll(() => fact(side(page), 'Added').innerText()).toBe('€25.00')
      await form.getByRole('textbox', { name: 'When the balance is below' }).fill('700')
      await form.getByRole('button', { name: 'Save top-up' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Save and charge now' }).click()
      await side(page).getByText('The balance was topped up when this was saved').waitFor()
      await expect.poll(() => unsaved.count()).toBe(0)
      expect(await each.innerText()).toBe('€32.53')
      await side(page).getByText('Last on 21 Nov 2026: €25.00 added, €32.53 charged.').waitFor()
      await side(page)
        .getByRole('link', { name: /^Invoice / })
        .click()
      await page.getByRole('heading', { name: /^Invoice / }).waitFor()
    },
  )

  test('[PAYMENT-38] is not there where the site has none', { tags: ['wide'] }, async ({ visit }) => {
    const { page } = await visit({
      path: '/billing/account/120348?tab=settings',
      sandbox: { set: ['recurringPaymentsEnabled=false'] },
    })
    await section(page, 'Low balance').waitFor()
    expect(await page.getByText(/Automatic top-up|Top up automatically/).count()).toBe(0)
  })

  test('[BILLING-22] the threshold of the notice is kept in the base currency, named beside the one on display', async ({
    visit,
  }) => {
    const { page, deployment } = await visit({ path: '/billing/account/120348?tab=settings' })
    await page.getByRole('button', { name: /^Profile/ }).click()
    await page
      .getByRole('menuitemradio', { name: /USD/ })
      .or(page.getByRole('menuitem', { name: /USD/ }))
      .first()
      .click()
    const notice = section(page, 'Low balance')
    await notice.getByText('EUR, ≈ US$114.00').waitFor()
    await side(page).getByText('The top-up is charged in EUR.').waitFor()
    await side(page).getByText('The balance history has no automatic top-up yet.').waitFor()
    await expect.poll(() => fact(side(page), 'Charged each time').innerText()).toBe('€321.28')
    await expect.poll(() => fact(side(page), 'Charged to').innerText()).toBe('Visa ••••\u00a04242')
    await notice.getByRole('textbox', { name: 'Warn below' }).fill('50')
    await notice.getByText('EUR, ≈ US$57.00').waitFor()
    await notice.getByRole('button', { name: 'Save notice' }).click()
    await announced(page, 'Low balance notice of “Põhjala Robotics” saved')
    expect(deployment.calls('updateLowBalanceNotice')[0]?.parameters).toMatchObject({ threshold: 50 })
  })
})
