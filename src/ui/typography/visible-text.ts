import { hasWholeIsolates, isIsolate } from '../../lib/isolated'

/**
 * Characters that are invisible or reorder text: control characters except line feed and tab, format characters (zero
 * width, direction embeddings, tags), line and paragraph separators, blank fillers, unpaired surrogates. Joiners inside
 * emoji are allowed.
 */
const invisible =
  /(?![\t\n]|(?<=\p{Extended_Pictographic}\ufe0f?)\u200d(?=\p{Extended_Pictographic}))[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0]/gu

const code = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/** A piece of text: plain, or the code of an invisible character. */
export type TextPiece = { readonly plain: string } | { readonly code: string }

/** Splits an untrusted text into plain pieces and codes ("U+202E") of characters that could deceive the reader. */
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

/**
 * `visiblePieces` as plain text, for sentences, attributes and titles: "name[U+202E]gpj". Isolates that end in the text may
 * be those of the console's own sentences, and reorder nothing.
 */
export const visibleText = (text: string): string =>
  text.replace(invisible, (character) =>
    isIsolate(character) && hasWholeIsolates(text) ? character : `[${code(character)}]`,
  )
