import { themeNames } from '../../../src/generated/theme-names'
import { seconds } from '../../run/time-limits'
import { checkScreens, quarters, someLook } from './looks'
import { test } from './test'

/** Number of files that share the themes, so that workers share them and a run can resume. */
const parts = 4

/** Another test checks the usual theme in every look. */
const others = themeNames.filter((name) => name !== 'aldera')

/** Checks every screen in a part of the themes, in light and dark; the widths alternate between themes. */
export function lookInThemes(part: 1 | 2 | 3 | 4): void {
  const themes = others.filter((_, index) => index % parts === part - 1)
  test.for(themes.flatMap((theme) => quarters.map((quarter) => [theme, quarter] as const)))(
    '[THEME-01] screens keep WCAG 2.2 A and AA and their window in the theme %s, light and dark: quarter %i',
    { timeout: seconds(900) },
    ([theme, quarter], { visit }) =>
      checkScreens(visit, {
        theme,
        quarter,
        look: (page, what, index) => someLook(page, what, index + themes.indexOf(theme)),
      }),
  )
}
