/** The last bytes of a machine's output. */
export interface RecentOutput {
  readonly add: (bytes: Uint8Array) => void
  readonly chunks: () => readonly Uint8Array[]
  readonly size: () => number
  readonly clear: () => void
}

/** Keeps the last `most` bytes, as chunks of which only the first is cut. */
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
