import { foldText } from '../../lib/fold-text'

/**
 * A key for plain string comparison in natural order: ignores case and accents, compares numbers by value (`vm-2`
 * before `vm-10`) except digits of ids. Computed once per row.
 */
export function sortKey(text: string): string {
  const folded = foldText(text)
  if (folded.length < shortestWholeId && !folded.includes('…')) return withComparableNumbers(folded)
  return folded
    .split(id)
    .map((part, nth) => (nth % 2 === 1 ? part : withComparableNumbers(part)))
    .join('')
}

/** Prefixes each number with its digit count, so that longer numbers sort later. */
function withComparableNumbers(text: string): string {
  return text.replace(/0*(\d+)/g, (_, digits: string) => String(digits.length).padStart(3, '0') + digits)
}

/** An id, in full or shortened; `split` returns the text between ids. */
const id = /\b([0-9a-f]{8}(?:…[0-9a-f]{4}|(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}))\b/
const shortestWholeId = 36
