import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRecord } from '../../src/lib/is-record'
import type { Drawing } from '../../src/lib/drawing'
import { consoleTextsOf, type ConsoleTexts } from '../../src/lib/theme-texts'
import { fontFamilies, type FontFamily } from '../fonts/families'
import { InputError } from '../input-error'
import { readJson } from '../read-json'
import { LogoError, readLogo } from './read-logo'
import { readOwnFont } from './own-font'
import { withLines, type ThemeProblem } from './problem'
import { themeColours } from './theme-colours'
import type { ThemeFonts, ThemeStyle } from './theme-css'
import { readThemeFile, type ThemeFile } from './theme-format'
import { checkThemeTexts } from './theme-texts'

/** A theme without problems. */
export interface CompiledTheme {
  readonly file: ThemeFile
  readonly style: ThemeStyle
  readonly logo: Drawing
  /** Whether its texts change those of the console. */
  readonly relabels: boolean
  readonly changedTexts: readonly ChangedTexts[]
}

/** Texts of the console that a file of a theme changes. */
export interface ChangedTexts {
  readonly file: string
  readonly texts: ConsoleTexts
}

type Problems = ThemeProblem[]

/** A JSON file of a theme; undefined after a report. */
function read(path: string, file: string, problems: Problems): unknown {
  try {
    return readJson(path)
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    const { path: line, message } = error.problem
    problems.push({ file: line === '' ? file : `${file}:${line}`, key: '', message })
    return undefined
  }
}

/** Fonts of a theme, built-in and own. Undefined if one is invalid. */
async function resolveFonts(
  folder: string,
  { name, fonts }: ThemeFile,
  report: (key: string, message: string) => void,
): Promise<ThemeFonts | undefined> {
  const familyOf = async (key: keyof ThemeFonts): Promise<FontFamily | undefined> => {
    const font = fonts[key]
    if (typeof font === 'string') return fontFamilies[font]
    const own = await readOwnFont(folder, `${name}-${key}`, font)
    if ('family' in own) return own.family
    report(`fonts.${key}`, own.problem)
    return undefined
  }
  const [text, code] = [await familyOf('text'), await familyOf('code')]
  return text && code ? { text, code } : undefined
}

/** Texts of the console that a theme changes. Problems are added with their lines. */
function readTexts(folder: string, { name, texts }: ThemeFile, problems: Problems): ChangedTexts[] {
  return Object.values(texts).flatMap((path) => {
    const file = `${name}/${path}`
    const found = read(join(folder, path), file, problems)
    if (found === undefined) return []
    const wrong = checkThemeTexts(found, file)
    problems.push(...withLines(wrong, readFileSync(join(folder, path), 'utf8')))
    const changed = wrong.length === 0 && isRecord(found) ? consoleTextsOf(found) : {}
    return Object.keys(changed).length > 0 ? [{ file, texts: changed }] : []
  })
}

function drawnLogo(path: string, file: string, problems: Problems): Drawing | undefined {
  if (!existsSync(path)) return undefined
  try {
    return readLogo(readFileSync(path, 'utf8'))
  } catch (error) {
    if (!(error instanceof LogoError)) throw error
    problems.push({ file, key: '', message: error.message })
    return undefined
  }
}

/** Compiles the theme in a folder named like it. `theme` is undefined if there are problems. */
export async function compileTheme(
  folder: string,
  name: string,
): Promise<{ readonly theme?: CompiledTheme; readonly problems: readonly ThemeProblem[] }> {
  const file = `${name}/theme.json`
  const unread: Problems = []
  const source = read(join(folder, 'theme.json'), file, unread)
  if (source === undefined) return { problems: unread }
  const text = readFileSync(join(folder, 'theme.json'), 'utf8')
  const { theme, problems: shape } = readThemeFile(source, name)
  const problems: Problems = [...shape]
  const report = (key: string, message: string): void => {
    // A missing or invalid value is reported only once.
    const isKnown = shape.some((each) => each.key === key || each.key.startsWith(`${key}.`))
    if (!isKnown) problems.push({ file, key, message })
  }
  if (shape.length > 0) {
    themeColours(theme, report)
    return { problems: withLines(problems, text) }
  }
  for (const key of ['logo', 'favicon', 'icon', 'png'] as const)
    if (!existsSync(join(folder, theme[key]))) report(key, `no such file: ${theme[key]}`)
  const colours = themeColours(theme, report)
  const fonts = await resolveFonts(folder, theme, report)
  const found = withLines(problems, text)
  const changedTexts = readTexts(folder, theme, found)
  const logo = drawnLogo(join(folder, theme.logo), `${name}/${theme.logo}`, found)
  if (found.length > 0 || !colours || !fonts || logo === undefined) return { problems: found }
  const { radius } = theme
  const style = { name, colours: colours.inputs, roles: colours.roles, radius, fonts }
  return {
    theme: { file: theme, style, logo, changedTexts, relabels: changedTexts.length > 0 },
    problems: [],
  }
}
