import { describe, expect, it } from 'vitest'
import { createPaymentProcessors } from '../../sandbox/catalogue/payment-processors'
import { currencies } from '../../sandbox/charging/currency'
import { cellOf, events, paymentCases, ways } from '../e2e/payments/payment-cases'

const [euro] = currencies

describe('the table of payment cases', () => {
  it('has a row for every processor one can pay with', () => {
    if (!euro) throw new RangeError('no currency')
    const offered = createPaymentProcessors(euro).filter(({ type }) => type !== 'invoice')
    const known = new Set(ways.map(({ keyword }) => keyword))
    expect([...known].sort()).toEqual(offered.map(({ keyword }) => keyword).sort())
  })

  it('says of every event what comes of it, or why it cannot be', () => {
    const missing = ways.flatMap((way) =>
      events.filter((event) => {
        const cell = cellOf(way, event)
        return 'never' in cell && cell.never === ''
      }),
    )
    expect(missing).toEqual([])
    expect(paymentCases.length).toBeGreaterThanOrEqual(150)
    expect(new Set(paymentCases.map(({ way, event }) => `${way.name} ${event}`)).size).toBe(
      paymentCases.length,
    )
  })

  it('claims that money was taken where it was, and nowhere else', () => {
    for (const { says, charged, way, event } of paymentCases)
      expect(charged, `${way.keyword}, ${event}`).toBe(says === 'paid' ? 1 : 0)
  })
})
