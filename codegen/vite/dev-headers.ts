import type { Plugin } from 'vite'
import type { Sandbox } from '../../sandbox/create-sandbox'
import { createSiteHeaders } from '../../sandbox/server/headers'

/** Headers by name. */
type Headers = Readonly<Record<string, string>>

const policyName = 'content-security-policy'

/**
 * Development under the headers of `npm start`. The bundler's own inline script and styles carry `nonce`, which is added to
 * the policy; the policy is otherwise the same.
 */
export function withNonce(headers: Headers, nonce: string): Headers {
  const policy = headers[policyName]
  if (policy === undefined) return headers
  const widened = policy.replace(/\b(script-src|style-src)(?= )/g, `$1 'nonce-${nonce}'`)
  return { ...headers, [policyName]: widened }
}

/** Sends the headers of the sandbox's site configuration with every answer of the development server. */
export function developUnderHeaders(
  sandbox: Pick<Sandbox, 'site' | 'standInPort' | 'storagePort'>,
  nonce: string,
): Plugin {
  const addHeaders = createSiteHeaders(sandbox)
  return {
    name: 'console-headers',
    apply: 'serve',
    config: () => ({ html: { cspNonce: nonce } }),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        // Documents other than the console's have their own headers, at the requested addresses.
        const path = request.originalUrl ?? request.url ?? '/'
        const asked = new Request(`http://${request.headers.host ?? 'localhost'}${path}`)
        const shown = addHeaders(asked, new Response(null, { headers: { 'content-type': 'text/html' } }))
        const { 'content-type': _type, ...headers } = Object.fromEntries(shown.headers)
        for (const [name, value] of Object.entries(withNonce(headers, nonce))) response.setHeader(name, value)
        next()
      })
    },
  }
}
