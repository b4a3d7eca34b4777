import { describe, expect, it } from 'vitest'
import { callRaw } from '../../../src/api/raw-call'
import type { SampleRequest } from '../../../src/api/samples/sample-request'
import { answer, failureOf, never } from './support'

const request = (more: Partial<SampleRequest> = {}): SampleRequest => ({
  id: 'createThing',
  operation: { method: 'POST', path: '/{location}/things', body: 'form' },
  base: 'http://console.test/prefix',
  path: { location: 'tll' },
  query: { q: 'a b' },
  body: { a: 1, list: [1, { b: 2 }] },
  secrets: new Set(),
  ...more,
})

function network(respond: (made: Request) => Response | Promise<Response>) {
  const made: Request[] = []
  let time = 0
  return {
    made,
    seams: {
      fetch: async (each: Request) => {
        made.push(each)
        time += 43
        return respond(each)
      },
      now: () => time,
      signal: new AbortController().signal,
    },
  }
}

describe('a call made as it is shown', () => {
  it('goes where the sample says, with the key that is given', async () => {
    const { made, seams } = network(() => answer('{}'))
    await callRaw(request(), 'typed-key', seams)
    const [sent] = made
    expect(sent?.method).toBe('POST')
    expect(sent?.url).toBe('http://console.test/prefix/v1/tll/things?q=a+b')
    expect(sent?.headers.get('apikey')).toBe('typed-key')
    expect(sent?.headers.get('content-type')).toBe('application/x-www-form-urlencoded')
    expect(await sent?.text()).toBe('a=1&list=1&list=%7B%22b%22%3A2%7D')
    expect(sent?.redirect).toBe('error')
    expect(sent?.credentials).toBe('omit')
  })

  it('sends JSON where the call takes JSON, and no body where it takes none', async () => {
    const { made, seams } = network(() => answer('{}'))
    const operation = { method: 'PUT', path: '/x', body: 'json' } as const
    await callRaw(request({ operation, body: { a: [1] } }), undefined, seams)
    await callRaw(request({ operation: { method: 'GET', path: '/x' }, body: undefined }), undefined, seams)
    expect(await made[0]?.text()).toBe('{"a":[1]}')
    expect(made[0]?.headers.get('content-type')).toBe('application/json')
    expect(made[1]?.headers.get('content-type')).toBeNull()
    expect(made.some((each) => each.headers.has('apikey'))).toBe(false)
  })

  it('gives back whatever is answered, with time, size and reference', async () => {
    const { seams } = network(() =>
      answer('{"message":"nõ"}', {
        status: 403,
        type: 'application/json; charset=utf-8',
        headers: { 'X-Warren-Correlation-Id': 'c7f2-91ab' },
      }),
    )
    expect(await callRaw(request(), 'k', seams)).toEqual({
      status: 403,
      contentType: 'application/json',
      correlationId: 'c7f2-91ab',
      milliseconds: 43,
      bytes: 17,
      text: '{"message":"nõ"}',
    })
    const { seams: silent } = network(() => answer(null, { status: 204, type: '' }))
    expect(await callRaw(request(), 'k', silent)).toMatchObject({ contentType: '', text: '', bytes: 0 })
  })

  it('keeps the bytes of what is no text', async () => {
    const bytes = new Uint8Array([37, 80, 68, 70, 0, 255, 254])
    const { seams } = network(() => new Response(bytes, { headers: { 'content-type': 'application/pdf' } }))
    const { file, text, bytes: size } = await callRaw(request(), 'k', seams)
    expect([text, size]).toEqual(['', 7])
    expect(new Uint8Array((await file?.arrayBuffer()) ?? [])).toEqual(bytes)
  })

  it('fails when there is no answer, and passes on that it was given up', async () => {
    const { seams } = network(() => {
      throw new TypeError('fetch failed')
    })
    expect((await failureOf(callRaw(request(), 'k', seams))).kind).toBe('connection')
    const control = new AbortController()
    const waiting = callRaw(request(), 'k', { ...network(never).seams, signal: control.signal })
    control.abort(new Error('left the page'))
    await expect(waiting).rejects.toThrow('left the page')
  })
})
