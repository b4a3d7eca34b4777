import { places } from './example-names'
import { answers, exampleRecord } from './example-records'

/** The header the platform names a call with. */
const reference = { 'X-Warren-Correlation-Id': 'e5a1' }

function json(status: number, body: unknown): Response {
  return Response.json(body, { status, headers: reference })
}

/**
 * A platform that exists only in the gallery: the location in the address decides how it answers. Nothing leaves the
 * page; what is not a call of the made-up type is not found.
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
