import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fromBuffer } from '@capsizecss/unpack'
import { create } from 'fontkitten'
import { ownFamily, weights, type FontFallback, type FontFamily } from '../fonts/families'

/** A font a theme brings along: a variable font with the weights the console draws, and its licence, in the theme's folder. */
export interface OwnFont {
  readonly family: string
  readonly file: string
  readonly licence: string
  /** What follows in the stack: it says by its last word whether the font is for text or for code. */
  readonly generic: string
}

/** The stand-in every system has, and its average width of a letter: in units of its em, weighted as in Western text. */
const arial = { local: ['Arial', 'Liberation Sans'], averageWidth: 904 / 2048 }

const percent = (share: number): string => `${Number((share * 100).toFixed(1))}%`

/** Arial as wide and as high as the font, so that text does not move when that arrives. Code is too narrow for Arial. */
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
 * A theme's own font, as the generator cuts it.
 *
 * @param folder the theme's folder
 * @param id what its files are named by, which no other font has
 * @returns the family, or what is wrong with the files
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
