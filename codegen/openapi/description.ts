import { isRecord } from '../../src/lib/is-record'
import { pathParameters } from '../../src/lib/operation'

export type Json = Record<string, unknown>

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

/** An operation of the bundled description, with parameters of its path merged in. */
export interface DescribedOperation {
  id: string
  method: Uppercase<(typeof methods)[number]>
  path: string
  definition: Json
  parameters: readonly Json[]
}

/** Reads a bundled description: references, operations, answers, bodies, and the schema at a path. */
export class Description {
  readonly operations: ReadonlyMap<string, DescribedOperation>

  constructor(readonly document: Json) {
    const operations = new Map<string, DescribedOperation>()
    for (const [path, rawItem] of Object.entries(asJson(document.paths))) {
      const item = this.resolve(rawItem)
      for (const method of methods) {
        const definition = item[method]
        if (!isRecord(definition) || typeof definition.operationId !== 'string') continue
        const parameters = [...asList(item.parameters), ...asList(definition.parameters)].map((each) =>
          this.resolve(each),
        )
        const id = definition.operationId
        operations.set(id, { id, method: upper(method), path, definition, parameters })
      }
    }
    this.operations = operations
  }

  /** Follows `$ref`s; sibling keywords of a reference override the target's. */
  resolve(value: unknown): Json {
    if (!isRecord(value)) return {}
    if (typeof value.$ref !== 'string') return value
    const { $ref, ...own } = value
    let target: unknown = this.document
    for (const part of $ref.slice(2).split('/')) {
      target = isRecord(target) ? target[part.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined
    }
    return { ...this.resolve(target), ...own }
  }

  /** Component name of a schema, also of a nullable union with it. */
  schemaName(value: unknown): string | undefined {
    if (!isRecord(value)) return undefined
    if (typeof value.$ref === 'string') return value.$ref.split('/').at(-1)
    for (const arm of [...asList(value.anyOf), ...asList(value.oneOf), ...asList(value.allOf)]) {
      const name = this.schemaName(arm)
      if (name) return name
    }
    return undefined
  }

  /** Whether a schema is the component, or contains it in `allOf`. */
  isOf(value: unknown, name: string): boolean {
    if (!isRecord(value)) return false
    if (typeof value.$ref === 'string')
      return value.$ref === `#/components/schemas/${name}` || this.isOf(this.resolve(value), name)
    return [value.anyOf, value.oneOf, value.allOf].flatMap(asList).some((arm) => this.isOf(arm, name))
  }

  schema(name: string): Json | undefined {
    const found = asJson(asJson(this.document.components).schemas)[name]
    return found === undefined ? undefined : this.resolve(found)
  }

  schemaNames(): string[] {
    return Object.keys(asJson(asJson(this.document.components).schemas))
  }

  /** Names and schemas of the query parameters. */
  query(operation: DescribedOperation): Map<string, Json> {
    return new Map(
      operation.parameters
        .filter((parameter) => parameter.in === 'query')
        .map((parameter) => [
          String(parameter.name),
          { ...this.resolve(parameter.schema), mandatory: parameter.required },
        ]),
    )
  }

  pathParameters(operation: DescribedOperation): string[] {
    return pathParameters(operation.path)
  }

  /** Encoding and object schema of the request body; undefined without one. */
  body(
    operation: DescribedOperation,
  ): { encoding: 'form' | 'json'; schema: Json; required: boolean } | undefined {
    const body = this.resolve(operation.definition.requestBody)
    const content = asJson(body.content)
    for (const [type, encoding] of [
      ['application/json', 'json'],
      ['application/x-www-form-urlencoded', 'form'],
    ] as const) {
      const media = content[type]
      if (isRecord(media)) {
        return {
          encoding,
          schema: this.flatten(this.resolve(media.schema)),
          required: body.required === true,
        }
      }
    }
    return undefined
  }

  /** Why a body cannot be sent: its content type, or that it is a list; undefined if it can. */
  unsendable(operation: DescribedOperation): string | undefined {
    const types = Object.keys(asJson(this.resolve(operation.definition.requestBody).content))
    const body = this.body(operation)
    if (!body) return types.length > 0 ? types.join(' or ') : undefined
    return typesOf(this.concrete(body.schema)).includes('array') ? 'a list' : undefined
  }

  /** Successful answers with a body: content type and schema. */
  answers(operation: DescribedOperation): { type: string; schema: Json }[] {
    return Object.entries(asJson(operation.definition.responses)).flatMap(([status, raw]) => {
      const [type, media] = Object.entries(asJson(this.resolve(raw).content))[0] ?? []
      return status.startsWith('2') && type && isRecord(media) ? [{ type, schema: asJson(media.schema) }] : []
    })
  }

  /** First successful answer with a body. */
  answer(operation: DescribedOperation): { type: string; schema: Json } | undefined {
    return this.answers(operation)[0]
  }

  /**
   * Schema of a call's result: its answer, the content of its envelope, or the result of its task. A task without a
   * result uses the envelope.
   */
  given(operation: DescribedOperation): Json | undefined {
    const task = operation.definition['x-task']
    const within = operation.definition['x-answer']
    if (isRecord(task) && typeof task.result === 'string') {
      const follow = this.operations.get(String(task.operation))
      const answer = follow && this.answer(follow)
      return answer && this.inside(answer.schema, task.result)
    }
    if (isRecord(task) && !isRecord(within)) return undefined
    const answer = this.answer(operation)
    if (!answer || !isRecord(within)) return answer?.schema
    return this.inside(answer.schema, String(within.at))
  }

  /** Schema at a dotted path, unresolved. */
  private inside(schema: Json, path: string): Json | undefined {
    let here: Json = schema
    for (const name of path.split('.')) {
      const found = asJson(this.concrete(here).properties)[name]
      if (!isRecord(found)) return undefined
      here = found
    }
    return here
  }

  /** Schema of an item if the operation returns a list. */
  listItem(operation: DescribedOperation): Json | undefined {
    const given = this.given(operation)
    const schema = given && this.resolve(given)
    return schema && typesOf(schema).includes('array') ? asJson(schema.items) : undefined
  }

  /** Merges `allOf` into one object schema. */
  flatten(schema: Json): Json {
    const parts = asList(schema.allOf).map((part) => this.flatten(this.resolve(part)))
    if (parts.length === 0) return schema
    const { allOf: _allOf, ...own } = schema
    return parts.reduce<Json>(
      (whole, part) => ({
        ...part,
        ...whole,
        properties: { ...asJson(part.properties), ...asJson(whole.properties) },
        required: [...asList(part.required), ...asList(whole.required)],
      }),
      own,
    )
  }

  /** Properties of an object schema. */
  properties(schema: Json): Json {
    return asJson(this.flatten(this.resolve(schema)).properties)
  }

  /** Properties of an object, or of the object that a text holds as JSON (`contentSchema`). */
  members(schema: Json): Json {
    const content = schema.contentMediaType === 'application/json' ? schema.contentSchema : undefined
    return asJson((isRecord(content) ? this.concrete(content) : schema).properties)
  }

  /** Value schema of a map: an object without properties and with `additionalProperties`. */
  entries(schema: Json): Json | undefined {
    const { properties, additionalProperties } = schema
    return isRecord(additionalProperties) && Object.keys(asJson(properties)).length === 0
      ? this.concrete(additionalProperties)
      : undefined
  }

  /** Schema at a path; undefined if a part does not exist. */
  at(schema: unknown, path: string): Json | undefined {
    let here: Json = this.concrete(schema)
    for (const part of path.split('.')) {
      const name = part.replace(/\[\]$/, '')
      if (name !== '') {
        const properties = this.members(here)
        const entry = Object.hasOwn(properties, name) ? properties[name] : this.entries(here)
        if (entry === undefined) return undefined
        here = this.concrete(entry)
      }
      if (part.endsWith('[]')) {
        if (!typesOf(here).includes('array')) return undefined
        here = this.concrete(here.items)
      }
    }
    return here
  }

  /** Resolved, with `allOf` merged and null variants removed. */
  concrete(value: unknown): Json {
    const schema = this.flatten(this.resolve(value))
    const arms = [...asList(schema.anyOf), ...asList(schema.oneOf)]
    if (arms.length === 0 || schema.properties !== undefined) return schema
    const solid = arms.map((arm) => this.concrete(arm)).filter((arm) => !(arm.type === 'null'))
    const { anyOf: _anyOf, oneOf: _oneOf, ...own } = schema
    return solid.length === 1 ? { ...solid[0], ...own } : schema
  }
}

/** JSON types a schema allows, without `null`. */
export function typesOf(schema: Json): string[] {
  return (Array.isArray(schema.type) ? schema.type : [schema.type]).filter(
    (type): type is string => typeof type === 'string' && type !== 'null',
  )
}

export function asJson(value: unknown): Json {
  return isRecord(value) ? value : {}
}

export function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function upper(method: (typeof methods)[number]): Uppercase<(typeof methods)[number]> {
  const names = { get: 'GET', post: 'POST', put: 'PUT', patch: 'PATCH', delete: 'DELETE' } as const
  return names[method]
}
