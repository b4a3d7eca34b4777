import type { Service } from '../../src/lib/service'
import { header, literal } from '../emit'
import { asJson, asList, type Description } from './description'

/** The scheme the description asks for first; only keys in a header, or a bearer's, can be sent. */
function credentialOf(description: Description): Service['credential'] {
  const { document } = description
  const [required] = asList(document.security)
  const [name = ''] = Object.keys(asJson(required))
  const whole = description.resolve(asJson(asJson(document.components).securitySchemes)[name])
  if (whole.type === 'http' && whole.scheme === 'bearer')
    return { header: 'Authorization', before: 'Bearer ' }
  if (whole.type === 'apiKey' && whole.in === 'header' && typeof whole.name === 'string')
    return { header: whole.name, before: '' }
  throw new Error(`security: "${name}" is neither a key in a header nor a bearer's; only these can be sent.`)
}

/** How the description says its calls are addressed, signed and told apart. */
export function serviceOf(description: Description): Service {
  const { document } = description
  const [server] = asList(document.servers)
  const url = asJson(server).url
  const correlation = document['x-correlation-header']
  const failure = document['x-failure']
  return {
    path: typeof url === 'string' ? new URL(url, 'http://deployment').pathname.replace(/\/$/, '') : '',
    credential: credentialOf(description),
    correlation: typeof correlation === 'string' ? correlation : null,
    failure: typeof failure === 'string' ? failure : null,
  }
}

/** `service.ts`: what every call has in common. */
export function emitService(description: Description, source: string): string {
  return (
    header(source) +
    `import type { Service } from '../lib/service'\n\n` +
    `export const service: Service = ${literal(serviceOf(description))}\n`
  )
}
