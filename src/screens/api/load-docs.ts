import type { DocChapter, DocIndex, DocSchema, DocShared, DocTag } from '../../lib/api-docs'
import type { Texts } from '../../platform/i18n/texts'

/** What a page of the documentation is drawn from. */
export interface Docs {
  contents: DocIndex
  shared: DocShared
  /** The tag the page is about, or belongs to, with its chapter; on the overview that of the first call. */
  tag?: DocTag
  chapter?: DocChapter
}

/** The tag that an operation, a schema, or its own name stands for. */
function tagOf(contents: DocIndex, kind: string, name: string): string | undefined {
  if (kind === 'tags') return name
  if (kind === 'schemas') return contents.schemas.find((schema) => schema.name === name)?.tag ?? undefined
  if (kind !== 'operations') return undefined
  return contents.tags.find((tag) => tag.operations.some((operation) => operation.id === name))?.id
}

/**
 * Fetches what a page of the documentation needs, given as its kind and its name with a space between: contents and
 * shared part once, a chapter when something of it is opened.
 */
export async function loadDocs(page: string, texts: Pick<Texts, 'loadScreen'>): Promise<Docs> {
  const [kind = '', name = ''] = page.split(' ')
  const [{ contents, chapters }, { shared }] = await Promise.all([
    import('../../generated/api-docs/contents'),
    import('../../generated/api-docs/shared'),
    texts.loadScreen('api'),
  ])
  const { first } = contents
  const id =
    kind === '' && first ? tagOf(contents, 'operations', first.operation) : tagOf(contents, kind, name)
  const tag = contents.tags.find((each) => each.id === id)
  const load = id === undefined ? undefined : chapters[id]
  if (!tag || !load) return { contents, shared }
  return { contents, shared, tag, chapter: (await load()).chapter }
}

/** A schema of the page's chapter or of the shared part. The name may be anything an address holds. */
export function schemaOf({ chapter, shared }: Docs, name: string): DocSchema | undefined {
  const place = [chapter?.schemas, shared.schemas].find((each) => each && Object.hasOwn(each, name))
  return place?.[name]
}
