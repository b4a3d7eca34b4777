const mebibyte = 2 ** 20

/** The largest object in bytes: 10,000 parts, of which 9,000 are planned, and no more than 5 TiB. */
export const mostBytes = 5 * 2 ** 40

/** Bytes of a part: whole MiB, at least 8, so that there are about 9,000 at most. */
export function partSizeOf(size: number): number {
  return Math.max(8, Math.ceil(size / 9000 / mebibyte)) * mebibyte
}

/** A part of a file: bytes from `start` up to and without `end`. */
export interface PlannedPart {
  readonly number: number
  readonly start: number
  readonly end: number
}

/** The parts of a file, in order. */
export function planParts(size: number, partSize: number): PlannedPart[] {
  return Array.from({ length: Math.ceil(size / partSize) }, (_, index) => ({
    number: index + 1,
    start: index * partSize,
    end: Math.min(size, (index + 1) * partSize),
  }))
}

/** The parts still to be sent: all but those the storage has with exactly the right size. */
export function missingParts(
  planned: readonly PlannedPart[],
  stored: readonly { readonly number: number; readonly size: number }[],
): PlannedPart[] {
  const sizes = new Map(stored.map(({ number, size }) => [number, size]))
  return planned.filter(({ number, start, end }) => sizes.get(number) !== end - start)
}
