/**
 * The API's documentation as the generator makes it of the description, for the API page. Everything here is data; what
 * many operations share (schemas, error answers) is named and looked up.
 */

/** A run of text: plain, code, strong, or the name of an operation or a schema, which is a link. */
export type DocPiece =
  string | { code: string } | { strong: string } | { operation: string } | { schema: string }

/** Paragraphs of the description, in its language. */
export type DocText = readonly (readonly DocPiece[])[]

/** One of the values an enum lists. */
export interface DocValue {
  value: string | number | boolean | null
  text?: DocText
}

/** What a value may be. Nothing set means: anything. */
export interface DocType {
  /** JSON types; `null` among them where it is allowed. */
  is?: readonly string[]
  /** The schema that says the rest, by its name. */
  schema?: string
  format?: string
  /** What a number counts: MB, GB, seconds, count, … */
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
  /** Type of the values of an object whose names are not fixed. */
  entries?: DocType
  fields?: readonly DocField[]
  /** At least one of these lists of members must be there. */
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
  /** Not in the specification, but served and used. */
  beyond?: true
  /** May be left out, but most callers need it: examples have it. */
  usual?: true
  /** Never shown or logged. */
  secret?: true
}

/** A schema that has a name. */
export interface DocSchema {
  text: DocText
  type: DocType
  deprecated?: true
  /** Operations that take or answer it, in whatever depth; failures left out. */
  usedBy: readonly string[]
}

/** An example of a body or an answer. */
export interface DocExample {
  id: string
  title?: string
  value: unknown
}

/** How a call can be answered. */
export interface DocAnswer {
  text: DocText
  /** Content type; absent where there is no body. */
  content?: string
  type?: DocType
  examples?: readonly DocExample[]
}

/** The body a call takes. */
export interface DocBody {
  encoding: 'form' | 'json'
  required: boolean
  type: DocType
  examples: readonly DocExample[]
}

export type DocMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A screen of the console that makes a call. */
export interface DocUse {
  /** The resource type. */
  type: string
  kind: 'list' | 'detail' | 'create' | 'action' | 'choices'
  /** The action's id, for its label. */
  action?: string
  /** Address of the screen below the base path; of the list where the screen belongs to one record. */
  href: string
}

/** A call with everything about it. */
export interface DocOperation {
  id: string
  method: DocMethod
  /** Path template below `/v1`. */
  path: string
  title: string
  text: DocText
  deprecated?: true
  beyond?: true
  /** No key is needed. */
  open?: true
  /** What it is about, or something in it, is lost by it. */
  loses?: true
  pathParameters: readonly DocField[]
  query: readonly DocField[]
  /** Headers it takes besides the key; absent when there are none. */
  headers?: readonly DocField[]
  body?: DocBody
  /** Successful answers by status. */
  answers: Readonly<Record<string, DocAnswer>>
  /** Other answers by status; a text names one of the shared answers. */
  errors: Readonly<Record<string, string | DocAnswer>>
  /** A 200 answer that holds this property with another value is a failure. */
  success?: { property: string; equals: string | number | boolean }
  uses: readonly DocUse[]
}

/** The operations of one tag, with the schemas that only they use. Fetched when one of them is looked at. */
export interface DocChapter {
  operations: readonly DocOperation[]
  schemas: Readonly<Record<string, DocSchema>>
}

/** What several chapters use. */
export interface DocShared {
  schemas: Readonly<Record<string, DocSchema>>
  answers: Readonly<Record<string, DocAnswer>>
}

/** A call as navigation and search know it. */
export interface DocEntry {
  id: string
  method: DocMethod
  path: string
  title: string
  deprecated?: true
  /** Names of what its query takes. */
  query?: readonly string[]
}

/** A tag as navigation knows it. */
export interface DocTag {
  /** The tag's name as an address: `virtual-machines`. */
  id: string
  title: string
  text: DocText
  operations: readonly DocEntry[]
}

/** A schema as search knows it: where it is described, and what its members are called. */
export interface DocSchemaEntry {
  name: string
  /** The tag whose chapter holds it; null for the shared part. */
  tag: string | null
  members: readonly string[]
}

/** Table of contents. */
export interface DocIndex {
  title: string
  version: string
  /** The version of OpenAPI it is written in: `3.1`. */
  dialect: string
  /** The language the description is written in. */
  language: string
  text: DocText
  /** What a newcomer sends first. */
  first?: DocFirst
  tags: readonly DocTag[]
  schemas: readonly DocSchemaEntry[]
}

/** The first call somebody makes: its operation, and the screen of the console that makes a key for it. */
export interface DocFirst {
  operation: string
  key?: DocUse
}

/** Address of the API page of this console below its base path. */
export const apiPage = '/api'

/** Address of the part of the API page about an operation, a tag or a schema; without a name, about all of them. */
export function docHref(kind: 'operations' | 'tags' | 'schemas', name?: string, anchor?: string): string {
  const place = name === undefined ? '' : `/${encodeURIComponent(name)}`
  return `${apiPage}/${kind}${place}${anchor === undefined ? '' : `#${anchor}`}`
}
