import { describe, expect, it } from 'vitest'
import { releasesOf, releasing, stepOfRelease } from '../../../../src/engine/jobs/release'
import { resource as ipAddress } from '../../../../src/generated/resources/ip-address'
import { resource as virtualMachine } from '../../../../src/generated/resources/virtual-machine'
import { joined, surroundings } from '../../manifest/support'
import { english } from '../../platform/stand'

const around = surroundings({ on: ['ipsEnabled'] })
const address = { uuid: 'ip-1', address: '203.0.113.9', name: '', assigned_to: 'vm-1' }
const about = { ...joined({ uuid: 'vm-1' }, { addresses: [address] }), location: 'tll', surroundings: around }
const [line] = virtualMachine.actions.delete ? releasing(virtualMachine.actions.delete) : []
if (!line) throw new Error('Nothing may be released')

describe('what may be given up after a record', () => {
  it('are the things that stay, each as a record of its own type, though it cannot be done yet', () => {
    const [release, ...others] = releasesOf(line, about, ipAddress)
    expect(others).toEqual([])
    expect(release).toMatchObject({ rowKey: 'tll/ip-1', name: '203.0.113.9', action: { id: 'delete' } })
    expect(release?.subject).toMatchObject({ record: address, location: 'tll' })
  })

  it('is nothing of a type the site does not have, of a record without identity, or that the user may not touch', () => {
    expect(releasesOf(line, { ...about, surroundings: surroundings() }, ipAddress)).toEqual([])
    const nameless = { ...about, added: () => [{ address: '203.0.113.9' }, null] }
    expect(releasesOf(line, nameless, ipAddress)).toEqual([])
    const remove = ipAddress.actions.delete
    if (!remove) throw new Error('There is no delete')
    const kept = {
      ...ipAddress,
      actions: { delete: { ...remove, when: { role: 'administrator' as const } } },
    }
    expect(releasesOf(line, about, kept)).toEqual([])
    expect(releasesOf(line, about, { ...ipAddress, actions: {} })).toEqual([])
  })

  it('is called by its action and its name among the steps', async () => {
    const [release] = releasesOf(line, about, ipAddress)
    const texts = await english('ip_address')
    expect(release && stepOfRelease(texts, release).label).toBe('Release: 203.0.113.9')
  })
})
