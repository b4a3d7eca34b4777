import type { DocChapter, DocIndex, DocSchema, DocShared, DocTag } from '../../lib/api-docs'
import type { Texts } from '../../platform/i18n/texts'

/** Data of a documentation page. */
export interface Docs {
  contents: DocIndex
  shared: DocShared
  /** Tag and chapter of the page; on the overview those of the first call. */
  tag?: DocTag
  chapter?: DocChapter
}

/** Tag of an operation or schema, or the named tag. */
function tagOf(contents: DocIndex, kind: string, name: string): string | undefined {
  if (kind === 'tags') return name
  if (kind === 'schemas') return contents.schemas.find((schema) => schema.name === name)?.tag ?? undefined
  if (kind !== 'operations') return undefined
  return contents.tags.find((tag) => tag.operations.some((operation) => operation.id === name))?.id
}

/**
 * Loads the data of a page, given as kind and name separated by a space: contents and shared part once, chapters on
 * demand.
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

/** A schema of the page's chapter or the shared part. The name may be any text from a URL. */
export function schemaOf({ chapter, shared }: Docs, name: string): DocSchema | undefined {
  const place = [chapter?.schemas, shared.schemas].find((each) => each && Object.hasOwn(each, name))
  return place?.[name]
}
