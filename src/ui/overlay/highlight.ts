import { foldedWords, foldText } from '../../lib/fold-text'

/** A run of text, matching or not. */
export interface HighlightPiece {
  readonly text: string
  readonly match: boolean
}

/** Folded text with the original position of each unit. */
function foldedWithPlaces(text: string): { folded: string; places: number[] } {
  let folded = ''
  const places: number[] = []
  let at = 0
  for (const character of text) {
    const plain = foldText(character)
    for (let unit = 0; unit < plain.length; unit++) places.push(at)
    folded += plain
    at += character.length
  }
  return { folded, places }
}

/** Splits a text at matches of a query, ignoring case and accents. */
export function highlighted(text: string, query: string): HighlightPiece[] {
  const words = foldedWords(query)
  if (words.length === 0) return [{ text, match: false }]
  const { folded, places } = foldedWithPlaces(text)
  const marked = Array.from({ length: text.length }, () => false)
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      marked.fill(true, places[at], places[at + word.length] ?? text.length)
    }
  }
  const pieces: HighlightPiece[] = []
  let from = 0
  for (let at = 1; at <= text.length; at++) {
    if (at < text.length && marked[at] === marked[from]) continue
    pieces.push({ text: text.slice(from, at), match: marked[from] === true })
    from = at
  }
  return pieces
}
