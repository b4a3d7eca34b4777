import { clampChroma, converter, parse } from 'culori'

/** An OKLCH colour: lightness 0 to 1, chroma 0 to about 0.4, hue in degrees, opacity 0 to 1. */
export interface Colour {
  readonly l: number
  readonly c: number
  readonly h: number
  readonly alpha: number
}

const toOklch = converter('oklch')

function parseOklch(text: string) {
  try {
    return toOklch(parse(text))
  } catch {
    // The parser throws on some malformed texts instead of returning undefined.
    return undefined
  }
}

const within = (value: number, low: number, high: number) => value >= low - 0.001 && value <= high + 0.001

/**
 * Parses a CSS colour with literal values; undefined otherwise. Only its numbers reach the stylesheet, never the
 * theme's text.
 */
export function parseColour(text: string): Colour | undefined {
  const parsed = parseOklch(text)
  if (parsed === undefined) return undefined
  const { l, c, h = 0, alpha = 1 } = parsed
  const usable = within(l, 0, 1) && within(c, 0, 0.5) && Number.isFinite(h) && within(alpha, 0, 1)
  return usable ? rounded({ l: Math.max(0, Math.min(1, l)), c: Math.max(0, c), h, alpha }) : undefined
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits))

/** Rounds a colour as in the stylesheet, so that contrast is measured on the drawn colour. */
export const rounded = ({ l, c, h, alpha }: Colour): Colour => ({
  l: round(l, 4),
  c: round(c, 4),
  h: c < 0.00005 ? 0 : round(h, 2),
  alpha: round(alpha, 3),
})

/** A colour as CSS. Opacity is omitted if it is 1. */
export function colourToCss(colour: Colour): string {
  const { l, c, h, alpha } = rounded(colour)
  return alpha === 1 ? `oklch(${l} ${c} ${h})` : `oklch(${l} ${c} ${h} / ${alpha})`
}

/** Linear RGB, clipped to the sRGB gamut. */
function toLinearRgb({ l, c, h }: Colour): readonly [number, number, number] {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const shorter = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const clip = (value: number) => Math.max(0, Math.min(1, value))
  return [
    clip(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * shorter),
    clip(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * shorter),
    clip(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * shorter),
  ]
}

/** Reduces chroma as little as needed for a screen to show the colour. */
export function showable({ l, c, h, alpha }: Colour): Colour {
  const clamped = clampChroma({ mode: 'oklch', l, c, h }, 'oklch')
  return { l: clamped.l, c: clamped.c, h: clamped.h ?? h, alpha }
}

function luminance(colour: Colour): number {
  const [red, green, blue] = toLinearRgb(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** A colour as a screen shows it: red, green and blue from 0 to 255. */
export function colourToRgb(colour: Colour): readonly [number, number, number] {
  const channel = (value: number) =>
    Math.round(255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055))
  const [red, green, blue] = toLinearRgb(colour)
  return [channel(red), channel(green), channel(blue)]
}

/** WCAG 2.2 contrast of two opaque colours, 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
