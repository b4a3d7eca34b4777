import type { ErrorObject } from 'ajv'
import { isRecord } from '../../src/lib/is-record'
import { parameterFailure } from '../failures'
import { coerce, coerceProperties, propertiesOf } from './coerce'
import { type Description, placeAt } from './description'
import type { RawParameters } from './parameters'
import type { Route } from './routes'
import type { Validators } from './validators'

/** Checked parameters of one request, and the names sent that the operation does not know. */
interface CheckedParameters {
  readonly input: Readonly<Record<string, unknown>>
  readonly ignored: readonly string[]
}

/**
 * Coerces and validates the merged parameters of a request against the description. Parameters that the operation does
 * not declare are left out, as on the platform, and reported by name.
 *
 * @throws ApiFailure 400 with one text per wrong field, in the platform's style
 */
export function checkParameters(
  description: Description,
  validators: Validators,
  route: Route,
  raw: RawParameters,
): CheckedParameters {
  const input: Record<string, unknown> = {}
  const wrong: Record<string, string> = {}
  for (const parameter of route.parameters) {
    const place = placeAt(description, parameter.schema)
    const value = place && coerce(description, place, raw[parameter.name])
    if (value === undefined) {
      if (parameter.required) wrong[parameter.name] = notSupplied(parameter.name)
      continue
    }
    input[parameter.name] = value
    const [problem] = validators.problems(parameter.schema, value)
    if (problem) wrong[parameter.name] = explain(parameter.name, problem, value)
  }
  const body = route.body === undefined ? undefined : placeAt(description, route.body)
  if (body) {
    const names = new Set(propertiesOf(description, body).keys())
    const sent = Object.fromEntries(Object.entries(raw).filter(([name]) => names.has(name)))
    const members = coerceProperties(description, body, sent)
    Object.assign(wrong, explainBody(validators.problems(body.pointer, members), members))
    Object.assign(input, members)
  }
  if (Object.keys(wrong).length > 0) throw parameterFailure(wrong)
  const isUnknown = (name: string): boolean => !Object.hasOwn(input, name) && raw[name] !== ''
  return { input, ignored: Object.keys(raw).filter(isUnknown) }
}

/** One text per field; the deepest problem of a nested value is reported under the field it lies in. */
function explainBody(
  problems: readonly ErrorObject[],
  body: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const wrong: Record<string, string> = {}
  const remaining = problems.filter((problem) => !isSummary(problem, problems))
  for (const problem of remaining) {
    const [first] = problem.instancePath.split('/').slice(1)
    const missing: unknown = problem.params['missingProperty']
    const field = first ?? (typeof missing === 'string' ? missing : 'Error')
    wrong[field] ??=
      first === undefined ? explain(field, problem, body) : explain(first, problem, valueAt(body, problem))
  }
  return wrong
}

/** "must match anyOf" and the like are redundant once a branch has named the field. */
function isSummary(problem: ErrorObject, all: readonly ErrorObject[]): boolean {
  return all.length > 1 && ['anyOf', 'oneOf', 'allOf', 'if', 'not'].includes(problem.keyword)
}

function valueAt(body: Readonly<Record<string, unknown>>, problem: ErrorObject): unknown {
  let value: unknown = body
  for (const part of problem.instancePath.split('/').slice(1)) {
    value = Array.isArray(value) ? value[Number(part)] : isRecord(value) ? value[part] : undefined
  }
  return value
}

/** Parameters with a text of their own on the platform (platform facts section 1, errors). */
const ownWords: Readonly<Record<string, string>> = { ip_address: 'IP address must be specified' }

/** Texts the error catalogue has for a value that misses its format (specification section 5). */
const formatTexts: Readonly<Record<string, string>> = {
  'ssh-public-key': 'SSH key does not match required pattern',
}

function notSupplied(name: string): string {
  return ownWords[name] ?? `Required parameter '${name}' not supplied`
}

/** A text for one problem. The first two are the platform's own; the others follow their style. */
function explain(field: string, problem: ErrorObject, value: unknown): string {
  const { params } = problem
  const where = problem.instancePath.split('/').slice(2).join('.')
  const name = where === '' ? field : `${field}.${where}`
  switch (problem.keyword) {
    case 'required':
      return notSupplied(
        where === '' && field === params['missingProperty'] ? field : `${name}.${params['missingProperty']}`,
      )
    case 'type':
      return wrongType(name, `${params['type']}`, value)
    case 'enum':
      return `Parameter '${name}' must be one of: ${[params['allowedValues']].flat().join(', ')}`
    case 'minimum':
    case 'exclusiveMinimum':
      return `Parameter '${name}' must be at least ${params['limit']}`
    case 'maximum':
    case 'exclusiveMaximum':
      return `Parameter '${name}' must be at most ${params['limit']}`
    case 'minLength':
      return `Parameter '${name}' must have at least ${params['limit']} characters`
    case 'maxLength':
      return `Parameter '${name}' must have at most ${params['limit']} characters`
    case 'format':
      return formatTexts[`${params['format']}`] ?? `Parameter '${name}' is not a valid ${params['format']}`
    case 'pattern':
      return `Parameter '${name}' does not match the required pattern`
    default:
      return `Parameter '${name}' ${problem.message ?? 'is invalid'}`
  }
}

function wrongType(name: string, type: string, value: unknown): string {
  if (type.split(',').includes('integer')) return `Invalid whole number: ${shown(value)}`
  return `Parameter '${name}' must be of type ${type.replaceAll(',', ' or ')}`
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
