import type { RefusedFields, Service } from '../../src/lib/service'
import { header, literal } from '../emit'
import { InputError } from '../input-error'
import { asJson, asList, type Description } from './description'

/**
 * The scheme the description asks for first; only keys in a header, or a bearer's, can be sent.
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

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/**
 * `x-failure`: the path of the words, or `{ words, fields: { at, name, words } }`.
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

/** How the description says its calls are addressed, signed and told apart. */
export function serviceOf(description: Description, file: string): Service {
  const { document } = description
  const [server] = asList(document.servers)
  const url = asJson(server).url
  const correlation = document['x-correlation-header']
  return {
    path: typeof url === 'string' ? new URL(url, 'http://deployment').pathname.replace(/\/$/, '') : '',
    credential: credentialOf(description, file),
    correlation: typeof correlation === 'string' ? correlation : null,
    ...failureOf(description, file),
  }
}

/** `service.ts`: what every call has in common. */
export function emitService(description: Description, source: string): string {
  return (
    header(source) +
    `import type { Service } from '../lib/service'\n\n` +
    `export const service: Service = ${literal(serviceOf(description, source))}\n`
  )
}
