import type { DocPiece, DocText } from '../../src/lib/api-docs'

/** Names to link in texts: operations, and schemas whose names are not ordinary words. */
export interface KnownNames {
  operations: ReadonlySet<string>
  schemas: ReadonlySet<string>
}

const markup = /`([^`]+)`|\*\*([^*]+)\*\*|([A-Za-z]\w*)/g

/** `Disk` may be an ordinary word; `DiskStatus` can only be the schema. */
const compound = /[a-z][A-Z]/

function named(word: string, names: KnownNames): DocPiece | undefined {
  if (names.operations.has(word)) return { operation: word }
  if (names.schemas.has(word) && compound.test(word)) return { schema: word }
  return undefined
}

function piecesOf(text: string, names: KnownNames): DocPiece[] {
  const pieces: DocPiece[] = []
  let plain = ''
  let from = 0
  for (const match of text.matchAll(markup)) {
    const [whole, code, strong, word = ''] = match
    const piece: DocPiece | undefined =
      code !== undefined
        ? (named(code, names) ?? { code })
        : strong !== undefined
          ? { strong }
          : named(word, names)
    if (piece === undefined) continue
    plain += text.slice(from, match.index)
    if (plain !== '') pieces.push(plain)
    plain = ''
    pieces.push(piece)
    from = match.index + whole.length
  }
  plain += text.slice(from)
  if (plain !== '') pieces.push(plain)
  return pieces
}

/**
 * Parses a text of the description: paragraphs, `code`, **strong**, and names of operations and schemas, which become
 * links. Other markup is kept as text.
 */
export function docText(text: unknown, names: KnownNames): DocText {
  if (typeof text !== 'string') return []
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => piecesOf(paragraph, names))
}
