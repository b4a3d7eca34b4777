// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenOnline } from '../../../src/lib/when-online'

const reached = vi.fn<typeof fetch>(async () => new Response(null, { status: 404 }))
let isOnline = true

/** Makes the browser report online or offline. */
function turn(online: boolean): void {
  isOnline = online
  window.dispatchEvent(new Event(online ? 'online' : 'offline'))
}

beforeEach(() => {
  isOnline = true
  vi.useFakeTimers()
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  vi.stubGlobal('fetch', reached)
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  reached.mockClear()
})

const refused = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'))

it('calls at once while online, without a request', async () => {
  expect(await whenOnline(async () => 'here')).toBe('here')
  expect(reached).not.toHaveBeenCalled()
})

it('waits for the network, then calls once; one request tries it for all that wait', async () => {
  turn(false)
  const calls = [vi.fn(async () => 'here'), vi.fn(async () => 'there')]
  const results = calls.map((call) => whenOnline(call))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(calls[0]).not.toHaveBeenCalled()
  turn(true)
  turn(true)
  expect(await Promise.all(results)).toEqual(['here', 'there'])
  expect(calls[0]).toHaveBeenCalledOnce()
  expect(reached).toHaveBeenCalledOnce()
  await whenOnline(async () => 'later')
  expect(reached).toHaveBeenCalledOnce()
})

it('goes on only when a request gets through, also after the browser was offline again', async () => {
  turn(false)
  const call = vi.fn(async () => 'here')
  const result = whenOnline(call)
  reached.mockImplementationOnce(refused).mockImplementationOnce(refused)
  turn(true)
  await vi.advanceTimersByTimeAsync(0)
  turn(false)
  const other = whenOnline(async () => 'too')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(reached).toHaveBeenCalledOnce()
  turn(true)
  await vi.advanceTimersByTimeAsync(499)
  expect(call).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(await Promise.all([result, other])).toEqual(['here', 'too'])
  expect(reached).toHaveBeenCalledTimes(3)
})

it('hands on what goes wrong afterwards, and gives up waiting', async () => {
  turn(false)
  reached.mockImplementation(refused)
  const result = whenOnline(() => Promise.reject(new Error('away')))
  const failure = result.catch((error: unknown) => error)
  turn(true)
  await vi.advanceTimersByTimeAsync(7750)
  expect(await failure).toEqual(new Error('away'))
  expect(reached).toHaveBeenCalledTimes(5)
})
