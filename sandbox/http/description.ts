import { readFileSync } from 'node:fs'
import { isRecord } from '../../src/lib/is-record'

/** The bundled OpenAPI description as a plain object; internal `$ref`s are still in it. */
export type Description = Readonly<Record<string, unknown>>

const bundle = new URL('../../src/generated/openapi.json', import.meta.url)

let read: Description | undefined

/** The description that codegen bundled into `src/generated/openapi.json`, read once. */
export function readDescription(): Description {
  if (read) return read
  const description: unknown = JSON.parse(readFileSync(bundle, 'utf8'))
  if (!isRecord(description)) throw new TypeError('The API description is not an object')
  read = description
  return description
}

/** Caches a function of the description, so that sandboxes in one process share its result. */
export function oncePerDescription<T extends object | string>(
  make: (description: Description) => T,
): (description: Description) => T {
  const known = new WeakMap<Description, T>()
  return (description) => {
    const value = known.get(description) ?? make(description)
    known.set(description, value)
    return value
  }
}

/** A place in the description with its JSON pointer. */
export interface Place {
  readonly pointer: string
  readonly value: Readonly<Record<string, unknown>>
}

/** Follows a JSON pointer such as `#/components/schemas/Disk`; undefined when nothing is there. */
export function lookUp(description: Description, pointer: string): unknown {
  let value: unknown = description
  for (const part of pointer.split('/').slice(1)) {
    if (!isRecord(value) && !Array.isArray(value)) return undefined
    const key = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')
    value = Array.isArray(value) ? value[Number(key)] : value[key]
  }
  return value
}

const placesOf = oncePerDescription(() => new Map<string, Place | undefined>())

/** The object at `pointer`, references followed, the same one each time; undefined when there is none. */
export function placeAt(description: Description, pointer: string): Place | undefined {
  const places = placesOf(description)
  if (!places.has(pointer)) places.set(pointer, findPlace(description, pointer))
  return places.get(pointer)
}

function findPlace(description: Description, pointer: string): Place | undefined {
  const value = lookUp(description, pointer)
  if (!isRecord(value)) return undefined
  const reference = value['$ref']
  return typeof reference === 'string' ? placeAt(description, reference) : { pointer, value }
}

/** `pointer` extended by `keys`, escaped as JSON pointers in URI fragments are. */
export function under(pointer: string, ...keys: readonly (string | number)[]): string {
  const escaped = keys.map((key) => encodeURIComponent(`${key}`.replaceAll('~', '~0').replaceAll('/', '~1')))
  return [pointer, ...escaped].join('/')
}
