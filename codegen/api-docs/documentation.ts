import type {
  DocAnswer,
  DocChapter,
  DocEntry,
  DocFirst,
  DocIndex,
  DocOperation,
  DocSchema,
  DocShared,
  DocTag,
  DocType,
  DocUse,
} from '../../src/lib/api-docs'
import { asJson, asList, type Description } from '../openapi/description'
import { docAnswer, docOperation } from './operation'
import { docText } from './text'
import { docType, schemasIn, type DocContext } from './type'

/** The documentation in parts that are loaded separately. */
export interface Documentation {
  contents: DocIndex
  shared: DocShared
  chapters: ReadonlyMap<string, DocChapter>
}

/** Name of a tag in URLs: "IP addresses" becomes `ip-addresses`. */
export function tagId(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')
}

/** Types of a call's input and successful output. */
function mainTypes(operation: DocOperation): DocType[] {
  return [
    ...[...operation.pathParameters, ...operation.query, ...(operation.headers ?? [])].map(
      (field) => field.type,
    ),
    ...(operation.body ? [operation.body.type] : []),
    ...Object.values(operation.answers).flatMap(({ type }) => type ?? []),
  ]
}

function failureTypes(operation: DocOperation): DocType[] {
  return Object.values(operation.errors).flatMap((answer) =>
    typeof answer === 'string' || !answer.type ? [] : [answer.type],
  )
}

/** All schemas the types refer to, directly or indirectly. */
function reach(types: readonly DocType[], schemas: ReadonlyMap<string, DocSchema>): Set<string> {
  const found = new Set<string>()
  const waiting = types.flatMap(schemasIn)
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue
    found.add(name)
    const schema = schemas.get(name)
    if (schema) waiting.push(...schemasIn(schema.type))
  }
  return found
}

function membersOf(type: DocType): string[] {
  const inner = type.items ? membersOf(type.items) : []
  return [...(type.fields ?? []).flatMap((field) => [field.name, ...membersOf(field.type)]), ...inner]
}

function pick(names: Iterable<string>, schemas: ReadonlyMap<string, DocSchema>): Record<string, DocSchema> {
  return Object.fromEntries(
    [...names].sort().flatMap((name) => {
      const schema = schemas.get(name)
      return schema ? [[name, schema]] : []
    }),
  )
}

/** All schemas by name, before their uses are known. */
function readSchemas(context: DocContext): Map<string, DocSchema> {
  const { description, names } = context
  return new Map(
    description.schemaNames().map((name): [string, DocSchema] => {
      const schema = description.schema(name) ?? {}
      const deprecated = schema.deprecated === true ? { deprecated: true as const } : {}
      const text = docText(schema.description, names)
      return [name, { text, type: docType(context, schema), ...deprecated, usedBy: [] }]
    }),
  )
}

/** From the manifests: pages that make a call, and destructive operations. */
export interface ConsoleWords {
  uses: ReadonlyMap<string, readonly DocUse[]>
  losing: ReadonlySet<string>
}

/** Operations of each tag, in the order of the operation table. */
function readOperations(context: DocContext, { uses, losing }: ConsoleWords): Map<string, DocOperation[]> {
  const byTag = new Map<string, DocOperation[]>()
  for (const operation of context.description.operations.values()) {
    const [tag = ''] = asList(operation.definition.tags).map(String)
    const known = byTag.get(tag) ?? []
    const said = { uses: uses.get(operation.id) ?? [], loses: losing.has(operation.id) }
    byTag.set(tag, [...known, docOperation(context, operation, said)])
  }
  return byTag
}

function entryOf({ id, method, path, title, deprecated, query }: DocOperation): DocEntry {
  const names = query.map(({ name }) => name)
  return {
    ...{ id, method, path, title },
    ...(deprecated ? { deprecated } : {}),
    ...(names.length > 0 ? { query: names } : {}),
  }
}

function pushTo(lists: Map<string, string[]>, name: string, value: string): void {
  lists.set(name, [...(lists.get(name) ?? []), value])
}

/** The operation of `x-first-call`. Throws if it does not exist. */
function readFirst({ document, operations }: Description, { uses }: ConsoleWords): DocFirst | undefined {
  const { call, key } = asJson(document['x-first-call'])
  for (const name of [call, key])
    if (name !== undefined && !(typeof name === 'string' && operations.has(name)))
      throw new Error(`x-first-call: there is no operation "${String(name)}".`)
  if (typeof call !== 'string') return undefined
  const form = uses.get(String(key))?.find(({ kind }) => kind === 'create')
  return { operation: call, ...(form ? { key: form } : {}) }
}

/**
 * Converts the description to documentation: a table of contents, a chapter per tag, and a shared part. A schema used
 * by one chapter only belongs to it. `language` is that of the description.
 */
export function documentApi(description: Description, said: ConsoleWords, language: string): Documentation {
  const { document } = description
  const names = {
    operations: new Set(description.operations.keys()),
    schemas: new Set(description.schemaNames()),
  }
  const context: DocContext = { description, names }
  const bare = readSchemas(context)
  const byTag = readOperations(context, said)
  const answers = Object.fromEntries(
    Object.entries(asJson(asJson(document.components).responses)).map(([name, raw]): [string, DocAnswer] => [
      name,
      docAnswer(context, raw),
    ]),
  )

  const everywhere = reach(
    Object.values(answers).flatMap(({ type }) => type ?? []),
    bare,
  )
  const owners = new Map<string, string[]>()
  const users = new Map<string, string[]>()
  for (const [tag, operations] of byTag) {
    for (const name of reach(
      operations.flatMap((each) => [...mainTypes(each), ...failureTypes(each)]),
      bare,
    ))
      pushTo(owners, name, tagId(tag))
    for (const operation of operations)
      for (const name of reach(mainTypes(operation), bare)) pushTo(users, name, operation.id)
  }
  const schemas = new Map(
    [...bare].map(([name, schema]) => [name, { ...schema, usedBy: users.get(name) ?? [] }]),
  )
  const ownerOf = (name: string): string | null => {
    const [owner, second] = owners.get(name) ?? []
    return owner === undefined || second !== undefined || everywhere.has(name) ? null : owner
  }
  const ownedBy = (owner: string | null): Record<string, DocSchema> =>
    pick(
      [...schemas.keys()].filter((name) => ownerOf(name) === owner),
      schemas,
    )

  const tags = asList(document.tags).flatMap((raw): DocTag[] => {
    const tag = asJson(raw)
    const title = String(tag.name)
    const operations = byTag.get(title)
    if (!operations) return []
    const text = docText(tag.description, names)
    return [{ id: tagId(title), title, text, operations: operations.map(entryOf) }]
  })
  const info = asJson(document.info)
  const first = readFirst(description, said)
  return {
    contents: {
      title: String(info.title ?? ''),
      version: String(info.version ?? ''),
      dialect: String(document.openapi).split('.').slice(0, 2).join('.'),
      language,
      text: [...docText(info.summary, names), ...docText(info.description, names)],
      ...(first ? { first } : {}),
      tags,
      schemas: [...schemas]
        .map(([name, { type }]) => ({ name, tag: ownerOf(name), members: [...new Set(membersOf(type))] }))
        .sort((a, b) => (a.name < b.name ? -1 : 1)),
    },
    shared: { schemas: ownedBy(null), answers },
    chapters: new Map(
      tags.map(({ id, title }) => [id, { operations: byTag.get(title) ?? [], schemas: ownedBy(id) }]),
    ),
  }
}
