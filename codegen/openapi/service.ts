import type { RefusedFields, Service } from '../../src/lib/service'
import { header, literal } from '../emit'
import { InputError } from '../input-error'
import { asJson, asList, type Description } from './description'

/**
 * The description's first security scheme: a key in a header, or bearer.
 * @throws InputError for any other
 */
function credentialOf(description: Description, file: string): Service['credential'] {
  const { document } = description
  const [required] = asList(document.security)
  const [name = ''] = Object.keys(asJson(required))
  const whole = description.resolve(asJson(asJson(document.components).securitySchemes)[name])
  if (whole.type === 'http' && whole.scheme === 'bearer')
    return { header: 'Authorization', before: 'Bearer ' }
  if (whole.type === 'apiKey' && whole.in === 'header' && typeof whole.name === 'string')
    return { header: whole.name, before: '' }
  throw new InputError({
    id: 'security-unknown',
    file,
    path: 'security',
    message: `"${name}" is neither a key in a header nor a bearer's; only these can be sent. Name one first.`,
  })
}

/**
 * `x-key-cookie`: `{ header, path }`.
 * @throws InputError for anything else
 */
function keyCookieOf({ document }: Description, file: string): Service['keyCookie'] {
  const rule = document['x-key-cookie']
  if (rule === undefined) return null
  const { header: name, path } = asJson(rule)
  const methods = asJson(isText(path) ? asJson(document.paths)[path] : undefined)
  if (isText(name) && isText(path) && methods.put && methods.delete) return { header: name, path }
  throw new InputError({
    id: 'call-rule',
    file,
    path: 'x-key-cookie',
    message:
      'is { header, path }: the header that names a cookie, and the path of the PUT and DELETE of one; write it so.',
  })
}

/**
 * `x-end-session`: path of the DELETE that ends the session of a key.
 * @throws InputError for anything else
 */
function endSessionOf({ document }: Description, file: string): Service['endSession'] {
  const path = document['x-end-session']
  if (path === undefined) return null
  if (isText(path) && asJson(asJson(document.paths)[path]).delete) return path
  throw new InputError({
    id: 'call-rule',
    file,
    path: 'x-end-session',
    message: 'is the path of the DELETE that ends the session of a key; write it so.',
  })
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/**
 * `x-failure`: path of the message, or `{ words, fields: { at, name, words } }`.
 * @throws InputError for anything else
 */
function failureOf(description: Description, file: string): Pick<Service, 'failure' | 'refused'> {
  const rule = description.document['x-failure']
  if (rule === undefined) return { failure: null, refused: null }
  if (isText(rule)) return { failure: rule, refused: null }
  const { words, fields } = asJson(rule)
  const { at, name, words: each } = asJson(fields)
  const refused: RefusedFields | null =
    isText(at) && isText(name) && isText(each) ? { at, name, words: each } : null
  if (isText(words) && (fields === undefined || refused)) return { failure: words, refused }
  throw new InputError({
    id: 'call-rule',
    file,
    path: 'x-failure',
    message:
      'is the path of the words in a refusal, or { words, fields: { at, name, words } }; write one of these.',
  })
}

/** Operations that take no key: `GET /config`. */
function keylessOf({ operations }: Description): string[] {
  return [...operations.values()].flatMap(({ method, path, definition: { security } }) =>
    Array.isArray(security) && security.length === 0 ? [`${method} ${path}`] : [],
  )
}

/** Addressing, authentication and error conventions of the description. */
export function serviceOf(description: Description, file: string): Service {
  const { document } = description
  const [server] = asList(document.servers)
  const url = asJson(server).url
  const correlation = document['x-correlation-header']
  return {
    path: typeof url === 'string' ? new URL(url, 'http://deployment').pathname.replace(/\/$/, '') : '',
    credential: credentialOf(description, file),
    keyCookie: keyCookieOf(description, file),
    endSession: endSessionOf(description, file),
    keyless: keylessOf(description),
    correlation: typeof correlation === 'string' ? correlation : null,
    ...failureOf(description, file),
  }
}

/** `service.ts`: the conventions all calls share. */
export function emitService(description: Description, source: string): string {
  return (
    header(source) +
    `import type { Service } from '../lib/service'\n\n` +
    `export const service: Service = ${literal(serviceOf(description, source))}\n`
  )
}
