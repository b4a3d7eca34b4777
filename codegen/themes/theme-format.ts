import { loginDrawings, loginLayouts, type LoginDrawing, type LoginLayout } from '../../src/lib/login-look'
import type { FontId } from '../fonts/families'
import type { OwnFont } from './own-font'
import type { ThemeProblem } from './problem'
import { ThemeReader, type ColourText } from './theme-reader'

/** Colours of a brand; all others are derived from them, and all but the first from the first. */
export const colourNames = ['brand', 'second', 'neutral', 'nav', 'navDark'] as const
export type ColourName = (typeof colourNames)[number]

/** A validated `themes/<name>/theme.json`; colours are still text. */
export interface ThemeFile {
  readonly name: string
  /** Display name of the brand. */
  readonly title: string
  readonly variables: Readonly<Record<string, ColourText>>
  /** At least `brand`. */
  readonly colours: Readonly<Partial<Record<ColourName, ColourText>>>
  /** Roles that are not to be derived, by their names in `src/ui/styles/tokens.css`. */
  readonly roles: Readonly<Record<string, ColourText>>
  /** Corner radius in px, 0 to 12. */
  readonly radius: number
  readonly fonts: { readonly text: FontId | OwnFont; readonly code: FontId | OwnFont }
  readonly login: LoginLayout
  /** Drawn on the sign-in screen. */
  readonly drawing: LoginDrawing
  /** Whether its sign-in screen is always light. */
  readonly lightLogin: boolean
  /** File names in the theme's folder. */
  readonly logo: string
  readonly favicon: string
  readonly icon: string
  readonly png: string
  /** Language to file name. */
  readonly texts: Readonly<Record<string, string>>
  readonly scripts: readonly {
    readonly src: string
    readonly waitForLoad: boolean
    readonly integrity?: string
  }[]
  /** Shown at the bottom of the sign-in screen. */
  readonly certificates: readonly { readonly label: string; readonly href: string }[]
}

const keys = [
  ...['name', 'title', 'variables', 'colours', 'roles', 'radius', 'fonts', 'login', 'drawing'],
  ...['lightLogin', 'logo', 'favicon', 'icon', 'png', 'texts', 'scripts', 'certificates'],
]

/** Validates a theme file. `folder` must equal the theme's name. */
export function readThemeFile(
  value: unknown,
  folder: string,
): { readonly theme: ThemeFile; readonly problems: readonly ThemeProblem[] } {
  const read = new ThemeReader(`${folder}/theme.json`)
  const source = read.record(value, '')
  read.onlyKnown(source, keys, '', 'key of a theme')
  if (source.name !== folder) read.report('name', `must be the name of its folder, "${folder}"`)

  const colours = read.colours(source.colours, 'colours')
  read.onlyKnown(colours, colourNames, 'colours', 'colour of a theme')
  if (!('brand' in colours)) read.report('colours.brand', 'is missing; the other colours are derived from it')
  const { radius } = source
  const radiusFits = typeof radius === 'number' && radius >= 0 && radius <= 12
  if (!radiusFits) read.report('radius', 'must be a number of px from 0 to 12')
  const fonts = read.record(source.fonts, 'fonts')
  const texts = read.filesByLanguage(source.texts, 'texts')
  if (!('en' in texts))
    read.report('texts.en', 'must name a file: English is the language everything falls back to')

  const theme: ThemeFile = {
    name: folder,
    title: read.text(source.title, 'title'),
    variables: read.colours(source.variables, 'variables'),
    colours,
    roles: read.colours(source.roles, 'roles'),
    radius: radiusFits ? radius : 0,
    fonts: { text: read.font(fonts.text, 'fonts.text'), code: read.font(fonts.code, 'fonts.code') },
    login: read.oneOf(source.login, loginLayouts, 'login'),
    drawing: read.oneOf(source.drawing ?? 'contours', loginDrawings, 'drawing'),
    lightLogin: read.flag(source.lightLogin ?? false, 'lightLogin'),
    logo: read.fileName(source.logo, 'logo'),
    favicon: read.fileName(source.favicon, 'favicon'),
    icon: read.fileName(source.icon, 'icon'),
    png: read.fileName(source.png, 'png'),
    texts,
    scripts: read.list(source.scripts, 'scripts').map((entry, index) => {
      const script = read.record(entry, `scripts[${index}]`)
      return {
        src: read.httpsAddress(script.src, `scripts[${index}].src`),
        waitForLoad: read.flag(script.waitForLoad, `scripts[${index}].waitForLoad`),
        ...read.integrity(script.integrity, `scripts[${index}].integrity`),
      }
    }),
    certificates: read.list(source.certificates, 'certificates').map((entry, index) => {
      const link = read.record(entry, `certificates[${index}]`)
      return {
        label: read.text(link.label, `certificates[${index}].label`),
        href: read.httpsAddress(link.href, `certificates[${index}].href`),
      }
    }),
  }
  return { theme, problems: read.problems }
}
