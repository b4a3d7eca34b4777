/**
 * Two letters for a name: initials of its first two words (a capital inside a word starts another), or the first two
 * letters of a single word. `AlmaLinux`: `Al`, `openSUSE Leap`: `Os`, `Debian`: `De`.
 */
export function initials(name: string): string {
  const words = name.match(/\p{Lu}?[\p{Ll}\d]+|\p{Lu}+/gu) ?? [...name]
  const [first = '', second] = words
  const letters = second === undefined ? [...first].slice(0, 2) : [[...first][0], [...second][0]]
  const [head = '', tail = ''] = letters
  return head.toUpperCase() + tail.toLowerCase()
}
