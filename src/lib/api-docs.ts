/**
 * The API documentation generated from the description, for the API page. All plain data; shared schemas and error
 * answers are referenced by name.
 */

/** A run of text: plain, code, strong, or a link to an operation or schema. */
export type DocPiece =
  | string
  | { code: string }
  | { strong: string }
  | { operation: string }
  | { schema: string }

/** Paragraphs of the description, in its language. */
export type DocText = readonly (readonly DocPiece[])[]

/** A value of an enum. */
export interface DocValue {
  value: string | number | boolean | null
  text?: DocText
}

/** Type of a value. Empty: any. */
export interface DocType {
  /** JSON types, including `null` if allowed. */
  is?: readonly string[]
  /** Name of the schema with the details. */
  schema?: string
  format?: string
  /** Unit of a number: MB, GB, seconds, count, … */
  unit?: string
  min?: number
  max?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  default?: unknown
  example?: unknown
  values?: readonly DocValue[]
  items?: DocType
  /** Type of the values of a map. */
  entries?: DocType
  fields?: readonly DocField[]
  /** Required alternatives: at least one of these lists of members. */
  needs?: readonly (readonly string[])[]
  oneOf?: readonly DocType[]
}

/** A member of an object, or a parameter of a call. */
export interface DocField {
  name: string
  required?: true
  text: DocText
  type: DocType
  deprecated?: true
  /** Served and used, but missing in the specification. */
  beyond?: true
  /** Optional, but usually needed: examples include it. */
  usual?: true
  /** Never shown or logged. */
  secret?: true
}

/** A named schema. */
export interface DocSchema {
  text: DocText
  type: DocType
  deprecated?: true
  /** Operations that take or return it at any depth, except in failures. */
  usedBy: readonly string[]
}

/** An example of a body or an answer. */
export interface DocExample {
  id: string
  title?: string
  value: unknown
}

/** An answer of an operation. */
export interface DocAnswer {
  text: DocText
  /** Content type; absent without a body. */
  content?: string
  type?: DocType
  examples?: readonly DocExample[]
}

/** Body of a request. */
export interface DocBody {
  encoding: 'form' | 'json'
  required: boolean
  type: DocType
  examples: readonly DocExample[]
}

export type DocMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A place of the console that makes a call. */
export interface DocUse {
  /** Resource type. */
  type: string
  kind: 'list' | 'detail' | 'create' | 'action' | 'choices'
  /** Id of the action, for its label. */
  action?: string
  /** URL of the page without the base path; of the list if the page belongs to one record. */
  href: string
}

/** Documentation of an operation. */
export interface DocOperation {
  id: string
  method: DocMethod
  /** Path template after `/v1`. */
  path: string
  title: string
  text: DocText
  deprecated?: true
  beyond?: true
  /** Needs no key. */
  open?: true
  /** Deletes its record or something in it. */
  loses?: true
  pathParameters: readonly DocField[]
  query: readonly DocField[]
  /** Headers other than the key; absent if there are none. */
  headers?: readonly DocField[]
  body?: DocBody
  /** Successful answers by status. */
  answers: Readonly<Record<string, DocAnswer>>
  /** Other answers by status; a text is the name of a shared answer. */
  errors: Readonly<Record<string, string | DocAnswer>>
  /** A 200 answer with another value of this property is a failure. */
  success?: { property: string; equals: string | number | boolean }
  /** Operations whose answers change afterwards, in addition to the list of the operation's own records. */
  changes?: readonly string[]
  /**
   * Limits of its fields beyond their schemas: by path of a field, the row in the answer of `operation`, which may be
   * narrower for a value of the field `by`.
   */
  limits?: { operation: string; by?: string; rows: Readonly<Record<string, string>> }
  uses: readonly DocUse[]
}

/** Operations of one tag and the schemas only they use. Loaded on demand. */
export interface DocChapter {
  operations: readonly DocOperation[]
  schemas: Readonly<Record<string, DocSchema>>
}

/** Shared by several chapters. */
export interface DocShared {
  schemas: Readonly<Record<string, DocSchema>>
  answers: Readonly<Record<string, DocAnswer>>
}

/** An operation in navigation and search. */
export interface DocEntry {
  id: string
  method: DocMethod
  path: string
  title: string
  deprecated?: true
  /** Names of its query parameters. */
  query?: readonly string[]
}

/** A tag in navigation. */
export interface DocTag {
  /** Name of the tag in URLs: `virtual-machines`. */
  id: string
  title: string
  text: DocText
  operations: readonly DocEntry[]
}

/** A schema in search: its chapter and the names of its members. */
export interface DocSchemaEntry {
  name: string
  /** Tag of its chapter; null for the shared part. */
  tag: string | null
  members: readonly string[]
}

/** Table of contents. */
export interface DocIndex {
  title: string
  version: string
  /** OpenAPI version: `3.1`. */
  dialect: string
  /** Language of the description. */
  language: string
  text: DocText
  /** The first call for a newcomer. */
  first?: DocFirst
  tags: readonly DocTag[]
  schemas: readonly DocSchemaEntry[]
}

/** A newcomer's first call, and the page that creates an API key. */
export interface DocFirst {
  operation: string
  key?: DocUse
}

/** URL of the API page without the base path. */
export const apiPage = '/api'

/** URL of the documentation of an operation, tag or schema; without a name, of all of a kind. */
export function docHref(kind: 'operations' | 'tags' | 'schemas', name?: string, anchor?: string): string {
  const place = name === undefined ? '' : `/${encodeURIComponent(name)}`
  return `${apiPage}/${kind}${place}${anchor === undefined ? '' : `#${anchor}`}`
}
