import { places } from './example-names'
import { answers, exampleRecord } from './example-records'

/** The platform's correlation id header. */
const reference = { 'X-Warren-Correlation-Id': 'e5a1' }

function json(status: number, body: unknown): Response {
  return Response.json(body, { status, headers: reference })
}

/**
 * Mock network of the gallery: the location in the URL decides the answer. Nothing leaves the page; other calls get
 * 404.
 */
export async function exampleNetwork(request: Request): Promise<Response> {
  const [place = '', collection] = new URL(request.url).pathname.replace(/^\/v1\//, '').split('/')
  if (collection !== 'examples') return json(404, { message: 'Not Found' })
  if (place === places.slow) return new Promise<Response>(() => undefined)
  if (place === places.down) throw new TypeError('Failed to fetch')
  if (request.method === 'GET') return json(200, answers[place] ?? [])
  if (place === places.strict) return json(400, { errors: { name: 'This name is taken.' } })
  return request.method === 'DELETE' ? new Response(null, { status: 204 }) : json(200, exampleRecord('first'))
}
