import { weights, type FontFamily, type FontPart } from '../fonts/families'
import { colourToCss } from './colour'
import type { ResolvedColour } from './resolve-variables'
import { colourNames, type ColourName } from './theme-format'

/** Order of the cascade layers, repeated because the theme may load before other stylesheets. */
const layers = '@layer reset, tokens, theme, base, layout, components, mobile, utilities;'

const propertyOf: Record<ColourName, string> = {
  brand: '--brand',
  second: '--brand-2',
  neutral: '--brand-neutral',
  nav: '--brand-nav',
  navDark: '--brand-nav-dark',
}

const css = (colour: ResolvedColour): string =>
  'light' in colour
    ? `light-dark(${colourToCss(colour.light)}, ${colourToCss(colour.dark)})`
    : colourToCss(colour)

const hex = (codePoint: number) => codePoint.toString(16).toUpperCase()

const unicodeRange = (part: FontPart): string =>
  part.characters
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(',')

function faces(family: FontFamily, folder: string): string[] {
  const own = family.parts.map(
    (part) =>
      `@font-face{font-family:"${family.family}";src:url(${folder}/${part.file}) format("woff2");font-weight:${weights.min} ${weights.max};font-display:swap;unicode-range:${unicodeRange(part)}}`,
  )
  const { fallback } = family
  if (!fallback) return own
  const local = fallback.local.map((name) => `local("${name}")`).join(',')
  return [
    ...own,
    `@font-face{font-family:"${fallback.family}";src:${local};size-adjust:${fallback.sizeAdjust};ascent-override:${fallback.ascentOverride};descent-override:${fallback.descentOverride};line-gap-override:0%}`,
  ]
}

const stack = ({ family, fallback, generic }: FontFamily): string =>
  [`"${family}"`, ...(fallback ? [`"${fallback.family}"`] : []), generic].join(', ')

/** The fonts of a theme. */
export interface ThemeFonts {
  readonly text: FontFamily
  readonly code: FontFamily
}

/** Input of a theme's stylesheet, with numeric colours. */
export interface ThemeStyle {
  readonly name: string
  readonly colours: Readonly<Record<ColourName, ResolvedColour>>
  /** Roles that differ from what the design system derives from the colours. */
  readonly roles: Readonly<Record<string, ResolvedColour>>
  readonly radius: number
  readonly fonts: ThemeFonts
}

/**
 * Stylesheet of a theme: custom properties and fonts, no component rules. `fontsFolder` is the path of the fonts from it.
 */
export function themeCss({ name, colours, roles, radius, fonts }: ThemeStyle, fontsFolder: string): string {
  const { text, code } = fonts
  const inputs = [
    ...colourNames.map((key) => `${propertyOf[key]}: ${css(colours[key])};`),
    ...Object.entries(roles).map(([role, colour]) => `--${role}: ${css(colour)};`),
    `--brand-radius: ${radius}px;`,
    `--brand-font: ${stack(text)};`,
    `--brand-mono: ${stack(code)};`,
  ]
  return [
    `/* Generated from themes/${name}/theme.json. Do not edit. */`,
    layers,
    ...faces(text, fontsFolder),
    ...(code === text ? [] : faces(code, fontsFolder)),
    '@layer theme {',
    `[data-theme="${name}"] {`,
    ...inputs,
    '}',
    '}',
    '',
  ].join('\n')
}
