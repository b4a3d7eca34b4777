import { seconds } from '../../run/time-limits'
import { violations } from './accessibility'
import { overflow } from './acts'
import { eachScreen, screens } from './screens'
import { smallTargets } from './fingers'
import { expect, test } from './test'
import { untranslated } from './untranslated'
import { widths } from './visitor'

/** Number of files that share the walk, so that workers share it. */
const parts = 4

/** The looks of a screen; each screen gets one here, and all of them in `npm run test:wide -- accessibility`. */
const looks = [
  { width: widths.desktop, colorScheme: 'light' },
  { width: widths.phone, colorScheme: 'dark' },
  { width: widths.phone, colorScheme: 'light' },
  { width: widths.desktop, colorScheme: 'dark' },
] as const

/**
 * One walk over all screens: each is opened once, in one pseudo-language, one scheme and one width, and passes the checks for
 * every screen. Policy violations and errors in the browser fail the visit itself.
 */
export function walk(part: 1 | 2 | 3 | 4): void {
  const language = part % 2 === 0 ? 'qps-plocm' : 'qps-ploc'
  test(
    `[SHELL-01] [SHELL-04] [I18N-01] [I18N-09] every screen has its title, stays in its window at 1440, 390 and 320 px, is translated without a word left behind (${language}), has room for fingers, and keeps WCAG 2.2 A and AA: part ${part}`,
    { timeout: seconds(240) },
    async ({ visit }) => {
      const { page, open, deployment } = await visit({
        ...{ path: null, standIns: true, width: widths.phone },
        remembered: { 'console.language': language },
      })
      deployment.expectFailures()
      const { siteName } = Object(await deployment.call('GET', '/config/ui/config'))
      const direction = language === 'qps-plocm' ? 'rtl' : 'ltr'
      const wanted = screens.filter((_, index) => index % parts === part - 1)
      for await (const screen of eachScreen({ page, open }, { of: wanted, loading: /\[Ļöåðîñĝ/ })) {
        const { path } = screen
        await page.waitForLoadState('networkidle')
        expect(await page.evaluate(() => document.documentElement.dir || 'ltr'), path).toBe(direction)
        expect(await page.getByRole('heading', { level: 1 }).count(), path).toBe(1)
        await expect
          .poll(async () => (await page.title()).split(' | '), { message: path })
          .toEqual([expect.stringMatching(/./), siteName])
        expect(await untranslated(page), path).toEqual([])
        for (const width of [320, widths.desktop, widths.phone]) {
          await page.setViewportSize({ width, height: 900 })
          expect(await overflow(page), `${path} at ${width} px`).toBe(0)
        }
        const { width, colorScheme } = looks[wanted.indexOf(screen) % looks.length] ?? looks[0]
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme })
        expect(await violations(page), `${path}, ${colorScheme}, ${width} px`).toEqual([])
        if (width === widths.phone) expect(await smallTargets(page), path).toEqual([])
      }
    },
  )
}
