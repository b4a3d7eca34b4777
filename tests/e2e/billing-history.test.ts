import { readFile } from 'node:fs/promises'
import { violations } from './support/accessibility'
import { fact, overflow, select } from './support/acts'
import { describe, expect, test } from './support/test'

const history = '/billing/account/120348?tab=history'

describe('balance history', () => {
  test('[BILLING-18] [BILLING-19] [BILLING-34] is a ledger that runs to the balance, with filters, and is saved', async ({
    visit,
  }) => {
    const { page, address } = await visit({ path: history })
    const ledger = page.getByRole('table', { name: 'Balance history' })
    await ledger.waitFor()
    await expect.poll(() => fact(page.getByRole('main'), 'Balance now').innerText()).toBe('€684.20')
    await ledger.getByRole('row', { name: /Top-up, Visa 4242 2026-10-0018 Kadri Saar \+€250\.00/ }).waitFor()
    await ledger.getByRole('row', { name: /Used in November so far.*−€476\.12 €684\.20/ }).waitFor()
    await select(page, 'Period', 'Since 1 Aug 2026')
    await expect.poll(address).toBe(`${history}&since=3`)
    const value = (name: string): Promise<string> => fact(page.getByRole('main'), name).innerText()
    expect(await value('On 1 Aug 2026')).toBe('€3,078.58')
    expect(await value('Added')).toBe('+€518.60')
    expect(await value('Used')).toBe('−€2,912.98')
    await page.getByRole('radiogroup', { name: 'Show' }).getByText('Added').click()
    await expect.poll(() => ledger.getByRole('row').count()).toBe(4)
    await page.getByRole('searchbox', { name: 'Filter by text or reference' }).fill('2026-10')
    await expect.poll(() => ledger.getByRole('row').count()).toBe(2)
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    const file = await saving
    expect(file.suggestedFilename()).toBe('Põhjala Robotics, balance history 2026-11-21.csv')
    expect((await readFile(await file.path(), 'utf8')).split('\r\n')[1]).toMatch(
      /^2026-10-09T08:46:00\.000Z,"Top-up, Visa 4242",2026-10-0018,20417,250,[\d.]+,EUR$/,
    )
    await page.getByRole('link', { name: '2026-10-0018' }).click()
    await page.getByRole('heading', { name: 'Invoice 2026-10-0018' }).waitFor()
  })

  test('[BILLING-34] fits a phone', { tags: ['wide'] }, async ({ visit }) => {
    const { page } = await visit({ path: history, width: 390 })
    await page.getByRole('table', { name: 'Balance history' }).waitFor()
    expect(await overflow(page)).toBe(0)
    expect(await violations(page)).toEqual([])
  })
})
