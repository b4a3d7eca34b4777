// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { whenOnline } from '../../../src/lib/when-online'

afterEach(() => vi.restoreAllMocks())

it('calls at once while there is a network, or where nobody knows', async () => {
  expect(await whenOnline(async () => 'here')).toBe('here')
})

it('waits for the network, then calls once', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const call = vi.fn(async () => 'here')
  const result = whenOnline(call)
  expect(call).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('online'))
  window.dispatchEvent(new Event('online'))
  expect(await result).toBe('here')
  expect(call).toHaveBeenCalledOnce()
})

it('hands on what goes wrong afterwards', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const result = whenOnline(() => Promise.reject(new Error('away')))
  window.dispatchEvent(new Event('online'))
  await expect(result).rejects.toThrow('away')
})
