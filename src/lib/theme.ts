import { readDrawing, type Drawing } from './drawing'
import { isRecord } from './is-record'
import { isText } from './is-text'
import { loginDrawings, loginLayouts, type LoginDrawing, type LoginLayout } from './login-look'
import { safeHref } from './safe-href'
import { themeFiles } from './theme-files'

/** A script of a theme. */
export interface ThemeScript {
  readonly src: string
  readonly waitForLoad: boolean
  /** Hash of the bytes of a fixed version. */
  readonly integrity?: string
}

/** The content of a compiled theme's `theme.json`; files are relative to it. */
export interface ThemeDescription {
  readonly name: string
  /** The brand's name. */
  readonly title: string
  readonly logo: Drawing
  readonly favicon: string
  readonly icon: string
  readonly png: string
  /** The font file that nearly every page needs, for preloading. */
  readonly font: string
  readonly login: LoginLayout
  readonly drawing: LoginDrawing
  /** Whether its sign-in screen is always light. */
  readonly lightLogin: boolean
  readonly themeScripts: readonly ThemeScript[]
  readonly certificates: readonly { readonly label: string; readonly href: string }[]
  /** Files of its own texts by language. */
  readonly texts: Readonly<Record<string, string>>
  /** Whether its texts change texts of the console. */
  readonly relabels: boolean
}

/** A theme whose files are addresses. */
export interface Theme extends ThemeDescription {
  /** Address of the stylesheet with the brand's colours. */
  readonly css: string
}

const filePattern = /^(?:\.\.\/fonts\/)?(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/

function listOf<T>(value: unknown, read: (each: Record<string, unknown>) => readonly T[]): T[] {
  return Array.isArray(value) ? value.filter(isRecord).flatMap(read) : []
}

/**
 * Reads the description of a compiled theme in `folder` as untrusted data: markup stays text, links are https, files stay below
 * the folder. Undefined if it is none.
 */
export function readTheme(value: unknown, folder: string): Theme | undefined {
  if (!isRecord(value)) return undefined
  const { name, title, logo, login, drawing, lightLogin, themeScripts, certificates, texts, relabels } = value
  if (!isText(name) || !isText(title)) return undefined
  const file = (path: unknown): string =>
    isText(path) && filePattern.test(path) ? new URL(`${folder}${path}`, 'https://a').pathname : ''
  const secure = (address: unknown): string | undefined =>
    isText(address) ? safeHref(address, new Set(['https:'])) : undefined
  return {
    name,
    title,
    css: themeFiles(folder).css,
    logo: readDrawing(logo),
    favicon: file(value.favicon),
    icon: file(value.icon),
    png: file(value.png),
    font: file(value.font),
    login: loginLayouts.find((layout) => layout === login) ?? 'split',
    drawing: loginDrawings.find((each) => each === drawing) ?? 'contours',
    lightLogin: lightLogin === true,
    themeScripts: listOf(themeScripts, ({ src, waitForLoad, integrity }) => {
      const address = secure(src)
      const sealed = isText(integrity) ? { integrity } : {}
      return address === undefined ? [] : [{ src: address, waitForLoad: waitForLoad === true, ...sealed }]
    }),
    certificates: listOf(certificates, ({ label, href }) => {
      const address = secure(href)
      return isText(label) && address !== undefined ? [{ label, href: address }] : []
    }),
    texts: Object.fromEntries(
      Object.entries(isRecord(texts) ? texts : {}).flatMap(([language, path]) => {
        const address = file(path)
        return address === '' ? [] : [[language, address]]
      }),
    ),
    relabels: relabels === true,
  }
}
