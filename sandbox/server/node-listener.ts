import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Sandbox } from '../create-sandbox'
import { ConnectionBrokenError } from '../http/apply-fault'
import { isAllowedHost, refuseHost } from './allowed-host'
import { addressWithBody, hasBodyOfGet } from './body-of-get'
import type { Site } from './create-site'
import { answerPostedReturn, isPostedReturn } from './posted-return'
import { createServices } from './services'
import type { SiteGateway } from './site-gateway'

/** Answers a request of Node's HTTP server. */
type NodeListener = (incoming: IncomingMessage, outgoing: ServerResponse) => void

/** Lets Node's HTTP server answer with `site`. A fault that breaks the connection destroys the socket. */
export function createNodeListener(site: Site): NodeListener {
  const listener = getRequestListener(
    async (request, { incoming }) => {
      try {
        return await site(request, isLoopback(incoming.socket.remoteAddress))
      } catch (error) {
        if (!isBroken(error) && !request.signal.aborted) throw error
        incoming.socket.destroy()
        return RESPONSE_ALREADY_SENT
      }
    },
    { overrideGlobalObjects: false },
  )
  return (incoming, outgoing) => {
    // The client disconnected while sending its body, so there is no one to answer.
    if (hasBodyOfGet(incoming)) answerWithBody(listener, incoming, outgoing).catch(() => incoming.destroy())
    else void listener(incoming, outgoing)
  }
}

async function answerWithBody(
  listener: ReturnType<typeof getRequestListener>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const address = await addressWithBody(incoming)
  if (address === undefined) {
    outgoing.writeHead(413, { 'content-type': 'application/json', connection: 'close' })
    outgoing.end(JSON.stringify({ message: 'Request size limit exceeded' }))
    return
  }
  incoming.url = address
  await listener(incoming, outgoing)
}

/** Connect-style middleware; `next` handles requests that are not for the sandbox. */
type Middleware = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void

/** Answers the paths of a sandbox in front of a development server that serves all others. */
export function createMiddleware(
  sandbox: Sandbox,
  apiPrefix: string,
  gateway: Pick<SiteGateway, 'answer'>,
  hosts: readonly string[] = [],
): Middleware {
  const services = createServices(sandbox, apiPrefix, gateway)
  const listener = createNodeListener(async (request, isLocal) => {
    const url = new URL(request.url)
    if (!isAllowedHost(url, hosts)) return refuseHost(url)
    return isPostedReturn(request.method, url.pathname)
      ? answerPostedReturn(url)
      : services.answer(request, isLocal)
  })
  return (incoming, outgoing, next) => {
    const [path = ''] = (incoming.url ?? '').split('?')
    if (services.owns(path) || isPostedReturn(incoming.method, path)) listener(incoming, outgoing)
    else next()
  }
}

function isBroken(error: unknown): boolean {
  return error instanceof TypeError && error.cause instanceof ConnectionBrokenError
}

function isLoopback(address: string | undefined): boolean {
  return address === '::1' || (address?.replace(/^::ffff:/, '').startsWith('127.') ?? false)
}
