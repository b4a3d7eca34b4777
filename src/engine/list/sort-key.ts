/**
 * A text turned into a key that plain comparison puts in the order people expect: case and accents do not matter, and
 * numbers inside count as numbers (`vm-2` before `vm-10`). Made once per row, so sorting compares plain strings only.
 */
export function sortKey(text: string): string {
  const folded = isAscii(text)
    ? text.toLowerCase()
    : text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return hasDigit.test(folded) ? folded.replace(/\d+/g, (digits) => digits.padStart(12, '0')) : folded
}

const hasDigit = /\d/

function isAscii(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) if (text.charCodeAt(index) > 127) return false
  return true
}
