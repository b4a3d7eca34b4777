import type { Sandbox } from '../create-sandbox'
import { isAllowedHost, refuseHost } from './allowed-host'
import { createConsoleFiles } from './console-files'
import { createSiteHeaders } from './headers'
import { answerPostedReturn, isPostedReturn } from './posted-return'
import { createServices, notFound } from './services'
import type { SiteGateway } from './site-gateway'

/** Answers every request to the server. `isLocal`: it came over the loopback interface. */
export type Site = (request: Request, isLocal: boolean) => Promise<Response>

/**
 * The API, the identity provider, the payment pages, control and mailbox (for local visitors), and the built console in
 * `consoleFolder` below `/app`. `hosts` are allowed host names in addition to those of the machine. The headers are those
 * of the sandbox's site configuration.
 */
export function createSite(
  sandbox: Sandbox,
  consoleFolder: string,
  apiPrefix: string,
  hosts: readonly string[] = [],
  gateway?: Pick<SiteGateway, 'answer'>,
): Site {
  const services = createServices(sandbox, apiPrefix, gateway)
  const consoleFiles = createConsoleFiles(consoleFolder)
  const addHeaders = createSiteHeaders(sandbox)
  const answer: Site = async (request, isLocal) => {
    const url = new URL(request.url)
    if (!isAllowedHost(url, hosts)) return refuseHost(url)
    const { pathname } = url
    if (services.owns(pathname)) return services.answer(request, isLocal)
    if (isPostedReturn(request.method, pathname)) return answerPostedReturn(url)
    if (pathname === '/app' || pathname.startsWith('/app/')) return consoleFiles(request, pathname)
    if (pathname === '/')
      return new Response(null, { status: 302, headers: { location: '/app/', 'cache-control': 'no-store' } })
    return notFound()
  }
  return async (request, isLocal) => addHeaders(request, await answer(request, isLocal))
}
