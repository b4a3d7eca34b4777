import { describe, expect, it } from 'vitest'
import { leaksIn } from '../../e2e/support/secrets'

const report = (message: string): string =>
  `{"event_id":"4b1d5a1f0c1e4d0f8a52f0b3a4c5d6e7"}\n{"type":"event"}\n${JSON.stringify({
    contexts: { trace: { trace_id: '4b1d5a1f0c1e4d0f8a52f0b3a4c5d6e7', span_id: '8303885555427724' } },
    message,
  })}`

describe('the search for secrets in reports', () => {
  it('finds what was sent, addresses and cards', () => {
    expect(
      leaksIn([report('correct horse, kadri@example.com, 4111 1111 1111 1111')], ['correct horse']),
    ).toEqual([
      'a report has the secret correct horse',
      'a report has the address kadri@example.com',
      'a report has the card 4111 1111 1111 1111',
    ])
  })

  it('takes no identifier that Sentry drew for a card', () => {
    expect(leaksIn([report('nothing to see')], ['correct horse'])).toEqual([])
  })
})
