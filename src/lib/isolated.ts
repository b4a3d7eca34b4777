/** Left-to-right isolate, first strong isolate, and the end of either. What is between is not reordered by its surroundings. */
const [leftToRight, firstStrong, end] = ['\u2066', '\u2068', '\u2069']

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/**
 * Isolates a text, so that it keeps its own order inside right-to-left text: "20 GB", "−4.20 €", "2026-11-web". A text
 * that contains isolated values is already in the language around it and stays as it is.
 */
export const isolated = (text: string): string =>
  text === '' || (text.includes(end) && hasWholeIsolates(text))
    ? text
    : `${rightToLeft.test(text) ? firstStrong : leftToRight}${text}${end}`

/** Whether a character begins or ends what `isolated` writes. */
export const isIsolate = (character: string): boolean => [leftToRight, firstStrong, end].includes(character)

/** Whether every isolate of a text ends in it, so that what follows it is not affected. */
export function hasWholeIsolates(text: string): boolean {
  let depth = 0
  for (const character of text) {
    if (character === end) depth -= 1
    else if (isIsolate(character)) depth += 1
    if (depth < 0) return false
  }
  return depth === 0
}

/** A text without isolates, to be compared or kept. */
export const withoutIsolates = (text: string): string => [...text].filter((each) => !isIsolate(each)).join('')
