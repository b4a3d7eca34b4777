const shifts = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21]
const constants = Array.from({ length: 64 }, (_, index) =>
  Math.floor(Math.abs(Math.sin(index + 1)) * 2 ** 32),
)

/** MD5 of a text in UTF-8, as base64: browsers have none, and lists of deletions need it. Not for secrets. */
export function md5Base64(text: string): string {
  const bytes = new TextEncoder().encode(text)
  const length = (((bytes.length + 8) >> 6) + 1) * 64
  const padded = new Uint8Array(length)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(length - 8, (bytes.length * 8) >>> 0, true)
  view.setUint32(length - 4, Math.floor(bytes.length / 2 ** 29), true)
  const state: Words = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476]
  for (let at = 0; at < length; at += 64) addBlock(state, view, at)
  const digest = new DataView(new ArrayBuffer(16))
  for (const [index, word] of state.entries()) digest.setUint32(index * 4, word, true)
  return btoa(String.fromCharCode(...new Uint8Array(digest.buffer)))
}

type Words = [number, number, number, number]

function addBlock(state: Words, view: DataView, at: number): void {
  let [a, b, c, d] = state
  for (let step = 0; step < 64; step += 1) {
    const round = step >> 4
    const [mix, place] =
      round === 0
        ? [(b & c) | (~b & d), step]
        : round === 1
          ? [(d & b) | (~d & c), (5 * step + 1) % 16]
          : round === 2
            ? [b ^ c ^ d, (3 * step + 5) % 16]
            : [c ^ (b | ~d), (7 * step) % 16]
    const sum = (a + mix + (constants[step] ?? 0) + view.getUint32(at + place * 4, true)) >>> 0
    const shift = shifts[round * 4 + (step % 4)] ?? 0
    a = d
    d = c
    c = b
    b = (b + ((sum << shift) | (sum >>> (32 - shift)))) >>> 0
  }
  state[0] = (state[0] + a) >>> 0
  state[1] = (state[1] + b) >>> 0
  state[2] = (state[2] + c) >>> 0
  state[3] = (state[3] + d) >>> 0
}
