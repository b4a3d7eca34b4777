import type { Page } from 'playwright-core'
import { violations } from './support/accessibility'
import { complaint, copied, expectFocus, overflow, section, toast } from './support/acts'
import { describe, expect, test } from './support/test'

const browser = { permissions: ['clipboard-read', 'clipboard-write'] }
const heading = (page: Page) => page.getByRole('heading', { name: 'Referral', level: 1 })
const palette = (page: Page) => page.getByRole('dialog', { name: /^Search/ })
const code = (page: Page) => section(page, 'Campaign code').getByRole('textbox', { name: 'Code' })
const activate = (page: Page) => page.getByRole('button', { name: 'Activate' })

/** Fills in the required fields of a billing account, and submits them. */
async function createAccount(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Title' }).fill('Robots in space')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('space@partner.example')
  await page.getByRole('textbox', { name: 'Phone' }).fill('+372 555 0100')
  await page.getByRole('button', { name: 'Create account' }).click()
}

describe('the referral page', () => {
  test('[REFERRAL-01] [REFERRAL-03] [ROUTE-27] has a link to copy, which brings its code to whoever opens it', async ({
    visit,
  }) => {
    const { page, address, meanwhile, deployment } = await visit({
      path: '/billing/account/120348',
      browser,
    })
    await page.getByRole('link', { name: 'Link and terms' }).click()
    await heading(page).waitFor()
    expect(address()).toBe('/billing/referral')
    await page
      .getByText('Someone you refer gets €5.44 and you get €4.93, once they have topped up €11.33.')
      .waitFor()
    await page.getByRole('button', { name: 'Copy link' }).click()
    const link = await copied(page, /POHJALA24$/)
    expect(link).toBe(`${deployment.origin}/app/referral/POHJALA24`)
    expect(await violations(page)).toEqual([])

    const other = await meanwhile({ key: 'demo-partner', path: link.replace(`${deployment.origin}/app`, '') })
    await other.page.getByRole('heading', { level: 1 }).waitFor()
    await other.open('/billing/create')
    const given = other.page.getByRole('textbox', { name: 'Recommended by code' })
    await expect.poll(() => given.inputValue()).toBe('POHJALA24')
    await createAccount(other.page)
    await other.page.getByRole('heading', { name: 'Robots in space', level: 1 }).waitFor()
    await other.page.getByText('Top up €11.33 in all and receive €5.44 from a referral.').waitFor()
  })

  test(
    '[REFERRAL-04] [SESSION-04] the code of an entry is sent with the new account once, and corrected where it is unknown',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, open, deployment } = await visit({
        key: 'demo-partner',
        path: '/dashboard?referral_code=NOBODY',
      })
      await page.getByRole('heading', { level: 1 }).waitFor()
      await open('/billing/create')
      const given = page.getByRole('textbox', { name: 'Recommended by code' })
      await expect.poll(() => given.inputValue()).toBe('NOBODY')
      deployment.expectFailures()
      await createAccount(page)
      await expect.poll(() => complaint(given)).toContain('Unknown referral code')
      await given.fill('POHJALA24')
      await page.getByRole('button', { name: 'Create account' }).click()
      await page.getByRole('heading', { name: 'Robots in space', level: 1 }).waitFor()
      await open('/billing/create')
      await page.getByRole('textbox', { name: 'Title' }).waitFor()
      expect(await given.inputValue()).toBe('')
    },
  )

  test('[REFERRAL-02] [SITE-34] is there only where the site has referrals', async ({ visit }) => {
    const { page, open } = await visit({
      path: '/billing/referral',
      sandbox: { set: ['referralCodeEnabled=false'] },
    })
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await heading(page).count()).toBe(0)
    await open('/billing/account/120348')
    await page.getByRole('heading', { name: 'Promotions' }).waitFor()
    expect(await page.getByText(/Referral|POHJALA24/).count()).toBe(0)
    await page.keyboard.press('ControlOrMeta+k')
    await palette(page).getByRole('combobox').fill('referral')
    await page.getByRole('option', { name: 'Create virtual machine named' }).waitFor()
    expect(await page.getByRole('option', { name: 'Referral', exact: true }).count()).toBe(0)
  })

  test(
    '[REFERRAL-03] [SITE-34] says only what the site has terms of',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page } = await visit({
        path: '/billing/referral',
        sandbox: { set: ['referralCreditAmounts={"promoter_credit":3}'] },
      })
      await page.getByText('You get €3.00 for someone you refer.').waitFor()
      expect(await page.getByText(/top up/).count()).toBe(0)
      await page.getByText('€3.00 for you.').waitFor()
    },
  )

  test('[BILLING-27] [BILLING-28] a campaign code is activated, and an unknown one refused at its field', async ({
    visit,
  }) => {
    const { page, deployment } = await visit({ path: '/billing/referral' })
    await code(page).waitFor()
    await activate(page).click()
    await expect.poll(() => complaint(code(page))).toBe('This field is required')
    deployment.expectFailures()
    await code(page).fill('SPRING25')
    await page.keyboard.press('Enter')
    await expect.poll(() => complaint(code(page))).toBe('Invalid campaign.')
    await expectFocus(code(page))
    expect(await code(page).inputValue()).toBe('SPRING25')
    expect(await violations(page)).toEqual([])
    await code(page).fill(' STARTUP50 ')
    await page.keyboard.press('Enter')
    await toast(page, 'Campaign STARTUP50 is activated').waitFor()
    await section(page, 'Credit to win')
      .getByText(/Top up €100\.00 in all and receive €50\.00/)
      .waitFor()
    await section(page, 'Campaign code').getByText('The credit of STARTUP50 was added at once').waitFor()
    expect(await code(page).inputValue()).toBe('')
    expect(deployment.calls('activateCampaign')).toHaveLength(2)
  })

  test(
    '[REFERRAL-01] says what is missing without a code or an account; by keyboard, on a phone, in dark',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, meanwhile, deployment } = await visit({
        path: '/billing/account',
        width: 390,
        browser: { colorScheme: 'dark' },
      })
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.keyboard.press('ControlOrMeta+k')
      await palette(page).getByRole('combobox').fill('referral')
      await expect.poll(() => palette(page).getByRole('option').allInnerTexts()).toEqual(['Referral'])
      await page.keyboard.press('Enter')
      await heading(page).waitFor()
      await page.getByText('/app/referral/POHJALA24').waitFor()
      expect(await overflow(page)).toBe(0)
      expect(await violations(page)).toEqual([])

      const codeless = await meanwhile({ key: 'demo-partner', path: '/billing/referral' })
      await codeless.page.getByText('You get a link with your first billing account.').waitFor()
      await codeless.page.getByRole('link', { name: 'Create billing account' }).waitFor()
      const indebted = await meanwhile({ key: 'demo-indebted', path: '/billing/referral' })
      await indebted.page.getByText('Pagar OÜ has no code to refer with.').waitFor()
      expect(await indebted.page.getByRole('button', { name: 'Copy link' }).count()).toBe(0)
      deployment.fault({ operation: 'listBillingAccounts', status: 500 })
      const cut = await meanwhile({ path: '/billing/referral' })
      await cut.page.getByText('Billing accounts could not be read.').waitFor()
      const reads = deployment.calls('listBillingAccounts').length
      await cut.page.getByRole('button', { name: 'Retry' }).click()
      await expect.poll(() => deployment.calls('listBillingAccounts').length).toBeGreaterThan(reads)
      deployment.sandbox.control.clearFaults()
      await cut.page.reload()
      await cut.page.getByText('/app/referral/POHJALA24').waitFor()
    },
  )
})
