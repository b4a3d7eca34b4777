import { foldText } from '../../lib/fold-text'

/**
 * A text turned into a key that plain comparison puts in the order people expect: case and accents do not matter, and
 * numbers inside count as numbers (`vm-2` before `vm-10`), but not the digits of an id, whole or shortened. Made once per
 * row, so sorting compares plain strings only.
 */
export function sortKey(text: string): string {
  const folded = foldText(text)
  return hasDigit.test(folded)
    ? folded.replace(idOrDigits, (found, id?: string) => id ?? comparable(found))
    : folded
}

/** Digits led by how many there are, so that the longer number is the larger text. */
function comparable(digits: string): string {
  let start = 0
  while (start < digits.length - 1 && digits.charCodeAt(start) === zero) start += 1
  const length = digits.length - start
  const lead = length < 10 ? `00${length}` : String(length).padStart(3, '0')
  return lead + digits.slice(start)
}

const zero = 48
const hasDigit = /\d/
const idOrDigits = /\b([0-9a-f]{8}(?:…[0-9a-f]{4}|(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}))\b|\d+/g
