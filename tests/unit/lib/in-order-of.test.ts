import { describe, expect, it } from 'vitest'
import { inOrderOf } from '../../../src/lib/in-order-of'

describe('the order of fields', () => {
  it('is by number, then by the next field, with what has no value at the end', () => {
    const rules = [
      { port: null, protocol: 'icmp' },
      { port: 443, protocol: 'udp' },
      { port: 8080, protocol: 'tcp' },
      { port: 443, protocol: 'tcp' },
      { port: 22, protocol: 'tcp' },
    ]
    expect(inOrderOf(rules, ['port', 'protocol']).map(({ port, protocol }) => `${port} ${protocol}`)).toEqual(
      ['22 tcp', '443 tcp', '443 udp', '8080 tcp', 'null icmp'],
    )
  })

  it('leaves what is equal, and everything without fields, where it was', () => {
    const rows = [
      { id: 2, at: 1 },
      { id: 1, at: 1 },
    ]
    expect(inOrderOf(rows, ['at'])).toEqual(rows)
    expect(inOrderOf(rows, [])).toEqual(rows)
  })
})
