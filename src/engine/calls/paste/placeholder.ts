/**
 * Around the name of what a shell or a program would put in. No word of a shell can hold this character, so nothing
 * anybody typed is taken for it.
 */
const mark = '\u0000'

/** What stands in a text for a variable or the output of a program. */
export function placeholder(name: string): string {
  return `${mark}${name}${mark}`
}

/** Begins a placeholder inside a text. */
export const placeholderMark = mark

const spelled = /^(?:\$[A-Z_][A-Z0-9_]*|\$\{[^}]*\}|<[^<>]*>|\{[\w-]+\})$/

/** True for a text somebody is to replace: `$PASSWORD`, `<password>`, `{uuid}`, or one with a variable in it. */
export function isPlaceholder(value: unknown): boolean {
  return typeof value === 'string' && (value.includes(mark) || spelled.test(value.trim()))
}
