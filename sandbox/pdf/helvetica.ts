/** Widths of the characters from space to tilde in Helvetica, in thousandths of the font size (its public metrics). */
const widths = [
  ...[278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278],
  ...[556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556],
  ...[1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778],
  ...[667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556],
  ...[333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556],
  ...[556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584],
]
const averageWidth = 556

/** Characters of the encoding WinAnsi outside Latin-1. */
const special: Readonly<Record<string, number>> = {
  ...{ '€': 0x80, '‚': 0x82, ƒ: 0x83, '„': 0x84, '…': 0x85, '†': 0x86, '‡': 0x87, ˆ: 0x88, '‰': 0x89 },
  ...{ Š: 0x8a, '‹': 0x8b, Œ: 0x8c, Ž: 0x8e, '‘': 0x91, '’': 0x92, '“': 0x93, '”': 0x94, '•': 0x95 },
  ...{ '–': 0x96, '—': 0x97, '˜': 0x98, '™': 0x99, š: 0x9a, '›': 0x9b, œ: 0x9c, ž: 0x9e, Ÿ: 0x9f },
}

/**
 * The bytes of a text in WinAnsi, whose letters every reader has. Other letters are written without their accents, or else
 * as a question mark.
 */
export function encode(text: string): number[] {
  return [...text.normalize('NFC')].map((character) => {
    const code = byteOf(character)
    return code ?? byteOf(character.normalize('NFD').charAt(0)) ?? 0x3f
  })
}

function byteOf(character: string): number | undefined {
  const code = character.codePointAt(0) ?? 0
  const isPlain = (code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff)
  return isPlain ? code : special[character]
}

/** Width of a text in points. */
export function textWidth(text: string, size: number): number {
  const total = encode(text).reduce((sum, code) => sum + (widths[code - 0x20] ?? averageWidth), 0)
  return (total * size) / 1000
}

/** The beginning of a text that fits into `width` points. */
export function fitting(text: string, size: number, width: number): string {
  if (textWidth(text, size) <= width) return text
  let kept = [...text]
  while (kept.length > 0 && textWidth(`${kept.join('')}…`, size) > width) kept = kept.slice(0, -1)
  return `${kept.join('')}…`
}
