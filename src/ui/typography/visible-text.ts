/**
 * Characters that show nothing or change the order of what stands around them: control characters other than line
 * feed and tabulator, format characters (zero width, embeddings of writing direction, tags), line and paragraph
 * separators, fillers that look like a space, unpaired surrogates. Joiners inside an emoji stay.
 */
const invisible =
  /(?![\t\n]|(?<=\p{Extended_Pictographic}\ufe0f?)\u200d(?=\p{Extended_Pictographic}))[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0]/gu

const code = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/** A piece of text as it may be shown: plain, or the code of a character that would not be seen. */
export type TextPiece = { readonly plain: string } | { readonly code: string }

/**
 * Splits a text that somebody else wrote into what can be shown as it is and the characters that would deceive the
 * reader, as their codes ("U+202E").
 */
export function visiblePieces(text: string): TextPiece[] {
  const pieces: TextPiece[] = []
  let from = 0
  for (const match of text.matchAll(invisible)) {
    if (match.index > from) pieces.push({ plain: text.slice(from, match.index) })
    pieces.push({ code: code(match[0]) })
    from = match.index + match[0].length
  }
  if (from < text.length) pieces.push({ plain: text.slice(from) })
  return pieces
}

/** The same as plain text, for attributes and titles: "name[U+202E]gpj". */
export const visibleText = (text: string): string =>
  text.replace(invisible, (character) => `[${code(character)}]`)
