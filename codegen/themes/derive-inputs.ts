import { rounded, type Colour } from './colour'
import type { ResolvedColour } from './resolve-variables'
import type { ColourName } from './theme-format'

/** Below this chroma a colour is a grey, and what is derived from it stays grey. */
const greyChroma = 0.02

const inLight = (colour: ResolvedColour): Colour => ('light' in colour ? colour.light : colour)

/** The colours a theme leaves out, from its brand: near it in hue, at the lightness each is used with. */
export function deriveInputs(
  given: Readonly<Partial<Record<ColourName, ResolvedColour>>> & { readonly brand: ResolvedColour },
): Record<ColourName, ResolvedColour> {
  const { c, h } = inLight(given.brand)
  const tint = (l: number, most: number, turn = 0): Colour =>
    rounded({ l, c: c < greyChroma ? 0 : Math.min(c, most), h: (h + turn + 360) % 360, alpha: 1 })
  return {
    second: tint(0.66, 0.11, -64),
    neutral: tint(0.6, 0.016),
    nav: tint(0.25, 0.045),
    navDark: tint(0.145, 0.013),
    ...given,
  }
}
