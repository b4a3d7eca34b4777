import { Hono } from 'hono'
import type { Runtime } from '../runtime'
import { toResponse } from './answer'
import { isForged, withKeyCookie } from './key-cookie'
import { readRoutes } from './routes'
import { type BusyFirewalls, nextCorrelationId, serveRequest } from './serve-request'
import { readTarget, type RequestTarget } from './target'

interface Bindings {
  readonly target: RequestTarget
}

/**
 * The API below `/v1`, one route for each operation of the description. Unknown locations and paths are 404 with the
 * gateway's text, known paths with another method 405.
 */
export function createApi(runtime: Runtime): (request: Request) => Promise<Response> {
  const busy: BusyFirewalls = new Set()
  const app = new Hono<{ Bindings: Bindings }>({ getPath: (_, options) => readPath(options?.env) })
  const routes = readRoutes(runtime.description)
  for (const route of routes) {
    app.on(route.method.toUpperCase(), route.path, (c) =>
      serveRequest(runtime, busy, route, c.req.raw, c.req.param(), c.env.target),
    )
  }
  for (const path of new Set(routes.map((route) => route.path))) {
    app.all(path, (c) => refuse(runtime, c.req.raw, 405, 'Method not allowed'))
  }
  app.notFound((c) => refuse(runtime, c.req.raw, 404, 'no route and no API found with those values'))
  app.onError((error) => {
    throw error
  })
  const isLocation = (slug: string): boolean =>
    runtime.catalogue.locations.some((location) => location.slug === slug)
  return async (request) => {
    if (isForged(request)) return refuse(runtime, request, 403, 'The origin of the request is another one')
    const target = readTarget(new URL(request.url).pathname, runtime.prefix, isLocation)
    return withKeyCookie(request, await app.fetch(request, { target }))
  }
}

function readPath(env: unknown): string {
  const hasTarget = (value: unknown): value is Bindings =>
    typeof value === 'object' && value !== null && 'target' in value
  return hasTarget(env) ? (env.target.path ?? '') : ''
}

function refuse(runtime: Runtime, request: Request, status: number, text: string): Response {
  const correlationId = nextCorrelationId(runtime)
  runtime.log.add({
    method: request.method,
    path: new URL(request.url).pathname,
    operation: undefined,
    location: undefined,
    contentType: request.headers.get('content-type') ?? undefined,
    parameters: {},
    ignored: [],
    status,
    ms: 0,
    correlationId,
  })
  return toResponse({ status, body: { message: text } }, correlationId)
}
