import { weights, type FontFamily, type FontPart } from '../fonts/families'
import { colourToCss } from './colour'
import type { ResolvedColour } from './resolve-variables'
import { colourNames, type ColourName } from './theme-format'

/** The order of the cascade layers, repeated in front because the theme may arrive before the other stylesheets. */
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

function faces(family: FontFamily): string[] {
  const own = family.parts.map(
    (part) =>
      `@font-face{font-family:"${family.family}";src:url(../fonts/${part.file}) format("woff2");font-weight:${weights.min} ${weights.max};font-display:swap;unicode-range:${unicodeRange(part)}}`,
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

/** What the stylesheet of a theme is made of; every colour is numbers by now. */
export interface ThemeStyle {
  readonly name: string
  readonly colours: Readonly<Record<ColourName, ResolvedColour>>
  readonly radius: number
  readonly fonts: ThemeFonts
}

/** The stylesheet of one theme: its inputs and its fonts, never a rule for a component. */
export function themeCss({ name, colours, radius, fonts }: ThemeStyle): string {
  const { text, code } = fonts
  const inputs = [
    ...colourNames.map((key) => `${propertyOf[key]}: ${css(colours[key])};`),
    `--brand-radius: ${radius}px;`,
    `--brand-font: ${stack(text)};`,
    `--brand-mono: ${stack(code)};`,
  ]
  return [
    `/* Generated from themes/${name}/theme.json. Do not edit. */`,
    layers,
    ...faces(text),
    ...(code === text ? [] : faces(code)),
    '@layer theme {',
    `[data-theme="${name}"] {`,
    ...inputs,
    '}',
    '}',
    '',
  ].join('\n')
}
