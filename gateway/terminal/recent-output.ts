/** The last bytes of what a machine has shown. */
export interface RecentOutput {
  readonly add: (bytes: Uint8Array) => void
  readonly chunks: () => readonly Uint8Array[]
  readonly size: () => number
  readonly clear: () => void
}

/** Keeps whole chunks, as many of the last as hold at most `most` bytes, and a part of the one before. */
export function createRecentOutput(most: number): RecentOutput {
  let chunks: Uint8Array[] = []
  let size = 0
  return {
    add: (bytes) => {
      chunks.push(bytes)
      size += bytes.byteLength
      while (size > most) {
        const [first] = chunks
        if (!first) return
        const over = size - most
        if (first.byteLength <= over) chunks.shift()
        else chunks[0] = first.subarray(over)
        size -= Math.min(first.byteLength, over)
      }
    },
    chunks: () => chunks,
    size: () => size,
    clear: () => {
      chunks = []
      size = 0
    },
  }
}
