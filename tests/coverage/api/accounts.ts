/** Which requirement each call and each field of the API serves. */
import type { DescribedOperation, Description } from '../../../codegen/openapi/description'
import type { Requirement } from '../requirement-list'
import { answerFields, requestFields, type DescribedField } from './described-fields'

/** Accounts that the texts of the requirements do not give (`api-requirements.yaml`). */
export interface Accounts {
  /** Calls no requirement names by method and path. */
  readonly operations: ReadonlyMap<string, readonly string[]>
  /** Requirements that describe a schema; other schemas go by the calls that take or answer them. */
  readonly schemas: ReadonlyMap<string, readonly string[]>
  /** Fields not named by the requirements of their schema: the requirements they serve, or why they exist. */
  readonly fields: ReadonlyMap<string, Pick<Account, 'ids' | 'because'>>
  /** Requirements that all calls serve. */
  readonly general: readonly string[]
}

/** A call or field with the requirements it serves, or the reason for it without one; neither when unaccounted for. */
export interface Account {
  readonly name: string
  readonly kind: 'operation' | 'field'
  readonly ids: readonly string[]
  readonly because: string | undefined
}

const escaped = (text: string): string => text.replaceAll(/[^\w]/g, '\\$&')

/** Whether a text names a call: its path, with or without the location, and its method. */
function namesCall(text: string, { method, path }: DescribedOperation): boolean {
  const bare = escaped(path.replace('/{location}', ''))
  return new RegExp(`${bare}(?![\\w/{])`).test(text) && new RegExp(`\\b${method}\\b`).test(text)
}

const namesField = (text: string, name: string): boolean =>
  new RegExp(`(?<!\\w)${escaped(name)}(?!\\w)`).test(text)

const isBeyond = ({ definition }: DescribedOperation): boolean =>
  definition['x-beyond-specification'] === true

/** Accounts for every call and field of a description. */
export function account(
  description: Description,
  requirements: readonly Requirement[],
  { operations: calls, schemas, fields: reasons }: Accounts,
): Account[] {
  const { operations } = description
  const texts = new Map(requirements.map(({ id, text }) => [id, text]))
  const idsOf = new Map(
    [...operations.values()].map((operation) => {
      const named = requirements.filter(({ text }) => namesCall(text, operation)).map(({ id }) => id)
      return [operation.id, [...named, ...(calls.get(operation.id) ?? [])]]
    }),
  )
  const beyond = 'beyond the specification'
  const marked = new Set([...operations.values()].filter(isBeyond).map(({ id }) => id))
  const beyondParameters = new Set(
    [...operations.values()].flatMap(({ id, parameters }) =>
      parameters
        .filter((each) => each['x-beyond-specification'] === true)
        .map(({ name }) => `${id}.${String(name)}`),
    ),
  )

  const accountField = ({ label, name, operations: from }: DescribedField): Account => {
    const [schema = ''] = label.split('.')
    const sources = schemas.get(schema) ?? [...from].flatMap((id) => idsOf.get(id) ?? [])
    const ids = [...new Set(sources)].filter((id) => namesField(texts.get(id) ?? '', name))
    const outside = beyondParameters.has(label) || [...from].every((id) => marked.has(id))
    const field = { name: label, kind: 'field' } as const
    if (ids.length > 0) return { ...field, ids, because: undefined }
    if (outside) return { ...field, ids, because: beyond }
    return { ...field, ids, because: undefined, ...reasons.get(label) }
  }
  const fields = new Map<string, DescribedField>()
  for (const { byLabel } of [answerFields(description), requestFields(description)]) {
    for (const [label, field] of byLabel) {
      const known = fields.get(label)?.operations ?? []
      fields.set(label, { ...field, operations: new Set([...known, ...field.operations]) })
    }
  }
  return [
    ...[...idsOf].map(([name, ids]): Account => {
      const because = ids.length === 0 && marked.has(name) ? beyond : undefined
      return { name, kind: 'operation', ids, because }
    }),
    ...[...fields.values()].map(accountField),
  ]
}

/** Problems of the table, as messages: names that do not exist, and entries that nothing needs. */
export function accountProblems(
  found: readonly Account[],
  requirements: readonly Requirement[],
  { operations, schemas, fields, general }: Accounts,
): string[] {
  const names = new Set(found.map(({ name }) => name))
  const known = new Set(requirements.map(({ id }) => id))
  const cited = [...operations.values(), ...schemas.values(), general].flat()
  const served = [...fields.values()].flatMap(({ ids }) => ids)
  const used = new Set(found.flatMap(({ ids }) => ids).concat(general))
  const owners = new Set(found.map(({ name }) => name.split('.')[0]))
  const missing = (name: string, text: string, all: ReadonlySet<unknown>): string[] =>
    all.has(name) ? [] : [`${name}: ${text}`]
  return [
    ...[...cited, ...served].flatMap((id) => missing(id, 'there is no such requirement', known)),
    ...[...operations.keys()].flatMap((name) => missing(name, 'there is no such call', names)),
    ...[...schemas.keys()].flatMap((name) => missing(name, 'no call takes or answers it', owners)),
    ...[...fields].flatMap(([name, { ids, because }]) => {
      const account = found.find((each) => each.name === name)
      if (!account) return [`${name}: there is no such field`]
      return account.ids === ids && account.because === because
        ? []
        : [`${name}: is accounted for without its entry`]
    }),
    ...found
      .filter(({ ids, because }) => ids.length === 0 && because === undefined)
      .map(({ name, kind }) => `${kind} ${name}: no requirement accounts for it`),
    ...requirements
      .filter(({ id, kind }) => kind === 'api' && !used.has(id))
      .map(({ id, text }) => `${id}: no call serves it (${text})`),
  ]
}
