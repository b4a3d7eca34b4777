/** A text without case and accents, for comparing what people type. */
export function foldText(text: string): string {
  if (isAscii(text)) return text.toLowerCase()
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The words of a query, without case and accents. */
export function foldedWords(query: string): string[] {
  return foldText(query)
    .split(/\s+/)
    .filter((word) => word !== '')
}

function isAscii(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) if (text.charCodeAt(index) > 127) return false
  return true
}
