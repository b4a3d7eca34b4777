import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { violations } from './support/accessibility'
import { expectFocus, fact, overflow, rowOf, select } from './support/acts'
import { byKeys } from './support/keys'
import { describe, expect, test } from './support/test'

const usage = '/billing/account/120348?tab=usage'

/** Amounts at the end of rows: "€1,234.50" is 1234.5. */
async function amounts(rows: Locator): Promise<number[]> {
  const texts = await rows.allInnerTexts()
  return texts.map((text) => Number(text.match(/€([\d,.]+)\s*$/)?.[1]?.replaceAll(',', '')))
}

const cents = (values: readonly number[]): number =>
  Math.round(values.reduce((sum, value) => sum + value, 0) * 100)

/** Groups the table, and waits until that is drawn: a checked choice cannot be chosen again. */
async function groupBy(page: Page, name: string): Promise<void> {
  const choices = page.getByRole('radiogroup', { name: 'Group by' })
  await choices.getByText(name, { exact: true }).click()
  await expect.poll(() => choices.getByRole('radio', { name, exact: true }).isChecked()).toBe(true)
}

const table = (page: Page): Locator => page.getByRole('table', { name: 'Usage' })

describe('usage of an account', () => {
  test('[BILLING-20] [BILLING-33] is shown by type, location, resource and day, which add up to the same', async ({
    visit,
  }) => {
    const { page, address } = await visit({ path: usage })
    await expect.poll(() => fact(page.getByRole('main'), 'Used in November').innerText()).toBe('€476.12')
    for (const [name, parameter] of [
      ['Location', 'location'],
      ['Type', null],
    ] as const) {
      await groupBy(page, name)
      await expect.poll(() => new URL(address(), 'http://x').searchParams.get('by')).toBe(parameter)
      const heads = table(page)
        .getByRole('row')
        .filter({ hasText: /\d+ items?/ })
      await expect.poll(() => heads.count()).toBeGreaterThan(2)
      await expect.poll(async () => cents(await amounts(heads))).toBe(47_612)
    }
    await groupBy(page, 'Day')
    const days = table(page)
      .getByRole('row')
      .filter({ hasText: /^\d+ Nov 2026/ })
    await expect.poll(() => days.count()).toBe(21)
    await expect.poll(async () => cents(await amounts(days))).toBe(47_612)
    // What ran for a part of the month stands with its kind.
    expect(await page.getByText('Days not known').count()).toBe(0)
    // In print: every row, so that the lines add up to their sum.
    await groupBy(page, 'Type')
    const more = table(page).getByRole('button', { name: /^Show all/ })
    await more.first().waitFor()
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => more.count()).toBe(0)
    await page.emulateMedia({ media: null })
    await groupBy(page, 'Resource')
    await more.click()
    const web = table(page).getByRole('row').filter({ hasText: '4 parts' }).filter({ hasText: 'web-prod-01' })
    await web.getByText('€57.48').waitFor()
  })

  test(
    '[BILLING-33] [INVOICE-02] of months that are over comes from their invoices',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, address } = await visit({ path: usage })
      await page.getByRole('button', { name: 'Month before' }).click()
      expect(address()).toBe(`${usage}&month=2026-10`)
      await expect.poll(() => fact(page.getByRole('main'), 'Used in October').innerText()).toBe('€715.92')
      await table(page)
        .getByRole('row', { name: /Total, with VAT.*€0\.00/ })
        .waitFor()
      await select(page, 'Month', 'August 2026')
      await expect.poll(() => fact(page.getByRole('main'), 'Used in August').innerText()).toBe('€541.17')
      await page.getByRole('link', { name: 'Invoice 2026-09-0009' }).click()
      await page.getByRole('heading', { name: 'Invoice 2026-09-0009' }).waitFor()
    },
  )

  test(
    '[BILLING-20] leads to the record of each row, and from each record back to its usage',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, address, open } = await visit({ path: usage })
      await table(page).getByRole('link', { name: 'web-prod-01', exact: true }).click()
      await page.getByRole('heading', { name: 'web-prod-01', level: 1 }).waitFor()
      await page.getByRole('link', { name: 'See usage' }).click()
      await expect.poll(address).toBe(`${usage}&of=7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a`)
      await rowOf(table(page), 'web-prod-01').waitFor()
      await table(page)
        .getByRole('row', { name: /Shown, before VAT.*€57\.48/ })
        .waitFor()
      await page.getByRole('button', { name: 'Show others than web-prod-01 too' }).click()
      await table(page)
        .getByRole('row', { name: /Before VAT.*€476\.12/ })
        .waitFor()
      for (const [path, shown] of [
        ['/storage/bucket/shop-media', /bucket/],
        ['/disks/disk/tll/9d04e6b1-72c8-4f35-a0be-3c5d18f7e264', /500 GB disk/],
      ] as const) {
        await open(path)
        await page.getByRole('link', { name: 'See usage' }).click()
        await table(page).getByRole('row', { name: shown }).waitFor()
        expect(await table(page).getByRole('row', { name: /GB/ }).count()).toBe(1)
      }
    },
  )

  test(
    '[BILLING-20] is saved as a table of plain numbers under a name that says what it is',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page } = await visit({ path: `${usage}&month=2026-10&location=jhv` })
      await table(page).getByRole('link', { name: 'erp-legacy', exact: true }).waitFor()
      const saving = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Export CSV' }).click()
      const file = await saving
      expect(file.suggestedFilename()).toBe('Põhjala Robotics, usage 2026-10.csv')
      const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
      expect(lines[0]).toMatch(/^Item,Description,Type,Location,.*,Cost before VAT,Currency$/)
      expect(lines).toContain(
        'erp-legacy,"4 CPUs, 16 GB RAM",Compute,Jõhvi,00d39531-ff86-4fb8-9789-b8e9cf0da8e0,00d39531-ff86-4fb8-9789-b8e9cf0da8e0,744,0.082739726,61.56,EUR',
      )
      expect(lines.slice(1).every((line) => line.includes(',Jõhvi,'))).toBe(true)
    },
  )

  test(
    '[BILLING-18] [BILLING-20] [I18N-05] is reported over months by type, in the currency chosen, and saved',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, address } = await visit({ path: usage })
      await page.getByRole('radiogroup', { name: 'Time shown' }).getByText('12 months').click()
      await expect.poll(address).toBe(`${usage}&view=months`)
      const months = page.getByRole('table', { name: 'Cost by month' })
      const rows = months.getByRole('row').filter({ hasText: / 2026/ })
      await expect.poll(() => rows.count()).toBe(6)
      expect(await amounts(rows)).toEqual([476.12, 715.92, 684.34, 541.17, 495.43, 462.29])
      await expect.poll(() => fact(page.getByRole('main'), '6 months').innerText()).toBe('€3,375.27')
      await page.getByRole('img', { name: /^Cost by month/ }).waitFor()
      expect(await violations(page)).toEqual([])
      await select(page, 'Type', 'Managed services')
      await expect.poll(() => amounts(rows)).toEqual([42.91, 65.33, 63.22, 65.33, 65.33, 63.22])
      await page.getByRole('radiogroup', { name: 'Currency shown' }).getByText('USD').click()
      await months.getByRole('row', { name: /October 2026.*≈\sUS\$/ }).waitFor()
      const saving = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Export CSV' }).click()
      const file = await saving
      expect(file.suggestedFilename()).toBe('Põhjala Robotics, usage 2026-06 to 2026-11.csv')
      const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
      expect(lines[0]).toBe('Month,Managed services,Cost before VAT,Currency')
      expect(lines).toContain('2026-10,65.33,65.33,EUR')
    },
  )

  test('[BILLING-20] works by keys, and on a phone', { tags: ['wide'] }, async ({ visit }) => {
    const { page, address } = await visit({ path: usage, width: 390 })
    await table(page).waitFor()
    expect(await overflow(page)).toBe(0)
    expect(await violations(page)).toEqual([])
    const search = page.getByRole('searchbox', { name: 'Filter resources' })
    const keys = byKeys(page)
    await keys.type(search, 'pg-')
    await table(page).getByText('pg-archive').waitFor()
    expect(await table(page).getByText('web-prod-01').count()).toBe(0)
    await page.keyboard.press('Escape')
    await table(page).getByText('web-prod-01').first().waitFor()
    await keys.press(page.getByRole('combobox', { name: 'Location' }))
    await page.getByRole('option', { name: 'Tartu' }).waitFor()
    await page.keyboard.type('Tar')
    await page.keyboard.press('Enter')
    await expect.poll(address).toBe(`${usage}&location=trtu`)
    await keys.type(search, 'web')
    await keys.press(page.getByRole('button', { name: 'Show everything that was used' }))
    await table(page).getByText('web-prod-01').first().waitFor()
    expect(address()).toBe(usage)
    const before = page.getByRole('button', { name: 'Month before' })
    await keys.press(before)
    await expect.poll(address).toBe(`${usage}&month=2026-10`)
    await expectFocus(before)
  })
})
