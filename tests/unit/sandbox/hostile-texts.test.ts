import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFrozenClock } from '../../../sandbox/clock'
import { createSandbox, type Sandbox } from '../../../sandbox/create-sandbox'
import { readDescription } from '../../../sandbox/http/description'
import { validatorsOf } from '../../../sandbox/http/validators'
import { operations } from '../../../src/generated/operations'
import type { Operation } from '../../../src/lib/operation'
import { exampleRequests, type ExampleRequest } from '../../contract-proxy/example-requests'
import { bodyFields, holds, withText } from '../../hostile/body-fields'
import { hostileStrings } from '../../hostile/strings'
import { start } from './support'

const description = readDescription()
const validators = validatorsOf(description)
const table: Readonly<Record<string, Operation>> = operations
const envelope = '#/components/schemas/ErrorEnvelope'

const defects: unknown[] = []
let sandbox: Sandbox

beforeAll(() => {
  sandbox = createSandbox({ clock: createFrozenClock(start), onDefect: (error) => defects.push(error) })
})

afterAll(() => {
  sandbox.close()
})

/** An example request with its decoded body, JSON or a form, in which a place can be replaced. */
interface Sent {
  readonly request: ExampleRequest
  readonly isJson: boolean
  readonly body: Readonly<Record<string, unknown>>
}

function decode(request: ExampleRequest): Sent {
  const isJson = request.headers['content-type'] === 'application/json'
  const { body } = request
  if (body === null) return { request, isJson, body: {} }
  return { request, isJson, body: isJson ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body)) }
}

/**
 * A field or an address takes one of this many texts, so that neighbouring ones together take all: every text everywhere takes
 * minutes, and runs with HOSTILE=all, in `npm run test:wide -- hostile`.
 */
const sample = process.env['HOSTILE'] === 'all' ? { field: 1, address: 1 } : { field: 48, address: 8 }
let turn = 0

/** The texts of this turn. */
function nextTexts(place: keyof typeof sample): typeof hostileStrings {
  const among = sample[place]
  turn += 1
  return hostileStrings.filter((_, index) => (index + turn) % among === 0)
}

/** Number of texts for one world: their records stay in it, and reads take longer each time. */
const perWorld = 30

const keys = ['demo-customer', 'demo-admin', 'demo-partner']

async function send({ request, isJson }: Sent, body: object | null, apikey: string): Promise<Response> {
  const headers = { ...request.headers, apikey }
  const form = (): URLSearchParams =>
    new URLSearchParams(Object.entries(body ?? {}).map(([name, value]) => [name, `${value}`]))
  const encoded = body === null ? null : isJson ? JSON.stringify(body) : form()
  return sandbox.fetch(
    new Request(`http://sandbox.test${request.path}`, { method: request.method, headers, body: encoded }),
  )
}

/** Problem of an answer; undefined if valid. */
async function complaint(response: Response, text: string, isKept: boolean): Promise<string | undefined> {
  const raw = await response.text()
  if (!response.headers.has('x-warren-correlation-id')) return 'no correlation id'
  if (response.status >= 400) {
    const body: unknown = JSON.parse(raw)
    const isEnvelope = validators.problems(envelope, body).length === 0 && /"(errors|message)"/.test(raw)
    if (!isEnvelope || raw.includes('Sandbox defect')) return `${response.status} ${raw.slice(0, 200)}`
    return undefined
  }
  if (!isKept || raw === '' || text === '') return undefined
  return holds(JSON.parse(raw), text) ? undefined : `accepted, but not there: ${raw.slice(0, 200)}`
}

/** Forms only carry well-formed text: lone surrogates become the replacement character. */
const asSent = (isJson: boolean, text: string): string => (isJson ? text : wellFormed(text))

function wellFormed(text: string): string {
  return Buffer.from(text).toString()
}

/** Fields that an answer does not show as sent, and why. */
const unseen: Readonly<Record<string, string>> = {
  'createAccessDelegation.billing_account_id': '0 stands for everything and is answered as null',
  'createDisk.source_image': 'means nothing for an empty disk, which the example makes',
  'createFirewall.rules.0.endpoint_spec': 'means nothing for the endpoint type "any" of the example',
  'createFirewall.resources_assigned': '"[]" is the JSON of an empty list',
  'payAmount.amount': 'the answer says what is left of it',
  'replaceFirewall.rules.0.endpoint_spec': 'means nothing for the endpoint type "any" of the example',
  'resizeVmDisk.check_vm_state': 'asks whether the machine may run, and is no part of the disk',
}

