import type { Locator } from 'playwright-core'
import { violations } from './support/accessibility'
import { dialog, expectFocus, fact, overflow, select, toast } from './support/acts'
import { byKeys } from './support/keys'
import { describe, expect, test } from './support/test'

const invoices = '/billing/account/120348?tab=invoices'

async function amounts(rows: Locator): Promise<number[]> {
  const texts = await rows.allInnerTexts()
  return texts.map((text) => Number(text.match(/€([\d,.]+)\s*$/)?.[1]?.replaceAll(',', '')))
}

const cents = (values: readonly number[]): number =>
  Math.round(values.reduce((sum, value) => sum + value, 0) * 100)

describe('invoices', () => {
  test('[INVOICE-04] [INVOICE-06] [INVOICE-07] are found by kind, year and state', async ({ visit }) => {
    const { page, address } = await visit({ path: invoices })
    const rows = page.getByRole('table', { name: 'Invoices' }).getByRole('row')
    // Where the column does not fit, the kind stands below the number.
    await page.setViewportSize({ width: 900, height: 900 })
    await rows
      .filter({ hasText: '2026-11-0024' })
      .getByText('Top-up', { exact: true })
      .filter({ visible: true })
      .waitFor()
    expect(await page.getByRole('columnheader', { name: 'Kind' }).count()).toBe(0)
    await page.getByRole('radiogroup', { name: 'Kind' }).getByText('Top-ups').click()
    await expect.poll(() => rows.count()).toBe(4)
    await select(page, 'Status', 'Unpaid')
    await expect.poll(() => rows.count()).toBe(2)
    await select(page, 'Year', '2026')
    await expect.poll(address).toBe(`${invoices}&kind=credit_topup&state=unpaid&year=2026`)
    await page.getByRole('link', { name: '2026-11-0024' }).waitFor()
    await select(page, 'Status', 'In progress')
    await page.getByText('No invoice matches the filter.').waitFor()
  })

  test(
    '[INVOICE-02] have lines by location and type that add up to the invoice',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page } = await visit({ path: `${invoices}&invoice=7581` })
      const lines = page.getByRole('table', { name: 'Lines' })
      await lines.getByRole('row', { name: /^Tallinn €/ }).waitFor()
      const heads = lines
        .getByRole('row')
        .filter({ hasText: /^(Tallinn|Tartu|Jõhvi|Not tied to a location)\s*€/ })
      expect(cents(await amounts(heads))).toBe(71_592)
      await lines.getByRole('row', { name: /^Total, with VAT\s*€0\.00/ }).waitFor()
      await page.getByRole('radiogroup', { name: 'Group by' }).getByText('Type').click()
      const kinds = lines.getByRole('row').filter({
        hasText: /^(Compute|Disks and backups|Managed services|Network|Object storage|Bare metal)\s*€/,
      })
      await expect.poll(() => kinds.count()).toBe(6)
      expect(cents(await amounts(kinds))).toBe(71_592)
      // In print: the page alone, light in any scheme.
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
      expect(await page.getByRole('navigation').count()).toBe(0)
      expect(await page.getByRole('tablist').count()).toBe(0)
      const look = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
      expect(look).toBe('light')
      expect(cents(await amounts(kinds))).toBe(71_592)
    },
  )

  test(
    '[INVOICE-08] show their PDF in a window of its own; one that fails is named',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment, open } = await visit({ path: `${invoices}&invoice=7581` })
      const opening = page.waitForEvent('popup')
      await page.getByRole('button', { name: 'Show PDF' }).click()
      await opening
      expect(deployment.calls('getInvoicePdf')).toHaveLength(1)
      await page.getByRole('heading', { name: 'Invoice 2026-11-0020' }).waitFor()
      // A browser that blocks windows leaves a link.
      await page.evaluate(() => Reflect.set(window, 'open', () => null))
      await page.getByRole('button', { name: 'Show PDF' }).click()
      await page.getByText('The browser has blocked the window.').waitFor()
      const again = page.waitForEvent('popup')
      await page.getByRole('link', { name: /^Open the PDF/ }).click()
      await again
      deployment.fault({ operation: 'getInvoicePdf', status: 500, message: 'The printer is out of paper' })
      deployment.expectFailures()
      await open(invoices)
      await page.getByRole('button', { name: 'Download PDF of invoice 2026-11-0020' }).click()
      await toast(page, 'Invoice 2026-11-0020').getByText('The printer is out of paper').waitFor()
    },
  )

  test('[INVOICE-09] [PAYMENT-28] [BILLING-18] are asked for, paid up to an amount, and all at once, by keys', async ({
    visit,
  }) => {
    const { page, deployment, address, open } = await visit({ path: '/billing/account/120348' })
    const main = page.getByRole('main')
    await main.getByRole('link', { name: 'Pay invoices…' }).waitFor()
    await main
      .getByText(/^The next invoice is made on 1 Dec 2026: about €[\d.]+ before VAT, paid from/)
      .waitFor()
    const keys = byKeys(page)
    await keys.press(page.getByRole('button', { name: 'Top up…' }))
    const topUp = dialog(page, 'Top up Põhjala Robotics')
    await topUp.getByText('Top up €11.33 in all and receive €5.44 from a referral.').waitFor()
    await page.keyboard.press('Escape')
    await open(`${invoices}&invoice=current`)
    await main.getByText('On 1 Dec 2026 it gets its number and a PDF.').waitFor()
    await main.getByRole('heading', { name: 'Expected for November 2026' }).waitFor()
    await expect.poll(() => fact(main, 'To pay, with VAT').innerText()).toBe('€0.00')
    expect(await violations(page)).toEqual([])
    await open(invoices)
    for (const amount of ['50', '100']) {
      await keys.press(main.getByRole('button', { name: 'Request top-up invoice…' }))
      const asked = dialog(page, 'Request an invoice for credit')
      if (amount === '50') {
        await keys.press(asked.getByRole('button', { name: 'Request invoice' }))
        await expectFocus(asked.getByRole('textbox', { name: 'Amount' }))
      }
      await keys.type(asked.getByRole('textbox', { name: 'Amount' }), amount)
      await asked.getByText(amount === '50' ? '€62.00' : '€124.00').waitFor()
      await keys.press(asked.getByRole('button', { name: 'Request invoice' }))
      await asked.getByRole('heading', { name: `An invoice for €${amount}.00 of credit is made` }).waitFor()
      if (amount === '50') expect(await violations(page)).toEqual([])
      await keys.press(asked.getByRole('button', { name: 'Close' }).last())
    }
    await main.getByText('3 are unpaid: €806.00 with VAT.').waitFor()
    await keys.press(main.getByRole('button', { name: 'Pay invoices…' }))
    const paying = dialog(page, 'Pay unpaid invoices')
    expect(address()).toContain('pay=unpaid')
    await paying.getByText('€806.00 with VAT is charged to Visa •••• 4242.').waitFor()
    await keys.to(paying.getByRole('radio', { name: 'Up to an amount' }))
    const most = paying.getByRole('textbox', { name: 'Most to be charged' })
    await keys.type(most, '619.99')
    await paying.getByRole('alert').getByText('The oldest invoice comes to €620.00').waitFor()
    await keys.type(most, '700')
    await paying.getByText('€124.00, stays unpaid').waitFor()
    expect(await violations(page)).toEqual([])
    await keys.press(paying.getByRole('button', { name: 'Pay €682.00' }))
    await paying.getByRole('heading', { name: '2 invoices are paid' }).waitFor()
    expect(deployment.calls('payAmount')).toMatchObject([{ parameters: { amount: 700 } }])
    await keys.press(paying.getByRole('button', { name: 'Close' }).last())
    await main.getByText('1 is unpaid: €124.00 with VAT.').waitFor()
    await keys.press(main.getByRole('button', { name: 'Pay invoices…' }))
    deployment.fault({ operation: 'payAllInvoices', network: 'drop-answer' })
    await keys.press(paying.getByRole('button', { name: 'Pay €124.00' }))
    await page.keyboard.press('Enter')
    await paying.getByRole('heading', { name: '1 invoice is paid' }).waitFor()
    await keys.press(paying.getByRole('button', { name: 'Close' }).last())
    await expect.poll(() => main.getByText('Unpaid', { exact: false }).count()).toBe(0)
    await expect.poll(() => main.getByRole('button', { name: 'Pay invoices…' }).count()).toBe(0)
    await keys.to(main.getByRole('button', { name: 'Request top-up invoice…' }))
  })

  test('[INVOICE-02] fit a phone with their lines', { tags: ['wide'] }, async ({ visit }) => {
    const { page } = await visit({ path: `${invoices}&invoice=7581`, width: 390 })
    await page.getByRole('table', { name: 'Lines' }).waitFor()
    expect(await overflow(page)).toBe(0)
    expect(await violations(page)).toEqual([])
  })
})
