/** The first `length` characters, never splitting a grapheme. */
export function firstCharacters(text: string, length: number): string {
  if (text.length <= length) return text
  let end = 0
  for (const { index, segment } of new Intl.Segmenter().segment(text.slice(0, length + 32))) {
    if (index + segment.length > length) break
    end = index + segment.length
  }
  return text.slice(0, end)
}
