import { Hono } from 'hono'
import { isRecord } from '../../src/lib/is-record'
import type { Control } from '../control'
import { ApiFailure } from '../failures'
import { DatabaseWriteError } from '../store/file-errors'
import { readFault } from '../faults/read-fault'
import { readVendorFault } from '../vendors/vendor-fault'
import { readMetalOrder } from './read-metal-order'

/** Path of the control; not part of the described API. */
export const controlPath = '/_sandbox'

/**
 * The control over HTTP with JSON. It has no key, so servers must offer it on the loopback interface only; it accepts
 * only JSON bodies, which other web pages cannot send without a CORS preflight.
 */
export function createControlApi(control: Control): (request: Request) => Promise<Response> {
  const app = new Hono().basePath(controlPath)
  app.onError((error, c) => {
    if (error instanceof DatabaseWriteError) return c.json({ message: error.message }, 507)
    const isWrongInput = error instanceof RangeError || error instanceof ApiFailure
    return c.json({ message: error.message }, isWrongInput ? 400 : 500)
  })
  app.notFound((c) => c.json({ message: 'No such control' }, 404))
  app.use(async (c, next) => {
    const hasBody = c.req.method === 'POST' && c.req.raw.body !== null
    if (hasBody && !(c.req.header('content-type') ?? '').startsWith('application/json')) {
      return c.json({ message: 'The control takes JSON' }, 415)
    }
    await next()
    c.header('cache-control', 'no-store')
  })

  app.get('/state', (c) => c.json(control.state()))
  app.post('/clock', async (c) => {
    control.advance(number(await readBody(c.req.raw), 'advance') ?? 0)
    return c.json(control.state())
  })
  app.post('/locations/:slug', async (c) => {
    const { up } = await readBody(c.req.raw)
    if (typeof up !== 'boolean') throw new RangeError('"up" is true or false')
    control.setLocationUp(c.req.param('slug'), up)
    return c.json(control.state())
  })
  app.post('/blocking', async (c) => {
    const { blocking } = await readBody(c.req.raw)
    if (typeof blocking !== 'boolean') throw new RangeError('"blocking" is true or false')
    control.setBlocking(blocking)
    return c.json(control.state())
  })
  app.post('/faults', async (c) => {
    const body: unknown = await readJson(c.req.raw)
    const faults = (Array.isArray(body) ? body : [body]).map(readFault)
    for (const fault of faults) control.addFault(fault)
    return c.json(control.state())
  })
  app.delete('/faults', (c) => {
    control.clearFaults()
    return c.json(control.state())
  })
  app.post('/vendors', async (c) => {
    const { vendor, fault } = await readBody(c.req.raw)
    control.setVendorFault(...readVendorFault(vendor, fault))
    return c.json(control.state())
  })
  app.post('/reset', async (c) => {
    const body = await readBody(c.req.raw)
    const { seed } = body
    if (seed !== undefined && typeof seed !== 'string') throw new RangeError('"seed" is the name of a world')
    const vms = number(body, 'vms')
    control.reset({ ...(seed === undefined ? {} : { seed }), ...(vms === undefined ? {} : { vms }) })
    return c.json(control.state())
  })
  app.get('/metal', (c) => c.json(control.metal()))
  app.post('/metal', async (c) => c.json(control.orderMetal(readMetalOrder(await readJson(c.req.raw)))))
  app.post('/buckets', async (c) => {
    const body = await readBody(c.req.raw)
    const { name } = body
    if (typeof name !== 'string') throw new RangeError('"name" is the name of a bucket')
    return c.json(control.fillBucket(name, number(body, 'size_bytes') ?? 0, number(body, 'num_objects') ?? 0))
  })
  app.post('/keys', async (c) => {
    const body = await readBody(c.req.raw)
    const { key } = body
    if (typeof key !== 'string') throw new RangeError('"key" is the text of a key')
    control.endKey(key, number(body, 'end_in') ?? 0)
    return c.json(control.state())
  })
  app.get('/requests', (c) => c.json(control.requests()))
  app.delete('/requests', (c) => {
    control.clearRequests()
    return c.json([])
  })
  app.get('/people', (c) => c.json(control.people()))
  app.get('/mail', (c) => c.json(control.mail()))
  return async (request) => app.fetch(request)
}

async function readJson(request: Request): Promise<unknown> {
  const text = await request.text()
  if (text === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    throw new RangeError('The body is not JSON')
  }
}

async function readBody(request: Request): Promise<Readonly<Record<string, unknown>>> {
  const body = await readJson(request)
  if (!isRecord(body)) throw new RangeError('The body is a JSON object')
  return body
}

function number(body: Readonly<Record<string, unknown>>, field: string): number | undefined {
  const value = body[field]
  if (value === undefined || (typeof value === 'number' && Number.isFinite(value))) return value
  throw new RangeError(`"${field}" is a number`)
}
