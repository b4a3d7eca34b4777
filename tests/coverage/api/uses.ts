/** Everything the API has, and who in the console uses it. */
import { config } from '../../../console.config'
import { loadManifests } from '../../../codegen/inputs'
import { asJson, asList } from '../../../codegen/openapi/description'
import { answerFields } from './described-fields'
import { codeUses } from './code-uses'
import { readDescriptions } from './descriptions'
import { manifestUses } from './manifest-uses'
import { readByName } from './read-by-name'

/** A call or a field of an answer, the part of the API it belongs to, and its users: manifests by type, modules by path. */
export interface Item {
  readonly name: string
  readonly area: string
  readonly users: readonly string[]
}

export interface ApiUses {
  readonly operations: readonly Item[]
  readonly fields: readonly Item[]
  /** Entries of `read-by-name.ts` that read nothing. */
  readonly idle: readonly string[]
}

class Users {
  private readonly found = new Map<string, Set<string>>()

  add(name: string | undefined, user: string): void {
    if (name !== undefined) this.found.set(name, (this.found.get(name) ?? new Set()).add(user))
  }

  of(name: string): string[] {
    return [...(this.found.get(name) ?? [])]
  }
}

/** Reads descriptions, manifests and code. */
export async function apiUses(): Promise<ApiUses> {
  const descriptions = readDescriptions()
  const [main] = descriptions
  const operations = new Map(descriptions.flatMap((each) => [...each.operations]))
  const fieldsOf = descriptions.map(answerFields)
  const fields = new Map(fieldsOf.flatMap(({ byLabel }) => [...byLabel]))
  const users = new Users()

  for (const { type, operations: called, members } of manifestUses(
    await loadManifests(config.manifests),
    main.document,
  )) {
    for (const id of called) users.add(id, type)
    for (const member of members) users.add(fieldsOf[0]?.labelOf.get(member), type)
  }

  const idle: string[] = []
  const names = new Set([...fields.values()].map(({ name }) => name))
  for (const { module, operations: called, fields: read, words } of codeUses(
    new Set(operations.keys()),
    names,
  )) {
    for (const name of [...called, ...read]) users.add(name, module)
    const told = readByName[module] ?? []
    const sources = [...called, ...told]
    for (const { label, name, operations: from, within } of fields.values()) {
      const reached = [...within].some((outer) => outer === '' || words.has(outer))
      if (words.has(name) && reached && sources.some((id) => from.has(id))) users.add(label, module)
    }
    if (told.length > 0 && words.size === 0) idle.push(module)
  }
  for (const { id, definition } of operations.values()) {
    const { property } = asJson(definition['x-success'])
    for (const { label, name, operations: from } of fields.values())
      if (name === property && from.has(id)) users.add(label, 'src/api/call-operation.ts')
  }

  const areaOf = (id: string): string => String(asList(operations.get(id)?.definition.tags)[0])
  return {
    operations: [...operations.keys()].map((name) => ({ name, area: areaOf(name), users: users.of(name) })),
    fields: [...fields.values()].map(({ label, operations: [first = ''] }) => ({
      name: label,
      area: areaOf(first),
      users: users.of(label),
    })),
    idle,
  }
}
