import type { Step } from './letters'

/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number]

/** A picture of square pixels: red, green, blue and opacity of each, row by row. */
export interface Picture {
  readonly size: number
  readonly pixels: Uint8Array
}

type Point = readonly [x: number, y: number]

/** Lines per curve, and sampled rows per pixel. */
const bends = 12
const samples = 4

/** Outlines as closed polygons; curves as short lines. */
function polygons(steps: readonly Step[]): Point[][] {
  const found: Point[][] = []
  let line: Point[] = []
  for (const { to, at } of steps) {
    const [x = 0, y = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = at
    const [fromX, fromY] = line.at(-1) ?? [0, 0]
    if (to === 'M') {
      line = [[x, y]]
      found.push(line)
    } else if (to === 'L') line.push([x, y])
    else if (to !== 'Z')
      for (let bend = 1; bend <= bends; bend++) {
        const t = bend / bends
        const s = 1 - t
        const curve = (a: number, b: number, c: number, d: number) =>
          to === 'Q'
            ? s * s * a + 2 * s * t * b + t * t * c
            : s ** 3 * a + 3 * s * s * t * b + 3 * s * t * t * c + t ** 3 * d
        line.push([curve(fromX, x, x2, x3), curve(fromY, y, y2, y3)])
      }
  }
  return found
}

/** Where a row crosses the edges of shapes, from left to right, with the turn that each edge adds around a point. */
function crossings(y: number, shapes: readonly (readonly Point[])[]): { x: number; turn: number }[] {
  const found: { x: number; turn: number }[] = []
  for (const shape of shapes)
    shape.forEach(([x1, y1], index) => {
      const [x2, y2] = shape[(index + 1) % shape.length] ?? [x1, y1]
      if (y1 <= y !== y2 <= y)
        found.push({ x: x1 + ((y - y1) / (y2 - y1)) * (x2 - x1), turn: y2 > y1 ? 1 : -1 })
    })
  return found.sort((one, other) => one.x - other.x)
}

/** Parts of a row that are inside the shapes, by counting turns: SVG's default fill rule. */
function insideOf(y: number, shapes: readonly (readonly Point[])[]): Point[] {
  const spans: Point[] = []
  let turns = 0
  let from = 0
  for (const { x, turn } of crossings(y, shapes)) {
    if (turns === 0) from = x
    turns += turn
    if (turns === 0) spans.push([from, x])
  }
  return spans
}

/** The part of a row inside a tile with round corners and edges of `box`. */
function tileAt(y: number, box: number, corner: number): Point {
  const up = Math.max(corner - y, y - (box - corner), 0)
  const gap = corner - Math.sqrt(Math.max(0, corner ** 2 - up ** 2))
  return [gap, box - gap]
}

/** Adds to each pixel of a row how much of it a span covers, as a share of the pixel. */
function cover(row: Float64Array, [from, to]: Point, share: number): void {
  const last = Math.min(row.length - 1, Math.floor(to))
  for (let column = Math.max(0, Math.floor(from)); column <= last; column++)
    row[column] = (row[column] ?? 0) + Math.max(0, Math.min(to, column + 1) - Math.max(from, column)) * share
}

/**
 * A tile with a drawing on it. Outlines and `corner` are in a square of `box`; a tile without corner covers the picture, so
 * that systems can cut their own. The drawing stays inside the tile.
 */
export function paintTile(tile: {
  readonly size: number
  readonly box: number
  readonly corner: number
  readonly ground: Rgb
  readonly ink: Rgb
  readonly outlines: readonly Step[]
}): Picture {
  const { size, box, corner, ground, ink } = tile
  const shapes = polygons(tile.outlines)
  const scale = size / box
  const pixels = new Uint8Array(size * size * 4)
  for (let row = 0; row < size; row++) {
    const [covered, drawn] = [new Float64Array(size), new Float64Array(size)]
    for (let sample = 0; sample < samples; sample++) {
      const y = (row + (sample + 0.5) / samples) / scale
      const [left, right] = tileAt(y, box, corner)
      cover(covered, [left * scale, right * scale], 1 / samples)
      for (const [from, to] of insideOf(y, shapes)) cover(drawn, [from * scale, to * scale], 1 / samples)
    }
    covered.forEach((share, column) => {
      const inked = share === 0 ? 0 : Math.min(1, (drawn[column] ?? 0) / share)
      const at = (row * size + column) * 4
      for (const channel of [0, 1, 2] as const)
        pixels[at + channel] = Math.round(ground[channel] + (ink[channel] - ground[channel]) * inked)
      pixels[at + 3] = Math.round(255 * Math.min(1, share))
    })
  }
  return { size, pixels }
}
