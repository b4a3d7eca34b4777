import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fontFamilies, type FontFamily } from '../fonts/families'
import type { Brand } from '../icons/brand-symbol'
import { weakPairs } from './contrast-check'
import { logoProblem } from './logo-check'
import type { ThemeProblem } from './problem'
import { resolveColour, ThemeColourError, type ResolvedColour } from './resolve-variables'
import { rootProperties } from './roles'
import { readOwnFont } from './own-font'
import { themeCss, type ThemeFonts } from './theme-css'
import { colourNames, readThemeFile, type ColourName, type ThemeFile } from './theme-format'
import { themeNamesModule, themesModule } from './theme-modules'
import { checkThemeTexts } from './theme-texts'

/** A file to write, relative to `src/generated/`. */
export interface GeneratedFile {
  readonly path: string
  readonly content: string
}

const roleSheet = fileURLToPath(new URL('../../src/ui/styles/tokens.css', import.meta.url))

function readJson(path: string, file: string, problems: ThemeProblem[]): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    problems.push({ file, key: '', message: error instanceof Error ? error.message : String(error) })
    return undefined
  }
}

function resolveColours(
  theme: ThemeFile,
  file: string,
  problems: ThemeProblem[],
): Record<ColourName, ResolvedColour> | undefined {
  const found = new Map<ColourName, ResolvedColour>()
  for (const name of colourNames) {
    try {
      const colour = resolveColour(theme.colours[name], `colours.${name}`, theme.variables)
      const covers = 'light' in colour ? colour.light.alpha * colour.dark.alpha === 1 : colour.alpha === 1
      if (!covers)
        throw new ThemeColourError(`colours.${name}`, 'Invalid color: it must cover what lies below')
      found.set(name, colour)
    } catch (error) {
      if (!(error instanceof ThemeColourError)) throw error
      problems.push({ file, key: error.key, message: error.message })
    }
  }
  const [brand, second, neutral, nav, navDark] = colourNames.map((name) => found.get(name))
  return brand && second && neutral && nav && navDark ? { brand, second, neutral, nav, navDark } : undefined
}

/** The fonts of a theme: those it names, and those it brings along. Undefined when one is not usable. */
async function resolveFonts(
  folder: string,
  { name, fonts }: ThemeFile,
  problems: ThemeProblem[],
): Promise<ThemeFonts | undefined> {
  const familyOf = async (key: keyof ThemeFonts): Promise<FontFamily | undefined> => {
    const font = fonts[key]
    if (typeof font === 'string') return fontFamilies[font]
    const read = await readOwnFont(folder, `${name}-${key}`, font)
    if ('family' in read) return read.family
    problems.push({ file: `${name}/theme.json`, key: `fonts.${key}`, message: read.problem })
    return undefined
  }
  const [text, code] = [await familyOf('text'), await familyOf('code')]
  return text && code ? { text, code } : undefined
}

function checkFiles(folder: string, theme: ThemeFile, problems: ThemeProblem[]) {
  for (const key of ['logo', 'favicon', 'icon', 'png'] as const) {
    if (!existsSync(join(folder, theme[key]))) {
      problems.push({ file: `${theme.name}/theme.json`, key, message: `no such file: ${theme[key]}` })
    }
  }
  if (existsSync(join(folder, theme.logo))) {
    const message = logoProblem(readFileSync(join(folder, theme.logo), 'utf8'))
    if (message !== undefined) problems.push({ file: `${theme.name}/${theme.logo}`, key: '', message })
  }
  for (const file of Object.values(theme.texts)) {
    const name = `${theme.name}/${file}`
    const texts = readJson(join(folder, file), name, problems)
    if (texts !== undefined) problems.push(...checkThemeTexts(texts, name))
  }
}

function checkContrast(colours: Record<ColourName, ResolvedColour>, file: string, problems: ThemeProblem[]) {
  const definitions = {
    ...rootProperties(readFileSync(roleSheet, 'utf8')),
    brand: colours.brand,
    'brand-2': colours.second,
    'brand-neutral': colours.neutral,
    'brand-nav': colours.nav,
    'brand-nav-dark': colours.navDark,
  }
  for (const { on, under, scheme, measured, least } of weakPairs(definitions)) {
    const message = `${scheme}: --${on} on --${under} has contrast ${measured.toFixed(2)}, needs ${least}`
    problems.push({ file, key: 'colours', message })
  }
}

/**
 * Compiles all themes of a folder. `files` are the stylesheet of each theme and the two modules that list them, for
 * `src/generated/`; `brands` the logos for the icon sprite; `fonts` those the themes draw with; `problems` is everything that is wrong, all at once. With problems the
 * files must not be used.
 */
export async function compileThemes(dir: string): Promise<{
  files: GeneratedFile[]
  problems: ThemeProblem[]
  brands: Brand[]
  fonts: FontFamily[]
}> {
  const problems: ThemeProblem[] = []
  const files: GeneratedFile[] = []
  const themes: (ThemeFile & { drawn: ThemeFonts })[] = []
  const brands: Brand[] = []
  const names = readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
  for (const name of names) {
    const folder = join(dir, name)
    const file = `${name}/theme.json`
    if (!/^[a-z][a-z0-9-]*$/.test(name)) {
      problems.push({
        file: name,
        key: '',
        message: 'the name of a theme is small letters, digits and dashes',
      })
      continue
    }
    const source = readJson(join(folder, 'theme.json'), file, problems)
    if (source === undefined) continue
    const { theme, problems: shape } = readThemeFile(source, name)
    problems.push(...shape)
    if (shape.length > 0) continue
    checkFiles(folder, theme, problems)
    const colours = resolveColours(theme, file, problems)
    const drawn = await resolveFonts(folder, theme, problems)
    if (colours === undefined || drawn === undefined) continue
    checkContrast(colours, file, problems)
    themes.push({ ...theme, drawn })
    if (existsSync(join(folder, theme.logo)))
      brands.push({ theme: name, svg: readFileSync(join(folder, theme.logo), 'utf8') })
    files.push({
      path: `themes/${name}.css`,
      content: themeCss({ name, colours, radius: theme.radius, fonts: drawn }),
    })
  }
  files.push({ path: 'theme-names.ts', content: themeNamesModule(themes) })
  files.push({ path: 'themes.ts', content: themesModule(themes) })
  const fonts = new Set(themes.flatMap(({ drawn }) => [drawn.text, drawn.code]))
  return { files, problems, brands, fonts: [...fonts] }
}
