import { isRecord } from '../../src/lib/is-record'
import { fontFamilies, isFontId, type FontId } from '../fonts/families'
import type { OwnFont } from './own-font'
import type { ThemeProblem } from './problem'

/** The colours a brand gives; every other colour is derived from them. */
export const colourNames = ['brand', 'second', 'neutral', 'nav', 'navDark'] as const
export type ColourName = (typeof colourNames)[number]

/** A colour as text or as a reference (`$name`), the same in both schemes or one for each. */
export type ColourText = string | { readonly light: string; readonly dark: string }

/** How the sign-in screen is laid out. */
export type LoginLayout = 'split' | 'card'

/** `themes/<name>/theme.json` after its shape was checked; colours are still texts. */
export interface ThemeFile {
  readonly name: string
  /** The brand's name as customers know it. */
  readonly title: string
  readonly variables: Readonly<Record<string, ColourText>>
  readonly colours: Readonly<Record<ColourName, ColourText>>
  /** Corner radius in px, 0 to 12. */
  readonly radius: number
  readonly fonts: { readonly text: FontId | OwnFont; readonly code: FontId | OwnFont }
  readonly login: LoginLayout
  /** File names in the theme's folder. */
  readonly logo: string
  readonly favicon: string
  readonly icon: string
  readonly png: string
  /** Language to file name. */
  readonly texts: Readonly<Record<string, string>>
  readonly scripts: readonly { readonly src: string; readonly waitForLoad: boolean }[]
  /** Shown at the foot of the sign-in screen. */
  readonly certificates: readonly { readonly label: string; readonly href: string }[]
}

/** Collects problems while a value is taken apart. */
class Reader {
  readonly problems: ThemeProblem[] = []
  constructor(private readonly file: string) {}

  report(key: string, message: string) {
    this.problems.push({ file: this.file, key, message })
  }

  text(value: unknown, key: string): string {
    if (typeof value === 'string' && value !== '') return value
    this.report(key, 'must be a text')
    return ''
  }

  record(value: unknown, key: string): Record<string, unknown> {
    if (isRecord(value)) return value
    this.report(key, 'must be an object')
    return {}
  }

  list(value: unknown, key: string): readonly unknown[] {
    if (value === undefined) return []
    if (Array.isArray(value)) return value
    this.report(key, 'must be a list')
    return []
  }

  oneOf<T extends string>(value: unknown, allowed: readonly [T, ...T[]], key: string): T {
    const found = allowed.find((name) => name === value)
    if (found === undefined) this.report(key, `must be one of ${allowed.join(', ')}`)
    return found ?? allowed[0]
  }

  colour(value: unknown, key: string): ColourText {
    if (isRecord(value)) {
      return { light: this.text(value.light, `${key}.light`), dark: this.text(value.dark, `${key}.dark`) }
    }
    return this.text(value, key)
  }

  font(value: unknown, key: string): FontId | OwnFont {
    if (isRecord(value)) return this.ownFont(value, key)
    if (typeof value === 'string' && isFontId(value)) return value
    this.report(
      key,
      `must be one of ${Object.keys(fontFamilies).join(', ')}, or a font of the theme's folder`,
    )
    return 'inter'
  }

  ownFont(value: Record<string, unknown>, key: string): OwnFont {
    for (const name of Object.keys(value))
      if (!ownFontKeys.has(name)) this.report(`${key}.${name}`, 'is not a key of a font')
    return {
      family: this.cssText(value.family, `${key}.family`),
      file: this.text(value.file, `${key}.file`),
      licence: this.text(value.licence, `${key}.licence`),
      generic: this.cssText(value.generic, `${key}.generic`),
    }
  }

  /** A text that goes into a stylesheet: names of fonts, with commas between them. */
  cssText(value: unknown, key: string): string {
    const text = this.text(value, key)
    if (/^[\w\s,-]*$/.test(text)) return text
    this.report(key, 'must consist of letters, digits, spaces, dashes and commas')
    return ''
  }
}

const ownFontKeys = new Set(['family', 'file', 'licence', 'generic'])

const known = new Set(
  'name title variables colours radius fonts login logo favicon icon png texts scripts certificates'.split(
    ' ',
  ),
)

/** Checks the shape of a theme file. `folder` is the name the theme must have. */
export function readThemeFile(
  value: unknown,
  folder: string,
): { readonly theme: ThemeFile; readonly problems: readonly ThemeProblem[] } {
  const read = new Reader(`${folder}/theme.json`)
  const source = read.record(value, '')
  for (const key of Object.keys(source)) if (!known.has(key)) read.report(key, 'is not a key of a theme')
  if (source.name !== folder) read.report('name', `must be the name of its folder, "${folder}"`)

  const variables = read.record(source.variables ?? {}, 'variables')
  const colours = read.record(source.colours, 'colours')
  for (const key of Object.keys(colours)) {
    if (!colourNames.some((name) => name === key)) read.report(`colours.${key}`, 'is not a colour of a theme')
  }
  const { radius } = source
  const radiusFits = typeof radius === 'number' && radius >= 0 && radius <= 12
  if (!radiusFits) read.report('radius', 'must be a number of px from 0 to 12')
  const fonts = read.record(source.fonts, 'fonts')
  const texts = read.record(source.texts, 'texts')
  if (!('en' in texts))
    read.report('texts.en', 'must name a file: English is the language everything falls back to')

  const colour = (name: ColourName) => read.colour(colours[name], `colours.${name}`)
  const theme: ThemeFile = {
    name: folder,
    title: read.text(source.title, 'title'),
    variables: Object.fromEntries(
      Object.entries(variables).map(([name, text]) => [name, read.colour(text, `variables.${name}`)]),
    ),
    colours: {
      brand: colour('brand'),
      second: colour('second'),
      neutral: colour('neutral'),
      nav: colour('nav'),
      navDark: colour('navDark'),
    },
    radius: radiusFits ? radius : 0,
    fonts: { text: read.font(fonts.text, 'fonts.text'), code: read.font(fonts.code, 'fonts.code') },
    login: read.oneOf(source.login, ['split', 'card'], 'login'),
    logo: read.text(source.logo, 'logo'),
    favicon: read.text(source.favicon, 'favicon'),
    icon: read.text(source.icon, 'icon'),
    png: read.text(source.png, 'png'),
    texts: Object.fromEntries(
      Object.entries(texts).map(([language, file]) => [language, read.text(file, `texts.${language}`)]),
    ),
    scripts: read.list(source.scripts, 'scripts').map((entry, index) => {
      const script = read.record(entry, `scripts[${index}]`)
      if (typeof script.waitForLoad !== 'boolean')
        read.report(`scripts[${index}].waitForLoad`, 'must be true or false')
      return {
        src: httpsAddress(script.src, `scripts[${index}].src`, read),
        waitForLoad: script.waitForLoad === true,
      }
    }),
    certificates: read.list(source.certificates, 'certificates').map((entry, index) => {
      const link = read.record(entry, `certificates[${index}]`)
      return {
        label: read.text(link.label, `certificates[${index}].label`),
        href: httpsAddress(link.href, `certificates[${index}].href`, read),
      }
    }),
  }
  return { theme, problems: read.problems }
}

function httpsAddress(value: unknown, key: string, read: Reader): string {
  const text = read.text(value, key)
  if (text !== '' && (!URL.canParse(text) || new URL(text).protocol !== 'https:')) {
    read.report(key, 'must be an https address')
  }
  return text
}