/** Operations whose answer is not the record: only the form of their answers and refusals is checked. */
const silent = (id: string): boolean => {
  const { success, answer } = table[id] ?? {}
  return success !== undefined || answer !== undefined
}

const withBody = Object.keys(table).filter((id) => table[id]?.body !== undefined)

describe.each(withBody)('%s', (id) => {
  const [example] = exampleRequests(description, id)
  if (!example) throw new Error(`${id} has no example`)
  const sent = decode(example)
  const fields = bodyFields(description, id, sent.body)
  let key = ''

  beforeAll(async () => {
    key = await keyFor(sent)
  })

  it.each(fields.map((place) => ({ name: place.join('.'), place, texts: nextTexts('field') })))(
    'stores hostile texts in $name exactly, or refuses them',
    async ({ name, place, texts }) => {
      const isKept = !silent(id) && !(`${id}.${name}` in unseen)
      const complaints: string[] = []
      for (const [index, [what, text]] of texts.entries()) {
        if (index % perWorld === 0) sandbox.control.reset({})
        const body = withText(sent.body, place, text)
        if (typeof body !== 'object') throw new Error('A body is an object')
        const problem = await complaint(await send(sent, body, key), asSent(sent.isJson, text), isKept)
        if (problem !== undefined) complaints.push(`${what}: ${problem}`)
      }
      expect([...complaints.slice(0, 5), ...defects.splice(0)]).toEqual([])
    },
  )
})

const withParameters = Object.keys(table).filter((id) => {
  const { path = '', query } = table[id] ?? {}
  return query !== undefined || path.replace('/{location}', '').includes('{')
})

const addresses = withParameters.map((id) => ({ id, texts: nextTexts('address') }))

it.each(addresses)('$id takes hostile texts in its address, or refuses them', async ({ id, texts }) => {
  sandbox.control.reset({})
  const { path = '', method = 'GET', query = [] } = table[id] ?? {}
  const complaints: string[] = []
  for (const [what, text] of texts.filter(([, text]) => text.length < 5000)) {
    const encoded = encodeURIComponent(wellFormed(text))
    const address = path.replace('{location}', 'tll').replaceAll(/\{[^}]+\}/g, encoded)
    const search = query.map((name) => `${name}=${encoded}`).join('&')
    const url = `http://sandbox.test/v1${address}?${search}`
    const response = await sandbox.fetch(new Request(url, { method, headers: { apikey: 'demo-customer' } }))
    const problem = await complaint(response, text, false)
    if (problem !== undefined) complaints.push(`${what}: ${problem}`)
  }
  expect([...complaints.slice(0, 5), ...defects.splice(0)]).toEqual([])
})

it('reports what no operation knows by name and goes on without it', async () => {
  sandbox.control.reset({})
  const names = hostileStrings.map(([, text]) => wellFormed(text)).filter((name) => name.length < 300)
  for (const encoding of ['form', 'json'] as const) {
    const known: [string, string][] = [['description', 'a token']]
    const pairs = [...names.map((name): [string, string] => [name, 'x']), ...known]
    const body = encoding === 'form' ? new URLSearchParams(pairs) : JSON.stringify(Object.fromEntries(pairs))
    const headers = {
      apikey: 'demo-customer',
      ...(encoding === 'json' ? { 'content-type': 'application/json' } : {}),
    }
    const request = new Request('http://sandbox.test/v1/user-resource/token', {
      method: 'POST',
      headers,
      body,
    })
    expect((await sandbox.fetch(request)).status).toBe(200)
    const { parameters, ignored } = sandbox.control.requests().at(-1) ?? { parameters: {}, ignored: [] }
    expect(parameters).toEqual({ description: 'a token' })
    const expected = encoding === 'form' ? names.map((name) => name.replace(/\[\]$/, '')) : names
    expect(new Set(ignored)).toEqual(new Set(expected))
  }
  expect(Object.keys(Object.prototype)).toEqual([])
})

it('takes no hostile text for a key', async () => {
  const keysToTry = hostileStrings.map(([, text]) => text.replaceAll(/[^\u0020-\u007e]/g, '?'))
  for (const apikey of keysToTry) {
    const request = new Request('http://sandbox.test/v1/user-resource/user', { headers: { apikey } })
    expect([401, 403]).toContain((await sandbox.fetch(request)).status)
  }
})

/** The first demo key with which the example works, in a new world. */
async function keyFor(sent: Sent): Promise<string> {
  for (const key of keys) {
    sandbox.control.reset({})
    const { status } = await send(sent, sent.body, key)
    if (status < 300) return key
  }
  return 'demo-customer'
}
