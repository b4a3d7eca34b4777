/**
 * Marks that users leave out when typing: accents, points of Hebrew and Arabic, and isolates of sentences. Thai marks
 * stay: they are vowels.
 */
const accents = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670\u2066-\u2069]/g

/** Letters that do not decompose, as they are typed on other keyboards. */
const plainLetters: Readonly<Record<string, string>> = {
  ...{ ł: 'l', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ŧ: 't', ı: 'i' },
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' },
}

const beyondAscii = /[\u0080-\uffff]/

/** Removes case and accents, for comparison. */
export function foldText(text: string): string {
  if (!beyondAscii.test(text)) return text.toLowerCase()
  return text
    .normalize('NFD')
    .replace(accents, '')
    .toLowerCase()
    .replace(/[łøđðħŧıßæœþ]/g, (letter) => plainLetters[letter] ?? letter)
}

/** Folded words of a query. */
export function foldedWords(query: string): string[] {
  return foldText(query)
    .split(/\s+/)
    .filter((word) => word !== '')
}
