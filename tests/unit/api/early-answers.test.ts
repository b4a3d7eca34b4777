import { describe, expect, it, vi } from 'vitest'
import { withEarlyAnswers, type EarlyRequest } from '../../../src/api/early-answers'

const url = 'http://console.test/v1/tll/user-resource/vm/list'
const network = () => vi.fn(async (_request: Request) => new Response('from the network'))
const asked = (apikey?: string, init: RequestInit = {}): Request =>
  new Request(url, { ...init, headers: apikey === undefined ? {} : { apikey } })
const started = (apiKey: string | undefined): EarlyRequest => ({
  url,
  apiKey,
  answer: Promise.resolve(new Response('started early')),
})
/** Milliseconds since the page was opened. */
const justOpened = (): number => 0
const text = async (response: Promise<Response>): Promise<string> => (await response).text()

describe('a request the document started', () => {
  it('is handed over once, to the first who asks for the same', async () => {
    const later = network()
    const fetch = withEarlyAnswers([started('key-a')], later, justOpened)
    expect(await text(fetch(asked('key-a')))).toBe('started early')
    expect(await text(fetch(asked('key-a')))).toBe('from the network')
    expect(later).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['another key', asked('key-b')],
    ['no key', asked()],
    ['another address', new Request(`${url}?billing_account_id=1`, { headers: { apikey: 'key-a' } })],
    ['a change', asked('key-a', { method: 'POST' })],
  ])('is not handed to %s', async (_, request) => {
    const fetch = withEarlyAnswers([started('key-a')], network(), justOpened)
    expect(await text(fetch(request))).toBe('from the network')
  })

  it('made without a key is for who has none', async () => {
    const fetch = withEarlyAnswers([started(undefined)], network(), justOpened)
    expect(await text(fetch(asked()))).toBe('started early')
  })

  it('that failed fails, and the next try goes to the network', async () => {
    const failed: EarlyRequest = {
      url,
      apiKey: 'key-a',
      answer: Promise.reject(new TypeError('fetch failed')),
    }
    const fetch = withEarlyAnswers([failed], network(), justOpened)
    await expect(fetch(asked('key-a'))).rejects.toThrow('fetch failed')
    expect(await text(fetch(asked('key-a')))).toBe('from the network')
  })

  it('is old half a minute after the page was opened', async () => {
    const fetch = withEarlyAnswers([started('key-a')], network(), () => 30_001)
    expect(await text(fetch(asked('key-a')))).toBe('from the network')
  })

  it('nobody takes any more lets go of its connection', async () => {
    const cancel = vi.fn()
    const answer = Promise.resolve(new Response(new ReadableStream({ cancel })))
    const fetch = withEarlyAnswers([{ url, apiKey: 'key-a', answer }], network(), justOpened)
    await text(fetch(asked('key-b')))
    await expect.poll(() => cancel).toHaveBeenCalledTimes(1)
  })

  it('that hangs is given up with who asked for it', async () => {
    const hanging: EarlyRequest = { url, apiKey: 'key-a', answer: new Promise(() => undefined) }
    const controller = new AbortController()
    const answer = withEarlyAnswers(
      [hanging],
      network(),
      justOpened,
    )(asked('key-a', { signal: controller.signal }))
    controller.abort(new DOMException('no answer in time', 'TimeoutError'))
    await expect(answer).rejects.toThrow('no answer in time')
  })
})
