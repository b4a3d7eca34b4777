import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildFonts } from '../fonts/subset'
import { compileTheme } from '../themes/compile-theme'
import { baseTexts } from '../locales/base-texts'
import { checkChangedTexts } from '../locales/check'
import type { Problem } from '../problem'
import { describeTheme } from '../themes/describe-theme'
import type { ThemeProblem } from '../themes/problem'
import { themeCss } from '../themes/theme-css'

/** A separately built theme contains its own fonts. */
const fontsFolder = 'fonts'

/**
 * Compiles one theme to static files.
 * @param folder the theme's folder, named like the theme
 * @param locale folder of the console's English texts, which the theme may replace
 * @returns files by path in the served folder, or the problems
 */
export async function buildTheme(
  folder: string,
  name: string,
  locale: string,
): Promise<{ files: Map<string, string | Uint8Array> } | { problems: readonly ThemeProblem[] }> {
  const { theme, problems } = await compileTheme(folder, name)
  if (!theme) return { problems }
  const wrong: Problem[] = []
  const base = baseTexts(locale)
  for (const { file, texts } of theme.changedTexts) checkChangedTexts(file, texts, base, wrong)
  if (wrong.length > 0)
    return { problems: wrong.map(({ file, path, message }) => ({ file, key: path, message })) }
  const { file, style } = theme
  const files = new Map<string, string | Uint8Array>([
    ['theme.json', `${JSON.stringify(describeTheme(theme, fontsFolder))}\n`],
    ['theme.css', themeCss(style, fontsFolder)],
  ])
  for (const path of [file.favicon, file.icon, file.png, ...Object.values(file.texts)])
    files.set(path, readFileSync(join(folder, path)))
  for (const { name: font, bytes } of await buildFonts([...new Set([style.fonts.text, style.fonts.code])]))
    if (!font.endsWith('.json')) files.set(`${fontsFolder}/${font}`, bytes)
  return { files }
}
