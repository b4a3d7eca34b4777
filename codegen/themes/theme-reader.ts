import { isRecord } from '../../src/lib/is-record'
import { advice } from '../advice'
import { fontFamilies, isFontId, type FontId } from '../fonts/families'
import type { OwnFont } from './own-font'
import type { ThemeProblem } from './problem'

/** A colour as text or reference (`$name`), for both schemes or one for each. */
export type ColourText = string | { readonly light: string; readonly dark: string }

const ownFontKeys = ['family', 'file', 'licence', 'generic']

/** Whether a text is a BCP 47 tag as it is usually written. */
function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

/** Reads members of a theme file and collects problems; the result of an invalid member must not be used. */
export class ThemeReader {
  readonly problems: ThemeProblem[] = []
  constructor(private readonly file: string) {}

  report(key: string, message: string) {
    this.problems.push({ file: this.file, key, message })
  }

  /** Reports members that are not among `known`; `what` names their kind. */
  onlyKnown(value: Readonly<Record<string, unknown>>, known: readonly string[], key: string, what: string) {
    for (const name of Object.keys(value)) {
      if (known.includes(name)) continue
      const place = key === '' ? name : `${key}.${name}`
      this.report(place, `is not a ${what}.${advice(name, known, 'There are', 'docs/themes.md')}`)
    }
  }

  text(value: unknown, key: string): string {
    if (typeof value === 'string' && value !== '') return value
    this.report(key, 'must be a text')
    return ''
  }

  /** A path in the theme's folder, so that no file outside is read or written. */
  fileName(value: unknown, key: string): string {
    const path = this.text(value, key)
    if (path === '' || /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(path)) return path
    this.report(
      key,
      'must be a file of the theme\'s folder: letters, digits, dots, dashes, such as "texts/en.json"',
    )
    return ''
  }

  /** Files by language. */
  filesByLanguage(value: unknown, key: string): Record<string, string> {
    const entries = Object.entries(this.record(value, key))
    for (const [language] of entries)
      if (!isLanguage(language))
        this.report(`${key}.${language}`, 'is not a language such as "en" or "pt-BR"')
    return Object.fromEntries(
      entries.map(([language, file]) => [language, this.fileName(file, `${key}.${language}`)]),
    )
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

  flag(value: unknown, key: string): boolean {
    if (typeof value !== 'boolean') this.report(key, 'must be true or false')
    return value === true
  }

  /** Hash of a script's bytes, if its version is known. */
  integrity(value: unknown, key: string): { readonly integrity?: string } {
    if (value === undefined) return {}
    if (typeof value === 'string' && /^sha(256|384|512)-[\w+/]+={0,2}$/.test(value))
      return { integrity: value }
    this.report(key, 'must be a hash such as sha384-…, in base64')
    return {}
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

  /** Colours by name. */
  colours(value: unknown, key: string): Record<string, ColourText> {
    const entries = Object.entries(this.record(value ?? {}, key))
    return Object.fromEntries(entries.map(([name, text]) => [name, this.colour(text, `${key}.${name}`)]))
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

  private ownFont(value: Record<string, unknown>, key: string): OwnFont {
    this.onlyKnown(value, ownFontKeys, key, 'key of a font')
    return {
      family: this.cssText(value.family, `${key}.family`),
      file: this.fileName(value.file, `${key}.file`),
      licence: this.fileName(value.licence, `${key}.licence`),
      generic: this.cssText(value.generic, `${key}.generic`),
    }
  }

  /** A text for the stylesheet: font names separated by commas. */
  private cssText(value: unknown, key: string): string {
    const text = this.text(value, key)
    if (/^[\w\s,-]*$/.test(text)) return text
    this.report(key, 'must consist of letters, digits, spaces, dashes and commas')
    return ''
  }

  httpsAddress(value: unknown, key: string): string {
    const text = this.text(value, key)
    if (text !== '' && (!URL.canParse(text) || new URL(text).protocol !== 'https:')) {
      this.report(key, 'must be an https address')
    }
    return text
  }
}
