import { describe, expect, it } from 'vitest'
import { pricedSeparately, ownPrices } from '../../../src/manifest/own-prices'
import { resource as disk } from '../../../src/generated/resources/disk'
import { resource as ipAddress } from '../../../src/generated/resources/ip-address'
import { resource as virtualMachine } from '../../../src/generated/resources/virtual-machine'

const pricedTypes = (...types: Parameters<typeof ownPrices>[0]) =>
  ownPrices(types)[0]?.price.flatMap(({ type, record }) => (record ? [type] : []))

describe('where everything is added up', () => {
  it('counts once what another record carries as well', () => {
    expect(pricedTypes(virtualMachine, disk, ipAddress)).not.toContain('BLOCK_STORAGE')
    expect(pricedTypes(virtualMachine, disk, ipAddress)).not.toContain('ASSIGNED_FLOATING_IP')
    expect(pricedTypes(virtualMachine, disk, ipAddress)).toContain('CPU')
  })

  it('counts what nothing else carries there', () => {
    expect(pricedTypes(virtualMachine)).toEqual(
      expect.arrayContaining(['BLOCK_STORAGE', 'ASSIGNED_FLOATING_IP']),
    )
    expect(pricedTypes(virtualMachine, disk)).toContain('ASSIGNED_FLOATING_IP')
    expect(pricedTypes(virtualMachine, disk)).not.toContain('BLOCK_STORAGE')
  })

  it('names the types that carry a part of what another costs', () => {
    expect(pricedSeparately([virtualMachine, disk, ipAddress]).get('virtual_machine')).toEqual([
      'disk',
      'ip_address',
    ])
    expect(pricedSeparately([virtualMachine, disk]).get('virtual_machine')).toEqual(['disk'])
    expect(pricedSeparately([virtualMachine, disk]).get('disk')).toEqual([])
  })
})
