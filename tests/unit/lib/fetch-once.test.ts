import { expect, it, vi } from 'vitest'
import { fetchOnce, forgetFailures } from '../../../src/lib/fetch-once'

it('fetches a value once per key, with whatever else the first one brought', async () => {
  const fetch = vi.fn(async (key: string, more: number) => `${key}${more}`)
  const load = fetchOnce(fetch)
  expect(load('a', 1)).toBe(load('a', 2))
  expect(await load('a', 3)).toBe('a1')
  expect(await load('b', 4)).toBe('b4')
  expect(fetch).toHaveBeenCalledTimes(2)
})

it('keeps a failure until failures are forgotten, and nothing longer', async () => {
  const fetch = vi.fn(async (key: string) => key)
  fetch.mockRejectedValueOnce(new Error('away'))
  const load = fetchOnce(fetch)
  const first = load('a')
  await expect(first).rejects.toThrow('away')
  expect(load('a')).toBe(first)
  const other = load('b')
  forgetFailures()
  expect(await load('a')).toBe('a')
  expect(load('b')).toBe(other)
  expect(fetch).toHaveBeenCalledTimes(3)
})

it('writes the outcome where React looks for it, so that what is here is drawn without a fallback', async () => {
  const load = fetchOnce(async (key: string) => {
    if (key === 'bad') throw new Error('away')
    return key
  })
  const good = load('a')
  await good
  expect(good).toMatchObject({ status: 'fulfilled', value: 'a' })
  const bad = load('bad')
  await expect(bad).rejects.toThrow('away')
  expect(bad).toMatchObject({ status: 'rejected' })
})
