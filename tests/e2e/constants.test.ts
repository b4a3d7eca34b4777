import type { Locator, Page } from 'playwright-core'
import { rowOf } from './support/acts'
import { someOf } from '../run/some-of'
import { describe, expect, test } from './support/test'

const sizeOf = async (target: Locator) => {
  const box = await target.boundingBox()
  return { width: Math.round(box?.width ?? 0), height: Math.round(box?.height ?? 0) }
}

/** Font sizes of all texts that are shown, in px. */
const fontSizes = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const sizes = new Set<number>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement: holder } = text
      if (holder && text.textContent?.trim() && holder.checkVisibility())
        sizes.add(Number.parseFloat(getComputedStyle(holder).fontSize))
    }
    return [...sizes].sort((one, other) => one - other)
  })

describe('layout constants', () => {
  test('[CONST-07] the navigation is 80 px wide, the header 35 px high, the side of a record 320 px wide', async ({
    visit,
  }) => {
    const { page, open } = await visit()
    await rowOf(page, 'web-prod-01').waitFor()
    expect((await sizeOf(page.getByRole('navigation', { name: 'Main' }))).width).toBe(80)
    expect((await sizeOf(page.getByRole('banner'))).height).toBe(35)
    await open('/compute/vm/tll/7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a')
    const side = page.getByRole('complementary').first()
    await side.waitFor()
    expect((await sizeOf(side)).width).toBe(320)
  })

  test('[CONST-04] [CONST-05] a form is at most 700 px wide, its inputs are 36 px high', async ({
    visit,
  }) => {
    const { page } = await visit({ path: '/disks/create', width: 1900 })
    const name = page.getByRole('textbox').first()
    await name.waitFor()
    expect((await sizeOf(name.locator('xpath=..'))).height).toBe(36)
    for (const part of await page.getByRole('main').getByRole('region').all())
      if (await part.getByRole('textbox').count()) expect((await sizeOf(part)).width).toBeLessThanOrEqual(700)
  })

  test.for(someOf(['/dashboard', '/compute', '/disks/create', '/billing/account', '/notifications'], 1))(
    '[CONST-06] %s has texts of 11, 13, 16, 18, 24 and 32 px only',
    async (path, { visit }) => {
      const { page } = await visit({ path })
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      const others = (await fontSizes(page)).filter((size) => ![11, 13, 16, 18, 24, 32].includes(size))
      expect(others).toEqual([])
    },
  )

  test.for(
    someOf(
      [
        [700, 'mobile'],
        [701, 'desktop'],
      ] as const,
      1,
    ),
  )(
    '[SHELL-01] a page loaded %i px wide is marked %s, also when the window changes',
    async ([width, mark], { visit }) => {
      const { page } = await visit({ width })
      await rowOf(page, 'web-prod-01').waitFor()
      expect(await page.locator('html').getAttribute('data-screen')).toBe(mark)
      await page.setViewportSize({ width: 1400 - width, height: 900 })
      expect(await page.locator('html').getAttribute('data-screen')).toBe(mark)
    },
  )
})

describe('addresses', () => {
  test('[ROUTE-31] [ROUTE-33] every list has an address', async ({ visit }) => {
    const { page, open } = await visit({ path: null })
    for (const path of ['/compute', '/metal', '/services', '/storage', '/disks', '/network/vpc']) {
      await open(path)
      await page.getByRole('table').or(page.getByRole('grid')).first().waitFor()
    }
  })

  test('[ROUTE-08] [ROUTE-28] a creation begun with a link passes the page load in its state', async ({
    visit,
  }) => {
    const { page, address } = await visit({ path: '/billing/account' })
    const state = (): Promise<unknown> => page.evaluate(() => window.history.state)
    await page
      .getByRole('link', { name: /^Create/ })
      .first()
      .click()
    await expect.poll(address).toBe('/billing/create')
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    expect(await state()).toMatchObject({ usr: { pageLoad: expect.stringMatching(/^[0-9a-f]{32}$/) } })
  })

  test(
    '[ROUTE-27] a referral link keeps its code and leads into the console',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, address } = await visit({ path: '/referral/FRIEND-7' })
      await expect.poll(address).toBe('/dashboard')
      expect(await page.evaluate(() => localStorage.getItem('console.referral'))).toBe('FRIEND-7')
    },
  )

  test('[ROUTE-34] a page that could not be prepared is only reported, and opens when it is wanted', async ({
    visit,
  }) => {
    const { page, context, reports, deployment } = await visit()
    await rowOf(page, 'web-prod-01').waitFor()
    deployment.expectFailures()
    let broken = true
    await context.route(/assets\/disk-.*/, (route) =>
      broken ? route.fulfill({ status: 503 }) : route.continue(),
    )
    await page.getByRole('link', { name: 'Disks', exact: true }).hover()
    await expect.poll(() => reports.some((report) => report.startsWith('PreloadError'))).toBe(true)
    expect(await page.getByRole('alert').count()).toBe(0)
    broken = false
    await page.getByRole('link', { name: 'Disks', exact: true }).click()
    await rowOf(page, 'archive').waitFor()
  })
})
