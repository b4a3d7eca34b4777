import { isRecord } from './is-record'

/** A part of a drawing: an element, its attributes by their names in React, and what it holds. */
export interface DrawingPart {
  readonly tag: DrawingTag
  readonly attributes: Readonly<Record<string, string>>
  readonly parts: readonly DrawingPart[]
}

/** A drawing of plain shapes, as data that is never parsed as markup. */
export interface Drawing {
  readonly viewBox: string
  readonly parts: readonly DrawingPart[]
}

/** Elements a drawing may have. */
export const drawingTags = [
  ...(['g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'] as const),
] as const
type DrawingTag = (typeof drawingTags)[number]

const attributeNames: ReadonlySet<string> = new Set([
  ...['d', 'points', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'width', 'height'],
  ...['transform', 'opacity', 'fill', 'fillOpacity', 'fillRule', 'clipRule'],
  ...['stroke', 'strokeWidth', 'strokeOpacity', 'strokeLinecap', 'strokeLinejoin', 'strokeMiterlimit'],
])

/** Numbers, words, colours and `var(--nav-mark, currentColor)`; no address. */
const valuePattern = /^(?!.*url\()[\w\s.,#%()+-]*$/

/** Maximum nesting of groups. */
const deepest = 6

/** Whether a name is that of an element a drawing may have. */
export const isDrawingTag = (tag: unknown): tag is DrawingTag => drawingTags.some((each) => each === tag)

/** Whether an attribute, by its name in React, may have a value. */
export const isDrawingAttribute = (name: string, value: unknown): value is string =>
  attributeNames.has(name) && typeof value === 'string' && valuePattern.test(value)

function readParts(value: unknown, depth: number): DrawingPart[] {
  if (!Array.isArray(value) || depth > deepest) return []
  return value.filter(isRecord).flatMap(({ tag, attributes, parts }) => {
    if (!isDrawingTag(tag)) return []
    const known: Record<string, string> = {}
    for (const [name, text] of Object.entries(isRecord(attributes) ? attributes : {}))
      if (isDrawingAttribute(name, text)) known[name] = text
    return [{ tag, attributes: known, parts: readParts(parts, depth + 1) }]
  })
}

/** Reads a drawing from untrusted data; disallowed parts are left out. */
export function readDrawing(value: unknown): Drawing {
  const { viewBox, parts } = isRecord(value) ? value : {}
  const box = typeof viewBox === 'string' && /^[\d\s.-]+$/.test(viewBox) ? viewBox : '0 0 32 32'
  return { viewBox: box, parts: readParts(parts, 1) }
}
