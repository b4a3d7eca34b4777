import { afterEach, describe, expect, it, vi } from 'vitest'
import { callRead } from '../../../src/api/call-read'
import { callOperation } from '../../../src/api/call-operation'
import { answerTimeout } from '../../../src/api/make-call'
import { isOutcomeUnknown } from '../../../src/api/unknown-outcome'
import { answer, bench, callAnswered, failureOf, never } from './support'

const location = { location: 'tll' }

describe('what goes out', () => {
  it('is sent to the version below origin and prefix, with the key in its header [API-01] [API-02] [SESSION-05]', async () => {
    const { client, requests } = bench(() => answer('[]'), 'http://console.test/cloud')
    await callOperation(client, 'listVms', { path: location, query: { billing_account_id: 120348 } })
    const [request] = requests
    expect(request?.url).toBe(
      'http://console.test/cloud/v1/tll/user-resource/vm/list?billing_account_id=120348',
    )
    expect(request?.method).toBe('GET')
    expect(request?.headers.get('apikey')).toBe('demo-customer')
    expect(request?.body).toBeNull()
  })

  it('has no key while signed out [SESSION-01]', async () => {
    const stand = bench(() => answer('{}'))
    stand.identity = { apiKey: undefined, epoch: 1 }
    await callOperation(stand.client, 'getSiteConfig', {})
    expect(stand.requests[0]?.headers.has('apikey')).toBe(false)
  })

  it('names the intent where the call takes an idempotency key, and nowhere else', async () => {
    const { client, requests } = bench(() => answer('{}'))
    await callOperation(client, 'createVm', { path: location, body: {}, key: 'intent-1' })
    await callOperation(client, 'startVm', { path: location, body: {}, key: 'intent-1' })
    await callOperation(client, 'createVm', { path: location, body: {} })
    expect(requests.map((each) => each.headers.get('idempotency-key'))).toEqual(['intent-1', null, null])
  })

  it('never follows a redirect, which would carry the key away, and takes nothing along', async () => {
    const { client, requests } = bench(() => answer('[]'))
    await callOperation(client, 'listTokens', {})
    expect(requests[0]?.redirect).toBe('error')
    expect(requests[0]?.credentials).toBe('omit')
    expect(requests[0]?.cache).toBe('no-store')
  })

  it('encodes a form where the description says so [API-03]', async () => {
    const { client, requests } = bench(() => answer('{}'))
    const body = { name: 'web & db=1+1', vcpu: 2, reserve_public_ip: false, description: 'Põhjala\n€' }
    await callOperation(client, 'createVm', { path: location, body })
    const [request] = requests
    expect(request?.headers.get('content-type')).toBe('application/x-www-form-urlencoded')
    expect(Object.fromEntries(new URLSearchParams(await request?.text()))).toEqual({
      name: 'web & db=1+1',
      vcpu: '2',
      reserve_public_ip: 'false',
      description: 'Põhjala\n€',
    })
  })

  it('repeats what a form holds several times, and writes objects as JSON', async () => {
    const { client, requests } = bench(() => answer('{}'))
    await callOperation(client, 'createVm', { path: location, body: { disks: [1, 2], name: { a: 1 } } })
    expect(await requests[0]?.text()).toBe('disks=1&disks=2&name=%7B%22a%22%3A1%7D')
  })

  it('encodes JSON where the description says so [API-03]', async () => {
    const { client, requests } = bench(() => answer('{}'))
    const body = { display_name: 'web', rules: [{ port_start: 443, endpoint_spec: null }] }
    await callOperation(client, 'createFirewall', { path: location, body })
    expect(requests[0]?.headers.get('content-type')).toBe('application/json')
    expect(await requests[0]?.json()).toEqual(body)
  })

  it('has a body also when it deletes, and none where the operation takes none', async () => {
    const { client, requests } = bench(() => answer(null, { status: 204 }))
    await callOperation(client, 'deleteToken', { body: { token_id: 7 } })
    await callOperation(client, 'deleteDisk', { path: { location: 'tll', uuid: 'd-1' } })
    expect(requests[0]?.method).toBe('DELETE')
    expect(await requests[0]?.text()).toBe('token_id=7')
    expect(requests[1]?.url).toBe('http://console.test/v1/tll/storage/disks/d-1')
    expect(requests[1]?.body).toBeNull()
  })

  it('keeps values of a path inside their part of it', async () => {
    const { client, requests } = bench(() => answer('{}'))
    await callOperation(client, 'getDisk', {
      path: { location: 'tll', uuid: '../../user-resource/user?x#y' },
    })
    expect(new URL(requests[0]?.url ?? '').pathname).toBe(
      '/v1/tll/storage/disks/..%2F..%2Fuser-resource%2Fuser%3Fx%23y',
    )
  })
})

