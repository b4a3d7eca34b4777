import { readFileSync } from 'node:fs'
import { create } from 'fontkitten'
import subsetFont from 'subset-font'
import type { FontFamily } from '../fonts/families'

/** A part of an outline: a letter of SVG's path language with its numbers, all absolute. */
export interface Step {
  readonly to: 'M' | 'L' | 'Q' | 'C' | 'Z'
  readonly at: readonly number[]
}

const stepOf: Readonly<Record<string, Step['to']>> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
}

/** Weight of the letters, and the share of the square that they fill. */
const weight = 700
const share = 0.62

/** Outlines of a few letters side by side, in the middle of a square with edges of `size`. */
export async function letterOutlines(text: string, family: FontFamily, size: number): Promise<Step[]> {
  const source = family.parts.at(-1)?.source()
  if (source === undefined) return []
  const bytes = await subsetFont(readFileSync(source), text, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  })
  const font = create(Buffer.from(bytes))
  if (!('glyphForCodePoint' in font)) return []
  const steps: Step[] = []
  let along = 0
  for (const letter of text) {
    const glyph = font.glyphForCodePoint(letter.codePointAt(0) ?? 0)
    for (const { command, args } of glyph.path.commands) {
      const to = stepOf[command]
      if (to) steps.push({ to, at: args.map((value, index) => (index % 2 === 0 ? value + along : -value)) })
    }
    along += glyph.advanceWidth
  }
  return intoSquare(steps, size)
}

function intoSquare(steps: readonly Step[], size: number): Step[] {
  const xs = steps.flatMap(({ at }) => at.filter((_, index) => index % 2 === 0))
  const ys = steps.flatMap(({ at }) => at.filter((_, index) => index % 2 === 1))
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const scale = (size * share) / Math.max(right - left, bottom - top)
  const dx = (size - (right + left) * scale) / 2
  const dy = (size - (bottom + top) * scale) / 2
  return steps.map(({ to, at }) => ({
    to,
    at: at.map((value, index) => value * scale + (index % 2 === 0 ? dx : dy)),
  }))
}

/** Outlines as data of an SVG path. */
export const pathData = (steps: readonly Step[]): string =>
  steps.map(({ to, at }) => `${to}${at.map((value) => Number(value.toFixed(2))).join(' ')}`).join('')
