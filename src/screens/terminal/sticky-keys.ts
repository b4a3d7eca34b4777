/** Keys of the row that change the next key press. */
export interface StickyKeys {
  readonly ctrl: boolean
  readonly alt: boolean
}

export const nothingHeld: StickyKeys = { ctrl: false, alt: false }

/** Keys of the row, by name or by the character they send. */
export const rowKeys = ['Esc', 'Tab', 'Up', 'Down', 'Left', 'Right', '|', '/', '~', '-'] as const
export type RowKey = (typeof rowKeys)[number]

const plain: Readonly<Partial<Record<RowKey, string>>> = { Esc: '\x1b', Tab: '\t' }
const arrows: Readonly<Partial<Record<RowKey, string>>> = { Up: 'A', Down: 'B', Right: 'C', Left: 'D' }

/** Text that a key of the row sends. `isApplication`: the program has turned on application cursor keys. */
export function sequenceOf(key: RowKey, isApplication: boolean): string {
  const arrow = arrows[key]
  if (arrow !== undefined) return `\x1b${isApplication ? 'O' : '['}${arrow}`
  return plain[key] ?? key
}

/** One character or sequence with the held keys of the row applied; Ctrl only changes a letter. */
export function withSticky(text: string, { ctrl, alt }: StickyKeys): string {
  const code = text.toUpperCase().codePointAt(0) ?? 0
  const isLetter = text.length === 1 && code >= 0x40 && code <= 0x5f
  const held = ctrl && isLetter ? String.fromCodePoint(code - 0x40) : text
  return alt ? `\x1b${held}` : held
}

/**
 * Typed text with the held keys of the row applied to its first character, even if a screen keyboard sends several at once.
 * Undefined if nothing is held, and for the terminal's own answers, which stay unchanged.
 */
export function typedWithSticky(text: string, keys: StickyKeys): string | undefined {
  if ((!keys.ctrl && !keys.alt) || text.startsWith('\x1b')) return undefined
  const [first = '', ...others] = text
  return `${withSticky(first, keys)}${others.join('')}`
}
