import type { Shape } from '../../src/lib/answer-shape'
import { header, literal } from '../emit'
import { asJson, asList, typesOf, type Description, type Json } from './description'

/** Reads whose answers are decoded by the console itself. Those of types are decoded by their manifests. */
export const decodedReads = [
  'getSiteConfig',
  'getUser',
  'getMfaStatus',
  'listBillingAccounts',
  'listCards',
  'listCreditHistory',
  'listCustomers',
  'listHostPools',
  'listImpersonations',
  'listInvoices',
  'listTokens',
  'listUsage',
  'listUserSessions',
] as const

const limits = ['minLength', 'maxLength', 'minimum', 'maximum', 'exclusiveMinimum'] as const

/** Limits that follow from a format. `Date` ends 8.64e15 ms before and after 1970. */
const formats: Readonly<Record<string, Partial<Shape>>> = {
  currency: { pattern: '^[A-Z]{3}$' },
  'epoch-seconds': { minimum: -8.64e12, maximum: 8.64e12 },
}

function isNullable(description: Description, value: unknown): boolean {
  const schema = description.resolve(value)
  return [...asList(schema.anyOf), ...asList(schema.oneOf), schema].some((each) =>
    asList(asJson(each).type).concat(asJson(each).type).includes('null'),
  )
}

/** Greatest length of a value of an enum. */
const longestName = 100

/** Values of enums are left out: a new one is shown as the platform sends it. `inside` ends schemas that contain themselves. */
function shapeOf(description: Description, value: unknown, inside: readonly unknown[] = []): Shape {
  const schema = description.concrete(value)
  const types = typesOf(schema)
  const { properties, required, items } = schema
  if (types.length === 0 || inside.includes(properties ?? schema)) return {}
  const within = [...inside, properties ?? schema]
  const shape = (member: unknown): Shape => shapeOf(description, member, within)
  const entries = description.entries(schema)
  const format = typeof schema.format === 'string' ? formats[schema.format] : undefined
  return {
    type: isNullable(description, value) ? [...types, 'null'] : types,
    ...Object.fromEntries(
      limits.flatMap((name) => (schema[name] === undefined ? [] : [[name, schema[name]]])),
    ),
    ...format,
    ...(schema.enum === undefined || !types.includes('string') ? {} : { maxLength: longestName }),
    ...(properties === undefined
      ? {}
      : {
          properties: Object.fromEntries(
            Object.entries(asJson(properties)).map(([name, each]) => [name, shape(each)]),
          ),
        }),
    ...(asList(required).length > 0 ? { required: asList(required).map(String) } : {}),
    ...(entries ? { additionalProperties: shape(entries) } : {}),
    ...(items === undefined ? {} : { items: shape(items) }),
  }
}

/** The schema of an answer, or of an item of a list; undefined for a read that is not described. */
function schemaOf(description: Description, id: string): Json | undefined {
  const operation = description.operations.get(id)
  return operation && (description.listItem(operation) ?? description.given(operation))
}

/**
 * `answers/<operation>.ts`: the shape of the answer of each decoded read, as data, because compiled validators are ten times
 * as long (decision 5). A read that is not described is never made; its shape takes anything.
 */
export function emitAnswerShapes(description: Description, source: string): Map<string, string> {
  return new Map(
    decodedReads.map((id) => {
      const schema = schemaOf(description, id)
      const name = description.schemaName(schema)
      const type = name === undefined ? 'unknown' : `components['schemas']['${name}']`
      const imported = name === undefined ? '' : `import type { components } from '../api-types'\n`
      const code =
        `${header(source)}${imported}import type { AnswerShape } from '../../lib/answer-shape'\n\n` +
        `export const shape: AnswerShape<${type}> = ${literal(schema ? shapeOf(description, schema) : {})}\n`
      return [`answers/${id}.ts`, code]
    }),
  )
}
