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

/**
 * The invisible characters of an untrusted text that could deceive the reader. Isolates that end in the text are not among them:
 * they may be those of the console's own sentences, and reorder nothing around them.
 */
function deceiving(text: string): RegExpExecArray[] {
  const found = [...text.matchAll(invisible)]
  const areHarmless = found.some(([character]) => isIsolate(character)) && hasWholeIsolates(text)
  return areHarmless ? found.filter(([character]) => !isIsolate(character)) : found
}

/** Splits an untrusted text into plain pieces and codes ("U+202E") of characters that could deceive the reader. */
export function visiblePieces(text: string): TextPiece[] {
  const pieces: TextPiece[] = []
  let from = 0
  for (const match of deceiving(text)) {
    if (match.index > from) pieces.push({ plain: text.slice(from, match.index) })
    pieces.push({ code: code(match[0]) })
    from = match.index + match[0].length
  }
  if (from < text.length) pieces.push({ plain: text.slice(from) })
  return pieces
}

/** `visiblePieces` as plain text, for sentences, attributes and titles: "name[U+202E]gpj". */
export const visibleText = (text: string): string =>
  visiblePieces(text)
    .map((piece) => ('plain' in piece ? piece.plain : `[${piece.code}]`))
    .join('')