describe('what comes back', () => {
  it.each([
    ['a record', '{"a":1}', { a: 1 }],
    ['a list', '[1,2]', [1, 2]],
    ['the word true', 'true', true],
    ['null', 'null', null],
    ['a number', '59.96', 59.96],
    ['a text', '"done"', 'done'],
    ['nothing at all', '', undefined],
  ])('is decoded: %s [API-04]', async (_, body, decoded) => {
    expect(await callAnswered(answer(body))).toEqual(decoded)
  })

  it('is nothing after 204, and after 200 without a body and a type', async () => {
    expect(await callAnswered(answer(null, { status: 204, type: '' }))).toBeUndefined()
    expect(
      await callAnswered(answer(null, { status: 200, type: '' }), 'deleteFirewall', {
        path: { location: 'tll', uuid: 'f' },
      }),
    ).toBeUndefined()
    expect(
      await callAnswered(answer('', { status: 200, headers: { 'content-length': '0' } })),
    ).toBeUndefined()
  })

  it.each([
    ['an object', answer('{"items":[]}')],
    ['null', answer('null')],
    ['nothing', answer(null, { status: 204, type: '' })],
  ])('is a failure where a list was promised: %s', async (_what, response) => {
    const failure = await failureOf(callAnswered(response, 'listTokens'))
    expect(failure.kind).toBe('content-type')
    expect(failure.noList).toBe(true)
    expect(failure.message).toContain('No list in an answer of type')
  })

  it('may be JSON of a richer name', async () => {
    expect(await callAnswered(answer('[]', { type: 'application/problem+json' }))).toEqual([])
  })

  it('is the bytes of a file, untouched', async () => {
    const bytes = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0xe2, 0xff, 0x00, 0x80])
    const response = new Response(bytes, { headers: { 'content-type': 'application/pdf' } })
    const file = await callAnswered(response, 'getInvoicePdf', { query: { invoice_id: 1 } })
    if (!(file instanceof Blob)) throw new Error('no file')
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes)
  })
})

