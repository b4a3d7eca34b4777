/**
 * Two letters that stand for a name: of its first two words, a capital inside a word beginning another; of a single word
 * its first two. `AlmaLinux` gives `Al`, `openSUSE Leap` gives `Os`, `Debian` gives `De`.
 */
export function initials(name: string): string {
  const words = name.match(/\p{Lu}?[\p{Ll}\d]+|\p{Lu}+/gu) ?? [...name]
  const [first = '', second] = words
  const letters = second === undefined ? [...first].slice(0, 2) : [[...first][0], [...second][0]]
  const [head = '', tail = ''] = letters
  return head.toUpperCase() + tail.toLowerCase()
}
