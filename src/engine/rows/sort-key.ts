import { foldText } from '../../lib/fold-text'

/**
 * A text turned into a key that plain comparison puts in the order people expect: case and accents do not matter, and
 * numbers inside count as numbers (`vm-2` before `vm-10`), but not the digits of an id, whole or shortened. Made once per
 * row, so sorting compares plain strings only.
 */
export function sortKey(text: string): string {
  const folded = foldText(text)
  if (folded.length < shortestWholeId && !folded.includes('…')) return withComparableNumbers(folded)
  return folded
    .split(id)
    .map((part, nth) => (nth % 2 === 1 ? part : withComparableNumbers(part)))
    .join('')
}

/** A text in which each number is led by how many digits it has, so that the longer number is the larger text. */
function withComparableNumbers(text: string): string {
  return text.replace(/0*(\d+)/g, (_, digits: string) => String(digits.length).padStart(3, '0') + digits)
}

/** An id, whole or shortened: between two of them, `split` leaves what is none. */
const id = /\b([0-9a-f]{8}(?:…[0-9a-f]{4}|(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}))\b/
const shortestWholeId = 36
