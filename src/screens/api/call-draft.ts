import type { SampleRequest } from '../../api/samples/sample-request'
import type { DocField, DocOperation, DocType } from '../../lib/api-docs'
import type { Operation } from '../../lib/operation'
import type { Docs } from './load-docs'
import { membersOf, resolveType } from './resolve-type'

/** Input of a call as texts by parameter or member; empty ones are omitted. */
export interface CallDraft {
  path: Readonly<Record<string, string>>
  query: Readonly<Record<string, string>>
  body: Readonly<Record<string, string>>
}

/** Parses a text by type; a text that does not fit is sent as text, and the platform reports the error. */
export function readValue(type: DocType, text: string): unknown {
  const kinds = type.is ?? []
  const trimmed = text.trim()
  if (kinds.includes('string') || type.values?.some(({ value }) => value === text)) return text
  if (
    (kinds.includes('integer') || kinds.includes('number')) &&
    trimmed !== '' &&
    Number.isFinite(Number(trimmed))
  )
    return Number(trimmed)
  if (kinds.includes('boolean') && (trimmed === 'true' || trimmed === 'false')) return trimmed === 'true'
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return text
  }
}

/** Formats a value so that `readValue` parses it. */
export function writeValue(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2)
}

/** Fields of the body in the description's order. */
export function bodyFields(docs: Docs, operation: DocOperation): readonly DocField[] {
  return operation.body ? membersOf(docs, operation.body.type) : []
}

/** Draft of an example. `location` is one of this deployment, for located operations. */
export function draftOf(operation: DocOperation, example: number, location: string | undefined): CallDraft {
  const texts = (fields: readonly DocField[], all: boolean): Record<string, string> =>
    Object.fromEntries(
      fields
        .filter((field) => all || field.required || field.usual)
        .map((field) => [field.name, writeValue(field.type.example)]),
    )
  const body = operation.body?.examples[example]?.value
  const path = texts(operation.pathParameters, true)
  return {
    path: location !== undefined && 'location' in path ? { ...path, location } : path,
    query: texts(operation.query, false),
    body:
      typeof body === 'object' && body !== null
        ? Object.fromEntries(Object.entries(body).map(([name, value]) => [name, writeValue(value)]))
        : {},
  }
}

const names = /(?:^|_)(?:uuid|id|ids)$/

/** Name of the parameter or member with the billing account. */
const accountName = 'billing_account_id'

type Texts = Readonly<Record<string, string>>

/** The billing account in a draft; undefined if it has none. */
export const accountOf = ({ query, body }: CallDraft): string | undefined =>
  query[accountName] ?? body[accountName]

/** The draft with another billing account in place of a prefilled one; what was typed stays. */
export function withAccount(draft: CallDraft, account: number, prefilled: string | undefined): CallDraft {
  const changed = (texts: Texts): Texts =>
    texts[accountName] && texts[accountName] === prefilled
      ? { ...texts, [accountName]: String(account) }
      : texts
  return { ...draft, query: changed(draft.query), body: changed(draft.body) }
}

/**
 * Draft for a real call: without the example's secrets, which are public, and without ids of optional records, which do
 * not exist here. For destructive operations only the location is filled in.
 */
export function draftToTry(
  docs: Docs,
  operation: DocOperation,
  example: number,
  location: string | undefined,
): CallDraft {
  const draft = withoutStrangers(docs, operation, draftOf(operation, example, location))
  if (!operation.loses) return draft
  const isOpen = (name: string): boolean =>
    name !== 'location' && (operation.method === 'DELETE' || names.test(name))
  const without = (texts: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(Object.entries(texts).filter(([name]) => !isOpen(name)))
  return {
    path: Object.fromEntries(
      Object.entries(draft.path).map(([name, text]) => [name, name === 'location' ? text : '']),
    ),
    query: without(draft.query),
    body: without(draft.body),
  }
}

function withoutStrangers(docs: Docs, operation: DocOperation, draft: CallDraft): CallDraft {
  const needed = operation.body ? (resolveType(docs, operation.body.type).needs ?? []).flat() : []
  const fields = bodyFields(docs, operation)
  const isSecret = (name: string): boolean => fields.some((field) => field.name === name && field.secret)
  const isStrange = (name: string): boolean =>
    name !== accountName &&
    names.test(name) &&
    !needed.includes(name) &&
    !fields.some((field) => field.name === name && field.required)
  const known = Object.entries(draft.body).filter(([name]) => !isStrange(name))
  return {
    ...draft,
    body: Object.fromEntries(known.map(([name, text]) => [name, isSecret(name) ? '' : text])),
  }
}

/** Names of required parameters without a value. */
export function missingFrom(docs: Docs, operation: DocOperation, draft: CallDraft): string[] {
  const among = (fields: readonly DocField[], texts: Readonly<Record<string, string>>): string[] =>
    fields.flatMap(({ name, required }) => (required && (texts[name] ?? '') === '' ? [name] : []))
  const path = operation.pathParameters.flatMap(({ name }) => ((draft.path[name] ?? '') === '' ? [name] : []))
  if (!operation.loses) return path
  return [...path, ...among(operation.query, draft.query), ...among(bodyFields(docs, operation), draft.body)]
}

function read(
  docs: Docs,
  fields: readonly DocField[],
  texts: Readonly<Record<string, string>>,
): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const text = texts[field.name] ?? ''
      return text === '' ? [] : [[field.name, readValue(resolveType(docs, field.type), text)]]
    }),
  )
}

/** Content type of the answer in the operation table's format; undefined for JSON. */
function answerOf(operation: DocOperation): Pick<Operation, 'answer'> {
  const contents = Object.values(operation.answers).flatMap(({ content }) => content ?? [])
  const [first = 'none'] = contents
  return first === 'application/json' ? {} : { answer: first }
}

function isPlain(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}

/** The request of a draft. */
export function requestOf(
  docs: Docs,
  operation: DocOperation,
  draft: CallDraft,
  base: string,
): SampleRequest {
  const { id, method, path, body } = operation
  const fields = bodyFields(docs, operation)
  const described: Operation = {
    method,
    path,
    ...(body ? { body: body.encoding } : {}),
    ...answerOf(operation),
  }
  const query = Object.entries(read(docs, operation.query, draft.query))
  return {
    id,
    operation: described,
    base,
    path: draft.path,
    query: Object.fromEntries(query.flatMap(([name, value]) => (isPlain(value) ? [[name, value]] : []))),
    body: body ? read(docs, fields, draft.body) : undefined,
    secrets: new Set(fields.filter((field) => field.secret).map((field) => field.name)),
  }
}
