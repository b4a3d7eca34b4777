/** Keys of the row that change the next key press. */
export interface StickyKeys {
  readonly ctrl: boolean
  readonly alt: boolean
}

/** Keys of the row with what they send; arrows depend on what the program wants. */
export const rowKeys = ['Esc', 'Tab', 'Up', 'Down', 'Left', 'Right', '|', '/', '~', '-'] as const
export type RowKey = (typeof rowKeys)[number]

const plain: Readonly<Partial<Record<RowKey, string>>> = { Esc: '\x1b', Tab: '\t' }
const arrows: Readonly<Partial<Record<RowKey, string>>> = { Up: 'A', Down: 'B', Right: 'C', Left: 'D' }

/** What a key of the row sends. `isApplication` says that the program asked for the other form of arrows. */
export function sequenceOf(key: RowKey, isApplication: boolean): string {
  const arrow = arrows[key]
  if (arrow !== undefined) return `\x1b${isApplication ? 'O' : '['}${arrow}`
  return plain[key] ?? key
}

/** A typed text with the keys of the row held down; only a single letter can be changed by Ctrl. */
export function withSticky(text: string, { ctrl, alt }: StickyKeys): string {
  const code = text.toUpperCase().codePointAt(0) ?? 0
  const isLetter = text.length === 1 && code >= 0x40 && code <= 0x5f
  const held = ctrl && isLetter ? String.fromCodePoint(code - 0x40) : text
  return alt ? `\x1b${held}` : held
}
