import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchAhead } from '../../../src/start/fetch-ahead'

describe('files fetched ahead', () => {
  const answers = vi.fn<(file: string) => Promise<Response>>()
  beforeEach(() => {
    answers.mockReset().mockImplementation(async () => new Response('ok'))
    vi.stubGlobal('fetch', answers)
  })
  afterEach(() => vi.unstubAllGlobals())
  const asked = (): string[] => answers.mock.calls.map(([file]) => file)
  const pages: Record<string, string[]> = { '/one': ['a.js', 'b.css'], '/two': ['b.css', 'c.js'] }
  const ahead = () => fetchAhead((path) => pages[path] ?? [])

  it('come once, whichever page wants them', async () => {
    const fetchPage = ahead()
    await Promise.all([fetchPage('/one'), fetchPage('/two'), fetchPage('/one'), fetchPage('/none')])
    expect(asked()).toEqual(['a.js', 'b.css', 'c.js'])
  })

  it('do not count as there when one failed, which is fetched again', async () => {
    const fetchPage = ahead()
    answers.mockResolvedValueOnce(new Response('gone', { status: 404 }))
    await expect(fetchPage('/one')).rejects.toThrow('a.js answered 404')
    answers.mockRejectedValueOnce(new TypeError('offline'))
    await expect(fetchPage('/one')).rejects.toThrow('offline')
    await fetchPage('/one')
    expect(asked()).toEqual(['a.js', 'b.css', 'a.js', 'a.js'])
  })
})
