import type { ThemeFile } from './theme-format'
import { brandId } from '../icons/brand-symbol'
import type { ThemeFonts } from './theme-css'

const header = '// Generated from themes/. Do not edit.'
const quote = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

/** `theme-names.ts`: the closed list of themes, without imports so that anything may read it. */
export const themeNamesModule = (themes: readonly ThemeFile[]): string =>
  [
    header,
    '',
    '/** The themes a deployment can choose from. */',
    `export const themeNames = [${themes.map((theme) => quote(theme.name)).join(', ')}] as const`,
    '',
    '/** The name of a theme. */',
    'export type ThemeName = (typeof themeNames)[number]',
    '',
  ].join('\n')

const types = `/** The words a theme brings in one language. */
export interface ThemeTexts {
  readonly loginTitle: string
  readonly loginSubtitle: string
  /** One line about the brand, beside the sign-in form. */
  readonly claim: string
  readonly claimText: string
  /** Small facts under the claim. */
  readonly loginFacts?: readonly { readonly label: string; readonly value: string }[]
  /** A dismissible strip on the dashboard that leads to the create form, wide screens only. */
  readonly offer?: string
  /** Other labels for fields of the billing account form, by field. */
  readonly billingAccountFields?: Readonly<Record<string, string>>
}

/** What the console knows of a theme besides its stylesheet. */
export interface Theme {
  /** The brand's name. */
  readonly title: string
  /** Address of the stylesheet with the brand's inputs. */
  readonly css: string
  /** Id of the brand's drawing in the icon sprite. */
  readonly logo: string
  readonly favicon: string
  readonly icon: string
  readonly png: string
  /** Address of the font file that nearly every page needs, for preloading. */
  readonly font: string
  readonly login: 'split' | 'card'
  readonly themeScripts: readonly { readonly src: string; readonly waitForLoad: boolean }[]
  readonly certificates: readonly { readonly label: string; readonly href: string }[]
  /** The theme's own texts by language; English is always there. */
  readonly texts: Readonly<Record<string, () => Promise<ThemeTexts>>>
}`

/** `themes.ts`: addresses and facts of every theme, texts loaded when asked for. */
export function themesModule(themes: readonly (ThemeFile & { readonly drawn: ThemeFonts })[]): string {
  const imports: string[] = []
  const entries = themes.map((theme) => {
    const id = theme.name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
    const mainFont = theme.drawn.text.parts.find((part) => part.file.endsWith('-basic.woff2'))?.file ?? ''
    const asset = (part: string, path: string) => {
      imports.push(`import ${id}${part} from '${path}'`)
      return `${id}${part}`
    }
    const own = (part: string, file: string) =>
      asset(part, `../../themes/${theme.name}/${file}?url&no-inline`)
    const texts = Object.entries(theme.texts).map(
      ([language, file]) =>
        `      ${quote(language)}: async () => (await import('../../themes/${theme.name}/${file}')).default,`,
    )
    return [
      `  ${quote(theme.name)}: {`,
      `    title: ${quote(theme.title)},`,
      `    css: ${asset('Css', `./themes/${theme.name}.css?url`)},`,
      `    logo: ${quote(brandId(theme.name))},`,
      `    favicon: ${own('Favicon', theme.favicon)},`,
      `    icon: ${own('Icon', theme.icon)},`,
      `    png: ${own('Png', theme.png)},`,
      `    font: ${asset('Font', `./fonts/${mainFont}?url&no-inline`)},`,
      `    login: ${quote(theme.login)},`,
      `    themeScripts: ${JSON.stringify(theme.scripts)},`,
      `    certificates: ${JSON.stringify(theme.certificates)},`,
      '    texts: {',
      ...texts,
      '    },',
      '  },',
    ].join('\n')
  })
  return [
    header,
    "import type { ThemeName } from './theme-names'",
    ...imports,
    '',
    types,
    '',
    '/** Every theme by its name. */',
    'export const themes: Readonly<Record<ThemeName, Theme>> = {',
    ...entries,
    '}',
    '',
  ].join('\n')
}
