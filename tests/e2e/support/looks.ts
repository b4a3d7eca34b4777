import type { Page } from 'playwright-core'
import type { ThemeName } from '../../../src/generated/theme-names'
import { violations } from './accessibility'
import { overflow } from './acts'
import { eachScreen, screens } from './screens'
import { expect, type Fixtures } from './test'

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

/** Checks a page; looks may alternate by `index`. */
export type Look = (page: Page, what: string, index: number) => Promise<void>

/** Checks the page in light and dark, on desktop and phone. Checks other than contrast run once for each width. */
export const everyLook: Look = async (page, what) => {
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size)
    expect(await violations(page), `${what}, ${size.width} px`).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await violations(page, ['color-contrast']), `${what}, dark, ${size.width} px`).toEqual([])
    await page.emulateMedia({ colorScheme: 'light' })
  }
  await page.setViewportSize(desktop)
}

/** Checks the page in one width in light and in the other in dark, in an order that depends on `index`. */
export const someLook: Look = async (page, what, index) => {
  const [first, second] = index % 2 === 0 ? [desktop, phone] : [phone, desktop]
  await page.setViewportSize(first)
  expect(await violations(page), `${what}, ${first.width} px`).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize(second)
  expect(await violations(page, ['color-contrast']), `${what}, dark, ${second.width} px`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(desktop)
}

export const quarters = [0, 1, 2, 3] as const

interface CheckedScreens {
  readonly theme: ThemeName
  /** Which of the screens. */
  readonly quarter: (typeof quarters)[number]
  readonly look: Look
}

/** Opens a quarter of the screens in a theme: each has one heading and its title, stays in its window, and passes `look`. */
export async function checkScreens(
  visit: Fixtures['visit'],
  { theme, quarter, look }: CheckedScreens,
): Promise<void> {
  // Scripts of a theme come from the stand-ins.
  const { page, open, deployment } = await visit({ path: null, standIns: true, sandbox: { theme } })
  deployment.expectFailures()
  const { siteName } = Object(await deployment.call('GET', '/config/ui/config'))
  const wanted = screens.filter((_, index) => index % quarters.length === quarter)
  for await (const screen of eachScreen({ page, open }, { of: wanted })) {
    const { path, heading } = screen
    await page.getByRole('heading', { name: heading, level: 1 }).first().waitFor()
    expect(await page.getByRole('heading', { level: 1 }).count(), path).toBe(1)
    await expect
      .poll(async () => (await page.title()).split(' | '), { message: path })
      .toEqual([expect.stringMatching(/./), siteName])
    for (const width of [phone.width, 320]) {
      await page.setViewportSize({ ...phone, width })
      expect(await overflow(page), `${path} at ${width} px`).toBe(0)
    }
    await look(page, path, wanted.indexOf(screen))
    await page.setViewportSize(desktop)
  }
}
