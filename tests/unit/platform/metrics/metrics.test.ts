import { afterEach, describe, expect, it, vi } from 'vitest'
import { fc } from '../../../run/seed'
import { parsePromql } from '../../../../src/lib/promql/parse-promql'
import { fillQuery } from '../../../../src/platform/metrics/fill-query'
import {
  instantsOf,
  lastOf,
  metricWindow,
  mostPoints,
  rateWindow,
} from '../../../../src/platform/metrics/metric-window'
import { readMetric } from '../../../../src/platform/metrics/read-metric'

const hour = 3600
const now = Date.UTC(2026, 10, 21, 8, 46, 7) / 1000

describe('the instants of a chart', () => {
  it.each([
    [1, 600, 15],
    [6, 600, 60],
    [24, 600, 180],
    [24 * 7, 600, 1200],
    [24 * 30, 600, 7200],
    [24 * 30, 1500, 1800],
  ])('[VM-10] %d hours in %d points are %d seconds apart', (hours, points, step) => {
    const window = metricWindow({ from: now - hours * hour, to: now }, points, 15)
    expect(window.step).toBe(step)
    expect(window.count).toBeLessThanOrEqual(points + 1)
  })

  it('[VM-10] cover the range, lie on the grid of samples, and are never more than a chart can show', () => {
    const spans = fc.record({
      length: fc.integer({ min: 120, max: 400 * 24 * hour }),
      to: fc.integer({ min: 1_700_000_000, max: 1_900_000_000 }),
      points: fc.integer({ min: 1, max: 20_000 }),
      scrape: fc.constantFrom(5, 10, 15, 30, 60),
    })
    fc.assert(
      fc.property(spans, ({ length, to, points, scrape }) => {
        const window = metricWindow({ from: to - length, to }, points, scrape)
        const instants = instantsOf(window)
        expect(window.start).toBeLessThanOrEqual(to - length)
        expect(to - (instants.at(-1) ?? 0)).toBeLessThan(window.step)
        expect(window.step % scrape).toBe(0)
        expect(window.start % window.step).toBe(0)
        expect(window.count).toBeLessThanOrEqual(mostPoints + 2)
      }),
    )
  })

  it('[VM-10] a rate looks back over a step and over enough samples; the last instants are the end', () => {
    expect([rateWindow(15, 15), rateWindow(60, 15), rateWindow(1800, 15), rateWindow(15, 60)]).toEqual([
      60, 75, 1815, 240,
    ])
    expect(lastOf({ start: 100, step: 10, count: 5 }, 2)).toEqual({ start: 130, step: 10, count: 2 })
    expect(lastOf({ start: 100, step: 10, count: 1 }, 3)).toEqual({ start: 100, step: 10, count: 1 })
  })

  it('[VM-10] placeholders are filled, identities escaped as pattern and as string', () => {
    const query = fillQuery('rate(a{b=~"$record"}[$w]) + $steps + sum(c[$step])', {
      records: ['x.y', '"}|z'],
      step: 60,
      window: 75,
    })
    expect(query).toBe(String.raw`rate(a{b=~"x\\.y|\"\\}\\|z"}[75s]) + $steps + sum(c[60s])`)
    expect(() =>
      parsePromql(fillQuery('a{b=~"$record"}', { records: ['"} or a{'], step: 1, window: 1 })),
    ).not.toThrow()
  })
})

describe('the source of metrics', () => {
  afterEach(() => vi.unstubAllGlobals())

  const source = {
    address: 'https://api.test/prometheus/',
    apiKey: 'the-key',
    ownOrigins: ['https://api.test'],
    onRefused: vi.fn<() => void>(),
  }
  const window = { start: 1000, step: 10, count: 4 }
  const ask = async (answer: Response | Error, from = source) => {
    const sent: { url: string; init: RequestInit }[] = []
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      sent.push({ url, init })
      if (answer instanceof Error) throw answer
      return answer
    })
    const lines = readMetric(from, 'up', window, new AbortController().signal)
    const settled: { value?: unknown; error?: unknown } = await lines.then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    )
    return { ...settled, sent }
  }
  const success = (result: unknown) =>
    Response.json({ status: 'success', data: { resultType: 'matrix', result } })

  it('[VM-10] puts values where their instants are; what is missing, odd or no number is a gap', async () => {
    const metric = { __name__: 'up', domain: 'a' }
    const values = [[1000, '1.5'], [1020, 'NaN'], [1030, '+Inf'], [9999, '7'], 'x']
    const { value, sent } = await ask(success([{ metric, values }, 7]))
    expect(value).toEqual([
      { labels: { domain: 'a' }, values: Float64Array.of(1.5, Number.NaN, Number.NaN, Number.NaN) },
      { labels: {}, values: new Float64Array(4).fill(Number.NaN) },
    ])
    expect(sent[0]?.url).toBe('https://api.test/prometheus/api/v1/query_range')
    expect(String(sent[0]?.init.body)).toBe('query=up&start=1000&end=1030&step=10')
    expect(new Headers(sent[0]?.init.headers).get('apikey')).toBe('the-key')
  })

  it('[VM-10] never gives the key to another origin', async () => {
    const { sent } = await ask(success([]), { ...source, address: 'https://stranger.test/p' })
    expect(new Headers(sent[0]?.init.headers).has('apikey')).toBe(false)
    expect(sent[0]?.init.credentials).toBe('omit')
  })

  it.each([
    ['refused', Response.json({ message: 'no' }, { status: 401 }), ''],
    [
      'wrong',
      Response.json({ status: 'error', errorType: 'bad_data', error: 'parse error' }, { status: 400 }),
      'parse error',
    ],
    [
      'slow',
      Response.json({ status: 'error', errorType: 'timeout', error: 'query timed out' }, { status: 503 }),
      'query timed out',
    ],
    ['silent', new Response('<html>', { status: 502 }), ''],
    ['silent', new Response('<html>', { status: 200 }), ''],
    ['silent', new TypeError('failed to fetch'), ''],
  ])('[VM-10] says %s by the answer', async (kind, answer, reported) => {
    expect((await ask(answer)).error).toMatchObject({ name: 'MetricFailure', kind, reported })
  })

  it('[VM-10] tells when the key is refused, by our own origins only', async () => {
    const onRefused = vi.fn<() => void>()
    const refused = () => Response.json({ message: 'no' }, { status: 401 })
    await ask(refused(), { ...source, onRefused, address: 'https://stranger.test/p' })
    await ask(Response.json({ message: 'no' }, { status: 403 }), { ...source, onRefused })
    expect(onRefused).not.toHaveBeenCalled()
    await ask(refused(), { ...source, onRefused })
    expect(onRefused).toHaveBeenCalledOnce()
  })
})
