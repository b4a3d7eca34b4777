import { converter, parse } from 'culori'

/** A colour in OKLCH: lightness 0 to 1, chroma 0 to about 0.4, hue in degrees, opacity 0 to 1. */
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
    // The parser throws on a few malformed texts instead of returning nothing; both mean that it is no colour.
    return undefined
  }
}

const within = (value: number, low: number, high: number) => value >= low - 0.001 && value <= high + 0.001

/**
 * Reads any CSS colour with literal values. Undefined for everything else, so that no text of a theme ever reaches a
 * stylesheet as it was written: only the numbers do.
 */
export function parseColour(text: string): Colour | undefined {
  const parsed = parseOklch(text)
  if (parsed === undefined) return undefined
  const { l, c, h = 0, alpha = 1 } = parsed
  const usable = within(l, 0, 1) && within(c, 0, 0.5) && Number.isFinite(h) && within(alpha, 0, 1)
  return usable ? { l: Math.max(0, Math.min(1, l)), c: Math.max(0, c), h, alpha } : undefined
}

const short = (value: number, digits: number): string => String(Number(value.toFixed(digits)))

/** Writes a colour as CSS. Opacity is left out when the colour covers. */
export function colourToCss({ l, c, h, alpha }: Colour): string {
  const numbers = `${short(l, 4)} ${short(c, 4)} ${short(c < 0.00005 ? 0 : h, 2)}`
  return alpha === 1 ? `oklch(${numbers})` : `oklch(${numbers} / ${short(alpha, 3)})`
}

/** Linear light, clipped to what a screen shows. */
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

function luminance(colour: Colour): number {
  const [red, green, blue] = toLinearRgb(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2.2 contrast of two covering colours, 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
