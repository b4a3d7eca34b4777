import { isRecord } from '../../src/lib/is-record'
import { type Description, oncePerDescription, type Place, placeAt, under } from './description'

/** A parameter in the path or the query. */
interface RouteParameter {
  readonly name: string
  readonly required: boolean
  /** JSON pointer of its schema. */
  readonly schema: string
}

/** One operation of the description, ready to be served. */
export interface Route {
  readonly operation: string
  readonly method: string
  /** Path below `/v1` without the location, parameters as `:name`. */
  readonly path: string
  /** The path begins with `/{location}`. */
  readonly perLocation: boolean
  /** The operation needs no key. */
  readonly isPublic: boolean
  readonly parameters: readonly RouteParameter[]
  /** JSON pointer of the body's schema; undefined when the operation takes no body. */
  readonly body: string | undefined
  /** The success answer: its status and, when it has a body, the pointer of its schema. */
  readonly success: RouteAnswer
  /** Name of the header with the idempotency key; undefined without one. */
  readonly keyHeader: string | undefined
  /** Pointers of the error answers' schemas by status, `default` included. */
  readonly failures: ReadonlyMap<string, string>
}

/** Status of an answer, its content type and the pointer of its schema; both absent for an empty answer. */
interface RouteAnswer {
  readonly status: number
  readonly type: string | undefined
  readonly schema: string | undefined
}

const methods = ['get', 'post', 'put', 'patch', 'delete']
const locationSegment = '/{location}'

/** Every operation of the description; paths with fixed words come before those with parameters in the same place. */
export const readRoutes = oncePerDescription((description): readonly Route[] => {
  const paths = placeAt(description, '#/paths')?.value ?? {}
  const routes = Object.keys(paths).flatMap((path) => {
    const item = placeAt(description, under('#/paths', path))
    return methods.flatMap((method) => {
      const operation = item && placeAt(description, under(item.pointer, method))
      return operation ? [toRoute(description, path, method, item, operation)] : []
    })
  })
  return routes.sort((one, other) => specificity(one.path).localeCompare(specificity(other.path)))
})

function toRoute(
  description: Description,
  path: string,
  method: string,
  item: Place,
  operation: Place,
): Route {
  const id = operation.value['operationId']
  if (typeof id !== 'string') throw new TypeError(`${method} ${path} has no operationId`)
  const perLocation = path.startsWith(`${locationSegment}/`)
  const local = perLocation ? path.slice(locationSegment.length) : path
  const body = placeAt(description, under(operation.pointer, 'requestBody'))
  const security = operation.value['security'] ?? description['security']
  return {
    operation: id,
    method,
    path: local.replaceAll(/\{([^}]+)\}/g, ':$1'),
    perLocation,
    isPublic: Array.isArray(security) && security.length === 0,
    parameters: [...readParameters(description, item), ...readParameters(description, operation)],
    body: body && contentSchema(description, body),
    success: successAnswer(description, operation),
    keyHeader: readKeyHeader(description, operation),
    failures: failureAnswers(description, operation),
  }
}

function readParameters(description: Description, holder: Place): RouteParameter[] {
  const list = holder.value['parameters']
  if (!Array.isArray(list)) return []
  return list.flatMap((_, index): RouteParameter[] => {
    const place = placeAt(description, under(holder.pointer, 'parameters', index))
    const name = place?.value['name']
    if (!place || typeof name !== 'string' || name === 'location') return []
    if (place.value['in'] !== 'path' && place.value['in'] !== 'query') return []
    return [{ name, required: place.value['required'] === true, schema: under(place.pointer, 'schema') }]
  })
}

function readKeyHeader(description: Description, operation: Place): string | undefined {
  const list = operation.value['parameters']
  if (!Array.isArray(list)) return undefined
  const found = list
    .map((_, index) => placeAt(description, under(operation.pointer, 'parameters', index))?.value)
    .find((parameter) => parameter?.['in'] === 'header' && parameter['x-idempotency-key'] === true)
  return found && String(found['name'])
}

function successAnswer(description: Description, operation: Place): RouteAnswer {
  const status = Object.keys(answersOf(operation)).find((key) => /^2\d\d$/.test(key))
  if (status === undefined) throw new TypeError(`${operation.pointer} describes no success answer`)
  const place = placeAt(description, under(operation.pointer, 'responses', status))
  return {
    status: Number(status),
    type: place && contentType(place),
    schema: place && contentSchema(description, place),
  }
}

function failureAnswers(description: Description, operation: Place): Map<string, string> {
  const failures = new Map<string, string>()
  for (const status of Object.keys(answersOf(operation))) {
    if (status.startsWith('2')) continue
    const place = placeAt(description, under(operation.pointer, 'responses', status))
    const schema = place && contentSchema(description, place)
    if (schema !== undefined) failures.set(status, schema)
  }
  return failures
}

function answersOf(operation: Place): Readonly<Record<string, unknown>> {
  const responses = operation.value['responses']
  return isRecord(responses) ? responses : {}
}

/** Both encodings of a body share one schema, so the first described content type is enough. */
function contentSchema(description: Description, holder: Place): string | undefined {
  const type = contentType(holder)
  if (type === undefined) return undefined
  return placeAt(description, under(holder.pointer, 'content', type, 'schema'))?.pointer
}

function contentType({ value }: Place): string | undefined {
  const { content } = value
  if (!isRecord(content)) return undefined
  return Object.keys(content).find((name) => isRecord(content[name]) && 'schema' in content[name])
}

function specificity(path: string): string {
  return path.replaceAll(/:[^/]+/g, '\uffff')
}
