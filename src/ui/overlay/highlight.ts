/** A run of text that is what was looked for, or is not. */
export interface HighlightPiece {
  readonly text: string
  readonly match: boolean
}

/** Cuts a text where the words of a query occur in it, without regard to case. */
export function highlighted(text: string, query: string): HighlightPiece[] {
  const words = query.trim().toLowerCase().split(/\s+/).filter(Boolean)
  const lower = text.toLowerCase()
  // Lower case may have another length in a few scripts; then positions would not fit.
  if (words.length === 0 || lower.length !== text.length) return [{ text, match: false }]
  const marked = Array.from({ length: text.length }, () => false)
  for (const word of words) {
    for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + word.length)) {
      marked.fill(true, at, at + word.length)
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
