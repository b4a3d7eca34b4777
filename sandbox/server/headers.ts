import type { Deployment } from '../../codegen/headers/deployment'
import { deploymentHeaders, strictTransport } from '../../codegen/headers/deployment-headers'
import { documentOf } from '../../src/lib/console-document'
import type { Sandbox } from '../create-sandbox'
import { standInOrigin } from '../vendors/stand-in-origin'
import { deploymentOf } from './deployment'

/** Content types that a browser never shows as a document with scripts. */
const noDocument = /^(text\/(css|javascript)|application\/json|font\/)/

/** Adds headers to the answer to a request. */
type AddHeaders = (request: Request, response: Response) => Response

/**
 * Adds the security headers of quality figures F9 and F10 for a deployment, the same that `npm run headers` writes: those
 * of its document to answers that can be shown as one, unless they have their own; the others to every answer; strict
 * transport only to requests over https.
 *
 * @throws RangeError for a configuration that has no valid headers
 */
export function createSecurityHeaders(deployment: Deployment): AddHeaders {
  const { everyAnswer, documents, problems } = deploymentHeaders(deployment)
  if (problems.length > 0)
    throw new RangeError(problems.map(({ path, message }) => `${path}: ${message}`).join(' '))
  const byName = new Map(documents.map(({ name, headers }) => [name, headers]))
  return (request, response) => {
    const { headers } = response
    for (const [name, value] of Object.entries(everyAnswer))
      if (name !== strictTransport || isHttps(request)) headers.set(name, value)
    if (noDocument.test(headers.get('content-type') ?? '')) return response
    const document = documentOf(new URL(request.url).pathname, deployment.basePath)
    for (const [name, value] of Object.entries(byName.get(document) ?? {}))
      if (name in everyAnswer || !headers.has(name)) headers.set(name, value)
    return response
  }
}

function isHttps(request: Request): boolean {
  return request.url.startsWith('https:') || request.headers.get('x-forwarded-proto') === 'https'
}

/** The same for a site whose stand-ins and object storage have an origin that depends on the request's host name. */
export function createSiteHeaders({
  site,
  standInPort,
  storagePort,
}: Pick<Sandbox, 'site' | 'standInPort' | 'storagePort'>): AddHeaders {
  const made = new Map<string, AddHeaders>()
  const addFor = (standIns?: string, storage?: string): AddHeaders => {
    const key = `${standIns} ${storage}`
    const add = made.get(key) ?? createSecurityHeaders(deploymentOf(site, standIns, storage))
    made.set(key, add)
    return add
  }
  // Throws at the start for a wrong configuration.
  addFor()
  return (request, response) => {
    const { origin } = new URL(request.url)
    return addFor(standInOrigin(origin, standInPort), standInOrigin(origin, storagePort))(request, response)
  }
}