describe('a failure', () => {
  it('is decided by the status, not by a body: 502 with nothing in it', async () => {
    const error = await failureOf(
      callAnswered(answer('', { status: 502, statusText: 'Bad Gateway', type: '' })),
    )
    expect(error).toMatchObject({ kind: 'generic', status: 502, message: 'Bad Gateway' })
  })

  it('is 502 with a length of zero, too', async () => {
    const response = answer('', { status: 502, type: '', headers: { 'content-length': '0' } })
    expect(await failureOf(callAnswered(response))).toMatchObject({ status: 502 })
  })

  it.each([
    [500, { errors: { Error: 'Failed to stop virtual machine' } }, 'api', 'Failed to stop virtual machine'],
    [404, { message: 'Disk not found' }, 'generic', 'Disk not found'],
    [400, { errors: { name: 'is taken' } }, 'api', 'is taken'],
    [
      403,
      { message: 'Invalid authentication credentials' },
      'permission',
      'Invalid authentication credentials',
    ],
    [401, { message: 'No API key found in request' }, 'generic', 'No API key found in request'],
    [500, { stack: 'x', message: 'Broken' }, 'server', 'Broken'],
  ])('%d with %j', async (status, body, kind, message) => {
    expect(await failureOf(callAnswered(answer(JSON.stringify(body), { status })))).toMatchObject({
      kind,
      message,
      status,
    })
  })

  it.each(['"busy"', '5', 'null', '[]', 'true'])(
    'with a body of JSON that is no record keeps it: %s',
    async (body) => {
      const error = await failureOf(callAnswered(answer(body, { status: 409 })))
      expect(error).toMatchObject({ kind: 'generic', status: 409 })
    },
  )

  it('carries the reference and the wait of the answer', async () => {
    const headers = { 'X-Warren-Correlation-Id': '7f3a-91', 'Retry-After': '12' }
    const error = await failureOf(callAnswered(answer('{"message":"x"}', { status: 429, headers })))
    expect(error).toMatchObject({ correlationId: '7f3a-91', retryAfter: 12 })
  })

  it('is a page with status 200 [ERROR-02]', async () => {
    const error = await failureOf(
      callAnswered(answer('<html>Sign in to the hotel</html>', { type: 'text/html' })),
    )
    expect(error).toMatchObject({ kind: 'content-type', status: 200 })
    expect(error.message).toContain('text/html: <html>Sign in')
  })

  it('is a page in place of a file', async () => {
    const page = answer('<html>sign in</html>', { type: 'text/html' })
    const failure = await failureOf(callAnswered(page, 'getInvoicePdf', { query: { invoice_id: 1 } }))
    expect(failure.kind).toBe('content-type')
    expect(failure.message).toContain('sign in')
  })

  it('is JSON that was cut off', async () => {
    const error = await failureOf(callAnswered(answer('[{"uuid":"a","na')))
    expect(error).toMatchObject({ kind: 'content-type', status: 200 })
    expect(error.message).toContain('[{"uuid":"a","na')
  })

  it('is a body without a type', async () => {
    expect(await failureOf(callAnswered(new Response(new TextEncoder().encode('[]'))))).toMatchObject({
      kind: 'content-type',
    })
  })

  it.each([
    [{ errors: { Error: 'Insufficient funds' } }, 'Insufficient funds'],
    [{ errors: { name: 'is taken' }, uuid: 'a' }, 'is taken'],
  ])('is status 200 with errors in it: %j', async (body, message) => {
    expect(await failureOf(callAnswered(answer(JSON.stringify(body))))).toMatchObject({
      kind: 'api',
      message,
    })
  })

  it.each([{ errors: {} }, { errors: null }, { errors: [] }, { message: 59.96 }])(
    'is not status 200 with %j',
    async (body) => {
      expect(await callAnswered(answer(JSON.stringify(body)))).toEqual(body)
    },
  )

  it('is success: false where the description names the word', async () => {
    const input = { path: location, body: { uuid: 'a' } }
    const refused = answer('{"success":false,"message":"Too soon"}')
    expect(await failureOf(callAnswered(refused, 'deleteVm', input))).toMatchObject({ message: 'Too soon' })
    expect(await callAnswered(answer('{"success":true}'), 'deleteVm', input)).toEqual({ success: true })
    expect(await callAnswered(answer('{"uuid":"a"}'), 'deleteVm', input)).toEqual({ uuid: 'a' })
    expect(await callAnswered(answer('{"success":false}'), 'startVm', input)).toEqual({ success: false })
  })
})

describe('a connection', () => {
  it('that fails is said to have failed [ERROR-11]', async () => {
    const { client } = bench(() => Promise.reject(new TypeError('fetch failed')))
    const error = await failureOf(callOperation(client, 'listTokens', {}))
    expect(error).toMatchObject({ kind: 'connection', message: 'Failed to connect to server' })
  })

  it('that breaks in the middle of the answer has failed as well', async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('[{"uuid"'))
        controller.error(new TypeError('terminated'))
      },
    })
    const { client } = bench(() => new Response(body, { headers: { 'content-type': 'application/json' } }))
    expect(await failureOf(callOperation(client, 'listTokens', {}))).toMatchObject({ kind: 'connection' })
  })

  it('that was redirected has failed: fetch itself refuses it', async () => {
    const { client } = bench((request) => {
      if (request.redirect === 'error') throw new TypeError('redirect mode is set to error')
      return answer('[]')
    })
    expect(await failureOf(callOperation(client, 'listTokens', {}))).toMatchObject({ kind: 'connection' })
  })

  it('is not waited for longer than the ceiling', async () => {
    const stand = bench(never)
    const call = failureOf(callOperation(stand.client, 'listTokens', {}))
    await Promise.resolve()
    stand.passTime()
    expect(await call).toMatchObject({ kind: 'timeout', message: 'No answer after 60 s' })
    expect(stand.ceilings).toEqual([answerTimeout * 1000])
  })

  it('that the caller gives up ends as the caller said, not as a failure of the API', async () => {
    const reason = new DOMException('left the page', 'AbortError')
    const controller = new AbortController()
    const call = callOperation(bench(never).client, 'listTokens', {}, controller.signal)
    controller.abort(reason)
    await expect(call).rejects.toBe(reason)
  })

  it('is not even made when the caller has given up before', async () => {
    const { client } = bench(never)
    const call = callOperation(
      client,
      'listTokens',
      {},
      AbortSignal.abort(new DOMException('x', 'AbortError')),
    )
    await expect(call).rejects.toThrow('x')
  })
})

