import { describe, expect, it } from 'vitest'
import { ruleNotices } from '../../../../resource-manifests/shared/firewall-rule'
import { rowWarnings } from '../../../../src/engine/fields/edited-rows'
import { environment } from '../support'

const open = { direction: 'inbound', protocol: 'tcp', port_start: null, endpoint_spec_type: 'any' }
const warned = (changes: object) => rowWarnings(ruleNotices, { ...open, ...changes }, environment())

describe('what is risky about a rule of a firewall', () => {
  it.each([
    ['any port of one protocol from anyone', {}],
    ['every protocol from anyone', { protocol: 'any' }],
    ['a range that is everybody', { endpoint_spec_type: 'ip_prefixes', endpoint_spec: ['0.0.0.0/0'] }],
    ['the same of IPv6', { endpoint_spec_type: 'ip_prefixes', endpoint_spec: ['::/0'] }],
  ])('is %s', (_, changes) => {
    expect(warned(changes)).toEqual(['open'])
  })

  it.each([
    ['one port', { port_start: 22 }],
    ['what goes out', { direction: 'outbound' }],
    ['ping', { protocol: 'icmp' }],
    ['some addresses', { endpoint_spec_type: 'ip_prefixes', endpoint_spec: ['10.0.0.0/8'] }],
  ])('is not %s', (_, changes) => {
    expect(warned(changes)).toEqual([])
  })
})
