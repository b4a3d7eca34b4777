/** A rectangle in px from the viewport's top left corner. */
export interface Box {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

interface Placing {
  /** Horizontal extent and total height of the toasts. */
  readonly left: number
  readonly right: number
  readonly height: number
  /** Highest and lowest allowed top edge. */
  readonly first: number
  readonly last: number
  /** Current top edge; kept as long as it covers nothing. */
  readonly present?: number | undefined
  /** Rectangles not to cover. */
  readonly clear: readonly Box[]
}

/** Gap between toasts and rectangles in px. */
const gap = 8

/**
 * Top edge of the toasts: the current one, otherwise the top, just below an obstacle, above it, or the bottom; undefined
 * if nothing fits.
 */
export function placeToasts({
  left,
  right,
  height,
  first,
  last,
  present,
  clear,
}: Placing): number | undefined {
  const inTheWay = clear.filter((box) => box.left < right && box.right > left && box.bottom > box.top)
  const isFree = (top: number): boolean =>
    top >= first &&
    top + height <= last &&
    inTheWay.every((box) => box.bottom <= top || box.top >= top + height)
  const bottom = last - height
  const above = inTheWay.map((box) => box.top - gap - height).sort((one, other) => other - one)
  const below = inTheWay.map((box) => box.bottom + gap).sort((one, other) => one - other)
  return [...(present === undefined ? [] : [present]), first, ...below, ...above, bottom].find(isFree)
}
