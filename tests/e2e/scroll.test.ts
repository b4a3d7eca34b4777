import type { Page } from 'playwright-core'
import { gate } from './support/acts'
import { describe, expect, test } from './support/test'

const scrolled = (page: Page): Promise<number> => page.evaluate(() => window.scrollY)

describe('where one had scrolled to', () => {
  test('is kept on the way back, and a new page begins at its top', { tags: ['wide'] }, async ({ visit }) => {
    const { page } = await visit({ width: 390 })
    const link = page.getByRole('link', { name: 'web-prod-02', exact: true })
    await link.waitFor()
    const before = 120
    await page.evaluate((top) => window.scrollTo(0, top), before)
    await expect.poll(() => scrolled(page)).toBe(before)
    await link.click()
    await page.getByRole('heading', { level: 1, name: 'web-prod-02' }).waitFor()
    await expect.poll(() => scrolled(page)).toBe(0)
    await page.goBack()
    await link.waitFor()
    await expect.poll(() => scrolled(page)).toBe(before)
  })

  test('is kept by a reload, of the page and of what one came from, also when the rows come late', async ({
    visit,
  }) => {
    const { page, deployment, open } = await visit({ width: 390 })
    await page.getByRole('link', { name: 'web-prod-02', exact: true }).waitFor()
    const before = 120
    await page.evaluate((top) => window.scrollTo(0, top), before)
    await expect.poll(() => scrolled(page)).toBe(before)
    const held = gate()
    deployment.intercept(async (request, next) => {
      if (request.url.endsWith('/user-resource/vm/list')) await held.opened
      return next()
    })
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    held.open()
    await expect.poll(() => scrolled(page)).toBe(before)
    await page.getByRole('link', { name: 'web-prod-02', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'web-prod-02' }).waitFor()
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'web-prod-02' }).waitFor()
    await page.goBack()
    await expect.poll(() => scrolled(page)).toBe(before)
    await open('/dashboard')
    await open('/compute')
    await page.getByRole('link', { name: 'web-prod-02', exact: true }).waitFor()
    expect(await scrolled(page)).toBe(0)
  })

  test(
    'and so is the rest of the list: its filter and the rows that were chosen; another list begins anew',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page } = await visit()
      await page.getByRole('combobox').fill('web-prod')
      await page.getByRole('checkbox', { name: 'Select web-prod-02' }).check()
      await page.getByRole('link', { name: 'web-prod-01', exact: true }).click()
      await page.getByRole('heading', { level: 1, name: 'web-prod-01' }).waitFor()
      expect(await page.getByRole('combobox').count()).toBe(0)
      await page.goBack()
      await expect
        .poll(() => page.getByRole('checkbox', { name: 'Select web-prod-02' }).isChecked())
        .toBe(true)
      expect(await page.getByRole('combobox').inputValue()).toBe('web-prod')
      await page.getByRole('link', { name: 'Network', exact: true }).click()
      await page.getByRole('heading', { level: 1, name: 'Network' }).waitFor()
      expect(await page.getByRole('combobox').inputValue()).toBe('')
    },
  )
})
