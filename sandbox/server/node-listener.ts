import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Sandbox } from '../create-sandbox'
import { ConnectionBrokenError } from '../http/apply-fault'
import { controlPath, createControlApi } from '../http/control-api'
import { identityPath } from '../identity-provider/page'
import { isAllowedHost, refuseHost } from './allowed-host'
import { addressWithBody, hasBodyOfGet } from './body-of-get'
import type { Site } from './create-site'

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
    // Reading fails when the client goes away in the middle of its body; nobody is left to be answered then.
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

/** What a development server calls first; `next` passes on what is not for the sandbox. */
type Middleware = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void

/** Puts the API, the identity provider and the control of a sandbox in front of a development server that serves everything else. */
export function createMiddleware(
  sandbox: Sandbox,
  apiPrefix: string,
  hosts: readonly string[] = [],
): Middleware {
  const control = createControlApi(sandbox.control)
  const apiPath = `${apiPrefix}/v1/`
  const listener = createNodeListener(async (request, isLocal) => {
    const url = new URL(request.url)
    if (!isAllowedHost(url, hosts)) return refuseHost(url)
    const { pathname } = url
    if (pathname.startsWith(apiPath)) return sandbox.fetch(request)
    if (pathname.startsWith(`${identityPath}/`)) return sandbox.identity(request)
    return isLocal ? control(request) : new Response('Not found\n', { status: 404 })
  })
  return (incoming, outgoing, next) => {
    const path = incoming.url ?? ''
    const isOurs = [apiPath, `${identityPath}/`, `${controlPath}/`].some((start) => path.startsWith(start))
    if (isOurs) listener(incoming, outgoing)
    else next()
  }
}

function isBroken(error: unknown): boolean {
  return error instanceof TypeError && error.cause instanceof ConnectionBrokenError
}

function isLoopback(address: string | undefined): boolean {
  return address === '::1' || (address?.replace(/^::ffff:/, '').startsWith('127.') ?? false)
}
