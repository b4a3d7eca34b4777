/** Texts and numbers as SSH writes them: each with its length before it. */

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** Concatenates pieces. */
export function join(...pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, { byteLength }) => sum + byteLength, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.byteLength
  }
  return whole
}

/** A text, or bytes, with the length before it. */
export function sshText(value: string | Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = typeof value === 'string' ? encoder.encode(value) : value
  const length = new Uint8Array(4)
  new DataView(length.buffer).setUint32(0, bytes.byteLength)
  return join(length, bytes)
}

/** A whole number without a sign, from bytes with the highest first. */
export function sshNumber(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  let start = 0
  while (start < bytes.length && bytes[start] === 0) start += 1
  const digits = bytes.subarray(start)
  return sshText(((digits[0] ?? 0) & 0x80) === 0 ? digits : join(Uint8Array.of(0), digits))
}

/** Reads SSH values one after the other. @throws RangeError at the end of the bytes */
export class SshReader {
  private at = 0

  constructor(private readonly bytes: Uint8Array<ArrayBuffer>) {}

  number(): number {
    const view = new DataView(this.take(4).slice().buffer)
    return view.getUint32(0)
  }

  piece(): Uint8Array<ArrayBuffer> {
    return this.take(this.number())
  }

  text(): string {
    return decoder.decode(this.piece())
  }

  take(length: number): Uint8Array<ArrayBuffer> {
    if (this.at + length > this.bytes.byteLength) throw new RangeError('The bytes end too early')
    const piece = this.bytes.subarray(this.at, this.at + length)
    this.at += length
    return piece
  }

  rest(): Uint8Array<ArrayBuffer> {
    return this.bytes.subarray(this.at)
  }
}

/** Bytes as base64. */
export function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

/** Bytes of base64; undefined for a malformed text. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  } catch {
    return undefined
  }
}
