import { describe, expect, it } from 'vitest'
import { connectionFailure } from '../../../../src/api/errors'
import { eventOf } from '../../../../src/platform/reporting/event-of'
import type { Incident } from '../../../../src/platform/reporting/incident'

const key = 'k-8d6f0a11'

const incident = (more: Partial<Incident>): Incident => ({
  at: 1_764_063_000_500,
  source: 'window',
  name: 'TypeError',
  message: 'message',
  detail: {},
  hidden: [],
  place: { page: '/compute', tags: { translator: 'google' }, hidden: [key] },
  crumbs: [],
  ...more,
})
const parse = (stack: string) => [{ filename: stack, function: 'draw', lineno: 3, colno: 7 }]

describe('the event of an incident', () => {
  it('[REPORT-06] names the page by its pattern, the source, and the translator', () => {
    const event = eventOf(incident({ source: 'rejection' }), parse)
    expect(event.transaction).toBe('/compute')
    expect(event.tags).toEqual({ translator: 'google', source: 'rejection' })
    expect(event.timestamp).toBe(1_764_063_000.5)
    expect(event.exception?.values?.[0]?.mechanism).toEqual({ type: 'rejection', handled: false })
  })

  it('has an error with what caused it, the cause first', () => {
    const error = new RangeError('outer', { cause: new TypeError('inner') })
    const { exception } = eventOf(incident({ error }), parse)
    expect(exception?.values?.map(({ type, value }) => [type, value])).toEqual([
      ['TypeError', 'inner'],
      ['RangeError', 'outer'],
    ])
  })

  it('[REPORT-05] has the key nowhere: message, stack, tags, details, breadcrumbs', () => {
    const error = new TypeError(`No user with ${key}`)
    error.stack = `at ${key}`
    const event = eventOf(
      incident({
        error,
        place: { page: '/compute', tags: { language: key }, hidden: [key] },
        detail: { call: key, password: 'Lootus-2026' },
        crumbs: [{ at: 1000, kind: 'call', text: `GET ${key}`, status: 500 }],
      }),
      parse,
    )
    expect(JSON.stringify(event)).not.toMatch(/k-8d6f0a11|Lootus/)
    expect(event.breadcrumbs).toEqual([
      { timestamp: 1, category: 'call', message: 'GET [Filtered]', data: { status: 500 } },
    ])
  })

  it('does not repeat what could not be read as JSON', () => {
    const error = new SyntaxError(`Unexpected token 'K', "Kadri Saar" is not valid JSON`)
    const { exception } = eventOf(incident({ error }), parse)
    expect(exception?.values?.[0]?.value).not.toContain('Kadri')
  })

  it('has kind and status of a failed call', () => {
    const { contexts } = eventOf(
      incident({ source: 'api', error: connectionFailure(new TypeError('Failed to fetch')) }),
      parse,
    )
    expect(contexts?.['detail']).toMatchObject({ kind: 'connection' })
  })
})
