import { memo } from '../../lib/memo'
import type { DocEntry, DocIndex, DocPiece, DocSchemaEntry, DocTag, DocText } from '../../lib/api-docs'

/** Search results: operations by tag, schemas, and members with their schemas. */
export interface Found {
  tags: readonly { tag: DocTag; operations: readonly DocEntry[] }[]
  schemas: readonly DocSchemaEntry[]
  /** Limited, because a search may match too many. */
  members: readonly { name: string; schema: string }[]
}

/** Maximum members shown. */
const mostMembers = 30

/** Minimum letters for searching members: one letter matches nearly all. */
const fewestLetters = 2

/** Search texts, built once per table of contents. */
interface Searchable {
  operations: ReadonlyMap<DocEntry, string>
  members: readonly { name: string; schema: string; text: string }[]
}

const prepare = memo((contents: DocIndex): Searchable => {
  const operations = new Map<DocEntry, string>()
  for (const { title: tag, operations: own } of contents.tags) {
    for (const entry of own) {
      const { id, method, path, title } = entry
      operations.set(entry, `${title} ${id} ${method} ${path} ${tag}`.toLowerCase())
    }
  }
  const members = contents.schemas.flatMap((schema) =>
    schema.members.map((name) => ({ name, schema: schema.name, text: name.toLowerCase() })),
  )
  return { operations, members }
})

/** Text without formatting. */
function plainText(text: DocText): string {
  const of = (piece: DocPiece): string => (typeof piece === 'string' ? piece : Object.values(piece).join(' '))
  return text.map((paragraph) => paragraph.map(of).join('')).join(' ')
}

/**
 * Operations whose name, path, tag or query parameters contain all words; without words all operations. Words without a
 * match are searched in the tags' descriptions.
 */
export function searchDocs(contents: DocIndex, query: string): Found {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0)
    return {
      tags: contents.tags.map((tag) => ({ tag, operations: tag.operations })),
      schemas: [],
      members: [],
    }
  const { operations, members } = prepare(contents)
  const fits = (text: string): boolean => words.every((word) => text.includes(word))
  const isNamed = (entry: DocEntry): boolean =>
    words.every((word) => operations.get(entry)?.includes(word) || entry.query?.includes(word))
  const named = contents.tags
    .map((tag) => ({ tag, operations: tag.operations.filter(isNamed) }))
    .filter((tag) => tag.operations.length > 0)
  const described = contents.tags
    .filter((tag) => fits(plainText(tag.text).toLowerCase()))
    .map((tag) => ({ tag, operations: tag.operations }))
  const isLong = words.some((word) => word.length >= fewestLetters)
  return {
    tags: named.length > 0 ? named : described,
    schemas: contents.schemas.filter((schema) => fits(schema.name.toLowerCase())),
    members: isLong ? members.filter(({ text }) => fits(text)).slice(0, mostMembers) : [],
  }
}
