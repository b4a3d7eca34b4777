import { overflow } from './support/acts'
import { eachScreen, screens, wholeMatrix } from './support/screens'
import { untranslated } from './support/untranslated'
import { widths } from './support/visitor'
import { seconds } from '../run/time-limits'
import { describe, expect, test } from './support/test'

const languages = ['qps-ploc', 'qps-plocm'] as const

describe('every screen', () => {
  test.for(languages)(
    '[I18N-01] [I18N-09] %s: is translated, no word left behind, and stays in its window, wide or narrow',
    { tags: ['wide'], timeout: wholeMatrix ? seconds(900) : seconds(240) },
    async (language, { visit }) => {
      const { page, open, deployment } = await visit({
        path: null,
        width: widths.phone,
        remembered: { 'console.language': language },
      })
      deployment.expectFailures()
      const wanted = screens.filter(
        (_, index) => wholeMatrix || languages[index % languages.length] === language,
      )
      for await (const { path } of eachScreen({ page, open }, { of: wanted, loading: /\[Ļöåðîñĝ/ })) {
        await page.waitForLoadState('networkidle')
        expect(await page.evaluate(() => document.documentElement.dir || 'ltr'), path).toBe(
          language === 'qps-plocm' ? 'rtl' : 'ltr',
        )
        expect(await untranslated(page), path).toEqual([])
        for (const width of [widths.desktop, widths.phone]) {
          await page.setViewportSize({ width, height: 900 })
          expect(await overflow(page), `${path} at ${width} px`).toBe(0)
        }
      }
    },
  )
})
