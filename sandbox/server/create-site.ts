import type { Sandbox } from '../create-sandbox'
import { controlPath, createControlApi } from '../http/control-api'
import { paymentPath } from '../http/payment-path'
import { identityPath } from '../identity-provider/page'
import { isAllowedHost, refuseHost } from './allowed-host'
import { createConsoleFiles } from './console-files'
import { addSecurityHeaders } from './headers'

/** Answers every request to the server. `isLocal` says that it came over the loopback interface. */
export type Site = (request: Request, isLocal: boolean) => Promise<Response>

/**
 * The API, the identity provider, the pages of payments, the control (for local visitors), and the built console in
 * `consoleFolder` below `/app`. `hosts` are the names it answers to besides those of the machine itself.
 */
export function createSite(
  sandbox: Sandbox,
  consoleFolder: string,
  apiPrefix: string,
  hosts: readonly string[] = [],
): Site {
  const control = createControlApi(sandbox.control)
  const consoleFiles = createConsoleFiles(consoleFolder)
  const answer: Site = async (request, isLocal) => {
    const url = new URL(request.url)
    if (!isAllowedHost(url, hosts)) return refuseHost(url)
    const { pathname } = url
    if (pathname.startsWith(`${apiPrefix}/v1/`)) return sandbox.fetch(request)
    if (pathname.startsWith(`${identityPath}/`)) return sandbox.identity(request)
    if (pathname.startsWith(`${paymentPath}/`)) return sandbox.payments(request)
    if (pathname.startsWith(`${controlPath}/`) && isLocal) return control(request)
    if (pathname === '/app' || pathname.startsWith('/app/')) return consoleFiles(request, pathname)
    if (pathname === '/')
      return new Response(null, { status: 302, headers: { location: '/app/', 'cache-control': 'no-store' } })
    const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
    return new Response('Not found\n', { status: 404, headers })
  }
  return async (request, isLocal) => addSecurityHeaders(request, await answer(request, isLocal))
}
