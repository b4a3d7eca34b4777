/** A span of the page from top to bottom or side to side, in px from the window's upper left corner. */
export interface Box {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

interface Placing {
  /** The toasts: their sides, and how high they are together. */
  readonly left: number
  readonly right: number
  readonly height: number
  /** The highest and the lowest place they may take. */
  readonly first: number
  readonly last: number
  /** Where they lie now; they stay while nothing there must be clear. */
  readonly present?: number | undefined
  /** What they must not cover. */
  readonly clear: readonly Box[]
}

/** Room between toasts and what they keep clear of, in px. */
const gap = 8

/**
 * The upper edge of the toasts: where they lie already, else at the top, else just below what is in the way there, or above
 * it, or at the bottom. Where there is no room at all, at the top.
 */
export function placeToasts({ left, right, height, first, last, present, clear }: Placing): number {
  const inTheWay = clear.filter((box) => box.left < right && box.right > left && box.bottom > box.top)
  const isFree = (top: number): boolean =>
    top >= first &&
    top + height <= last &&
    inTheWay.every((box) => box.bottom <= top || box.top >= top + height)
  const bottom = last - height
  const above = inTheWay.map((box) => box.top - gap - height).sort((one, other) => other - one)
  const below = inTheWay.map((box) => box.bottom + gap).sort((one, other) => one - other)
  return (
    [...(present === undefined ? [] : [present]), first, ...below, ...above, bottom].find(isFree) ?? first
  )
}
