import { violations } from './support/accessibility'
import { fact, overflow, select } from './support/acts'
import { describe, expect, test } from './support/test'

const prices = '/billing/account/120348?tab=prices'

describe('the price list', () => {
  test('[BILLING-18] [PRICING-02] [PRICING-04] [PRICING-05] shows prices by location and pool, with thresholds', async ({
    visit,
  }) => {
    const { page, address, deployment } = await visit({ path: '/billing/account/120348' })
    await page.getByRole('link', { name: 'Price list' }).click()
    const byPool = page.getByRole('table', { name: 'By host pool' })
    await byPool.getByRole('row', { name: /^vCPU each €4\.00 €0\.005479 per hour €4\.00/ }).waitFor()
    await byPool.getByRole('row', { name: /from 16 vCPU, each €3\.60/ }).waitFor()
    await byPool.getByRole('row', { name: /from 1,000 GB, per GB — €0\.052/ }).waitFor()
    expect(deployment.calls('getCurrentPrices').length).toBeGreaterThan(0)
    await page.getByRole('radiogroup', { name: 'Location' }).getByText('Jõhvi').click()
    await expect.poll(address).toBe(`${prices}&location=jhv`)
    await byPool.getByRole('row', { name: /^vCPU each €3\.80 .* €3\.20/ }).waitFor()
    const other = page.getByRole('table', { name: 'In every pool' })
    await other.getByRole('row', { name: /^Load balancer each €9\.00/ }).waitFor()
    await page.getByRole('radiogroup', { name: 'Currency shown' }).getByText('IDR').click()
    await other.getByRole('row', { name: /^Load balancer each ≈/ }).waitFor()
    await page.getByText('Use is charged by the hour, in EUR.').waitFor()
  })

  test(
    '[PRICING-01] [PRICING-02] [PRICING-03] calculates what the form for a machine asks',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page } = await visit({ path: prices })
      const main = page.getByRole('main')
      const perMonth = (): Promise<string> => fact(main, 'Per month').innerText()
      await expect.poll(perMonth).toBe('€20.80')
      await page.getByRole('textbox', { name: 'vCPU', exact: true }).fill('16')
      await page.getByRole('textbox', { name: 'Memory' }).fill('64')
      await page.getByRole('textbox', { name: 'Disk', exact: true }).fill('320')
      await expect.poll(perMonth).toBe('€200.80')
      await page.getByText('The price from 16 vCPU applies to vCPU.').waitFor()
      await select(page, 'Host pool', 'General')
      await expect.poll(perMonth).toBe('€194.40')
      const memory = page.getByRole('textbox', { name: 'Memory' })
      await memory.fill('much')
      await page.getByText('Enter a number, 0 or more').waitFor()
      await memory.fill('64')
      await page.getByRole('link', { name: 'Create this machine' }).click()
      await page.getByText('€194.40', { exact: true }).first().waitFor()
    },
  )

  test('[PRICING-05] fits a phone', { tags: ['wide'] }, async ({ visit }) => {
    const { page } = await visit({ path: prices, width: 390 })
    await page.getByRole('table', { name: 'By host pool' }).waitFor()
    expect(await overflow(page)).toBe(0)
    expect(await violations(page)).toEqual([])
  })
})
