import { describe, expect, it } from 'vitest'
import { makeCall, type CallInput } from '../../../src/api/make-call'
import type { Operation } from '../../../src/lib/operation'
import { answer, bench, failureOf } from './support'

/** The pages of a list, by the cursor that leads to them. */
const pages: Readonly<Record<string, object>> = {
  '': { data: [1, 2], next: 'b' },
  b: { data: [3], next: 'c' },
  c: { data: [], next: null },
}
const paged: Operation = {
  method: 'GET',
  path: '/stars',
  list: true,
  within: { at: 'data', pages: { next: 'next', cursor: 'after' } },
}

/** The outcome of a call whose answers are all `given`, and its requests. */
function call(operation: Operation, given: (url: URL) => Response, input: CallInput = {}) {
  const { client, requests } = bench(({ url }) => given(new URL(url)))
  return { end: makeCall(client, operation, input), requests }
}

const json = (value: unknown, status = 200): Response => answer(JSON.stringify(value), { status })

describe('a list in pages', () => {
  it('is all of them, each asked for as the first was', async () => {
    const { end, requests } = call(
      paged,
      ({ searchParams }) => json(pages[searchParams.get('after') ?? '']),
      {
        query: { colour: 'red' },
      },
    )
    expect(await end).toEqual([1, 2, 3])
    expect(requests.map(({ url }) => new URL(url).search)).toEqual([
      '?colour=red',
      '?colour=red&after=b',
      '?colour=red&after=c',
    ])
  })

  it('is a failure when a page of it is none, or what should hold it is not there', async () => {
    const broken = call(paged, ({ searchParams }) => json(searchParams.has('after') ? {} : pages['']))
    expect((await failureOf(broken.end)).kind).toBe('content-type')
    expect((await failureOf(call(paged, () => json({ other: [] })).end)).kind).toBe('content-type')
    expect((await failureOf(call(paged, () => json({ data: {} })).end)).kind).toBe('content-type')
  })
})

describe('what a call sends', () => {
  const made: Operation = { method: 'POST', path: '/stars', body: 'json', keyHeader: 'Idempotency-Key' }

  it('is a body and a key where the operation takes them and there are any', async () => {
    const { end, requests } = call(made, () => json({}), { body: { name: 'Mirfak' }, key: 'k-1' })
    await end
    expect(requests[0]?.headers.get('content-type')).toBe('application/json')
    expect(requests[0]?.headers.get('idempotency-key')).toBe('k-1')
    expect(await requests[0]?.json()).toEqual({ name: 'Mirfak' })
  })

  it('is neither where there are none', async () => {
    const { end, requests } = call(made, () => json({}))
    await end
    expect(requests[0]?.headers.has('idempotency-key')).toBe(false)
    expect(requests[0]?.headers.has('content-type')).toBe(false)
    expect(await requests[0]?.text()).toBe('')
  })

  it('is neither where the operation takes none', async () => {
    const { end, requests } = call({ method: 'DELETE', path: '/stars' }, () => json({}), {
      body: { name: 'Mirfak' },
      key: 'k-1',
    })
    await end
    expect(requests[0]?.headers.has('idempotency-key')).toBe(false)
    expect(await requests[0]?.text()).toBe('')
  })

  it('is remembered by its key when it fails, where the operation takes one', async () => {
    const refused = () => json({ errors: { Error: 'Not today' } }, 409)
    expect((await failureOf(call(made, refused, { key: 'k-1' }).end)).key).toBe('k-1')
    const plain: Operation = { method: 'POST', path: '/stars' }
    expect((await failureOf(call(plain, refused, { key: 'k-1' }).end)).key).toBeUndefined()
  })
})

describe('what a call gives', () => {
  const get = (of: Partial<Operation>, given: Response) =>
    call({ method: 'GET', path: '/stars', ...of }, () => given).end

  it('is a file where it is no text', async () => {
    const given = await get({ answer: 'application/pdf' }, answer('%PDF', { type: 'application/pdf' }))
    expect(given).toBeInstanceOf(Blob)
    expect(given instanceof Blob && (await given.text())).toBe('%PDF')
  })

  it.each(['text/plain', 'text/csv', 'application/xml'])('is the text of %s', async (type) => {
    expect(await get({ answer: type }, answer('a;b', { type }))).toBe('a;b')
  })

  it('is undefined for an empty answer, and JSON even without its media type', async () => {
    expect(await get({ answer: 'none' }, answer(null, { status: 204 }))).toBeUndefined()
    expect(await get({ answer: 'none' }, json({ id: 1 }))).toEqual({ id: 1 })
    expect(await get({ within: { at: 'data' } }, answer(null, { status: 204 }))).toBeUndefined()
  })

  it('is a failure that says what cannot be read', async () => {
    const failure = await failureOf(get({}, answer('{', {})))
    expect(failure.message).toContain('Unreadable answer of type application/json')
    const other = await failureOf(get({ answer: 'text/csv' }, json([])))
    expect(other.message).toContain('Unexpected content type application/json')
    const refused = get({ answer: 'application/pdf' }, json({ errors: { Error: 'Not ready yet' } }))
    expect((await failureOf(refused)).message).toBe('Not ready yet')
  })

  it('is the answer itself if it only looks like a refusal', async () => {
    expect(await get({}, json({ errors: 'none' }))).toEqual({ errors: 'none' })
    expect(await get({}, json({ errors: {} }))).toEqual({ errors: {} })
    expect(await get({}, json(null))).toBeNull()
  })
})