describe('a key the API does not know', () => {
  it('is reported to the session with the key of the request, and the call fails as usual [SESSION-06]', async () => {
    const stand = bench(() => {
      stand.identity = { apiKey: 'present', epoch: 1 }
      return answer('{"message":"Unauthorized"}', { status: 401 })
    })
    expect(await failureOf(callOperation(stand.client, 'listTokens', {}))).toMatchObject({ status: 401 })
    expect(stand.refused).toEqual(['demo-customer'])
  })

  it('is one that nobody has, too, though that is 403 as a missing permission is', async () => {
    const stand = bench(() => answer('{"message":"Invalid authentication credentials"}', { status: 403 }))
    await callOperation(stand.client, 'listTokens', {}).catch(() => undefined)
    expect(stand.refused).toEqual(['demo-customer'])
  })

  it.each([200, 403, 404, 500, 502])('is not what %d says', async (status) => {
    const stand = bench(() => answer('{}', { status }))
    await callOperation(stand.client, 'listTokens', {}).catch(() => undefined)
    expect(stand.refused).toEqual([])
  })
})

describe('a call that needs no key', () => {
  it.each(['getSiteConfig', 'getPricePolicy'] as const)(
    'says nothing about the key when it is refused: %s',
    async (id) => {
      const stand = bench(() => answer('{"message":"Unauthorized"}', { status: 401 }))
      expect(await failureOf(callRead(stand.client, id, {}))).toMatchObject({ status: 401 })
      expect(stand.refused).toEqual([])
    },
  )
})

describe('another identity', () => {
  it.each([
    ['an answer', () => answer('[{"uuid":"of the former"}]')],
    ['an error', () => answer('{"errors":{"Error":"of the former"}}', { status: 500 })],
    ['a page', () => answer('<html>', { type: 'text/html' })],
    ['a broken connection', () => Promise.reject(new TypeError('fetch failed'))],
  ])('throws away %s that comes later', async (_, late) => {
    const stand = bench(() => {
      stand.identity = { apiKey: 'demo-delegate', epoch: 2 }
      return late()
    })
    const error = await failureOf(callOperation(stand.client, 'listTokens', {}))
    expect(error.kind).toBe('stale-identity')
    expect(error.message).not.toContain('former')
  })

  it('throws away an answer whose body comes later', async () => {
    const stand = bench(() => {
      const body = new ReadableStream({
        pull(controller) {
          stand.identity = { apiKey: undefined, epoch: 2 }
          controller.enqueue(new TextEncoder().encode('[]'))
          controller.close()
        },
      })
      return new Response(body, { headers: { 'content-type': 'application/json' } })
    })
    expect(await failureOf(callOperation(stand.client, 'listTokens', {}))).toMatchObject({
      kind: 'stale-identity',
    })
  })

  it('that signs in while a call is being made never lends it its key', async () => {
    const stand = bench(() => answer('[]'))
    const call = failureOf(callOperation(stand.client, 'createToken', { body: { description: 'x' } }))
    stand.identity = { apiKey: 'demo-delegate', epoch: 2 }
    expect((await call).kind).toBe('stale-identity')
    expect(stand.requests.map((request) => request.headers.get('apikey'))).not.toContain('demo-delegate')
  })
})

describe('a write that ends without an answer', () => {
  const lost = () => {
    throw new TypeError('Failed to fetch')
  }
  const input = { path: location, body: {}, key: 'intent-1' }
  afterEach(() => vi.unstubAllGlobals())

  it('may have been done, and is sent again under the key it had', async () => {
    const error = await failureOf(callOperation(bench(lost).client, 'createVm', input))
    expect(error).toMatchObject({ kind: 'connection', unsent: false, key: 'intent-1' })
    expect(isOutcomeUnknown(error)).toBe(true)
  })

  it('has no key where its operation takes none', async () => {
    const error = await failureOf(callOperation(bench(lost).client, 'startVm', input))
    expect(error.key).toBeUndefined()
    expect(isOutcomeUnknown(error)).toBe(true)
  })

  it('was not executed if it started offline', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const error = await failureOf(callOperation(bench(lost).client, 'createVm', input))
    expect(error).toMatchObject({ kind: 'connection', unsent: true })
    expect(isOutcomeUnknown(error)).toBe(false)
  })

  it('may have been done when the network went while it was under way', async () => {
    vi.stubGlobal('navigator', { onLine: true })
    const { client } = bench(() => {
      vi.stubGlobal('navigator', { onLine: false })
      return lost()
    })
    expect(isOutcomeUnknown(await failureOf(callOperation(client, 'createVm', input)))).toBe(true)
  })
})
