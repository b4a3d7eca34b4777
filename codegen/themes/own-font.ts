import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fromBuffer } from '@capsizecss/unpack'
import { create } from 'fontkitten'
import { ownFamily, weights, type FontFallback, type FontFamily } from '../fonts/families'

/** A font in a theme's folder: a variable font with the console's weights, and its licence. */
export interface OwnFont {
  readonly family: string
  readonly file: string
  readonly licence: string
  /** End of the font stack; its last word decides between text and code. */
  readonly generic: string
}

/** Fallback available on every system, and its average letter width in em, weighted for Western text. */
const arial = { local: ['Arial', 'Liberation Sans'], averageWidth: 904 / 2048 }

const percent = (share: number): string => `${Number((share * 100).toFixed(1))}%`

/**
 * Arial scaled to the font's metrics, so that text does not shift when it loads. Monospace fonts use another fallback.
 */
async function fallbackOf({ family, generic }: OwnFont, bytes: Buffer): Promise<FontFallback | undefined> {
  if (generic.endsWith('monospace')) return undefined
  const { xWidthAvg, unitsPerEm, ascent, descent } = await fromBuffer(bytes)
  const size = xWidthAvg / unitsPerEm / arial.averageWidth
  return {
    family: `${family} Fallback`,
    local: arial.local,
    sizeAdjust: percent(size),
    ascentOverride: percent(ascent / unitsPerEm / size),
    descentOverride: percent(-descent / unitsPerEm / size),
  }
}

function weightProblem(bytes: Buffer): string | undefined {
  const font = create(bytes)
  const axis = 'variationAxes' in font ? font.variationAxes.wght : undefined
  if (axis && axis.min <= weights.min && axis.max >= weights.max) return undefined
  return `must be a variable font with the weights ${weights.min} to ${weights.max}`
}

/**
 * A theme's own font as a family.
 * @param folder the theme's folder
 * @param id unique prefix of its files
 * @returns the family, or the problem of its files
 */
export async function readOwnFont(
  folder: string,
  id: string,
  font: OwnFont,
): Promise<{ family: FontFamily } | { problem: string }> {
  const missing = [font.file, font.licence].find((file) => !existsSync(join(folder, file)))
  if (missing !== undefined) return { problem: `no such file: ${missing}` }
  const bytes = readFileSync(join(folder, font.file))
  try {
    const problem = weightProblem(bytes)
    if (problem !== undefined) return { problem: `${font.file} ${problem}` }
    const fallback = await fallbackOf(font, bytes)
    return { family: ownFamily({ id, folder, ...font, fallback }) }
  } catch (error) {
    return { problem: `${font.file} is no font: ${error instanceof Error ? error.message : String(error)}` }
  }
}
