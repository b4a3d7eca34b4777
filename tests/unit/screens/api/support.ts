import { chapters, contents } from '../../../../src/generated/api-docs/contents'
import { shared } from '../../../../src/generated/api-docs/shared'
import type { DocOperation, DocSchema } from '../../../../src/lib/api-docs'
import type { Docs } from '../../../../src/screens/api/load-docs'

export { contents }

/** Documentation with these schemas alone. */
export function docsWith(schemas: Record<string, Pick<DocSchema, 'type'>>): Docs {
  const named = Object.entries(schemas).map(([name, { type }]) => [name, { text: [], usedBy: [], type }])
  return {
    contents: { title: '', version: '', dialect: '3.1', language: 'en', text: [], tags: [], schemas: [] },
    shared: { schemas: Object.fromEntries(named), answers: {} },
  }
}

/** An operation of the platform with the documentation of its page. */
export async function documented(id: string): Promise<{ docs: Docs; operation: DocOperation }> {
  const tag = contents.tags.find(({ operations }) => operations.some((each) => each.id === id))
  const chapter = (await chapters[tag?.id ?? '']?.())?.chapter
  const operation = chapter?.operations.find((each) => each.id === id)
  if (!tag || !chapter || !operation) throw new Error(`There is no ${id}`)
  return { docs: { contents, shared, tag, chapter }, operation }
}

/** Every operation of the platform. */
export function everyOperation(): string[] {
  return contents.tags.flatMap(({ operations }) => operations.map(({ id }) => id))
}
