/** Keys of the row that change the next key press. */
export interface StickyKeys {
  readonly ctrl: boolean
  readonly alt: boolean
}

export const nothingHeld: StickyKeys = { ctrl: false, alt: false }

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

/** One character or sequence with the keys of the row held down; only a letter can be changed by Ctrl. */
export function withSticky(text: string, { ctrl, alt }: StickyKeys): string {
  const code = text.toUpperCase().codePointAt(0) ?? 0
  const isLetter = text.length === 1 && code >= 0x40 && code <= 0x5f
  const held = ctrl && isLetter ? String.fromCodePoint(code - 0x40) : text
  return alt ? `\x1b${held}` : held
}

/**
 * What was typed with the keys of the row held down: they are for its first character, however much a keyboard on the screen
 * sends at once. What the terminal itself answers stays as it is; undefined then, and while nothing is held.
 */
export function typedWithSticky(text: string, keys: StickyKeys): string | undefined {
  if ((!keys.ctrl && !keys.alt) || text.startsWith('\x1b')) return undefined
  const [first = '', ...others] = text
  return `${withSticky(first, keys)}${others.join('')}`
}
