import { themeNames } from '../../../src/generated/theme-names'
import { seconds } from '../../run/time-limits'
import { checkScreens, quarters, someLook } from './looks'
import { test } from './test'

/** Into how many files the themes are divided, so that workers share them and a run goes on where it ended. */
const parts = 4

/** The usual theme is looked at in every way by another test. */
const others = themeNames.filter((name) => name !== 'aldera')

/** Looks at every screen in a part of the themes, in light and dark; which width is which differs from theme to theme. */
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
