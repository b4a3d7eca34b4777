import { beforeAll, describe, expect, it } from 'vitest'
import { releaseSteps, releaseLines } from '../../../../src/engine/actions/ReleaseChoices'
import { resource as ipAddress } from '../../../../src/generated/resources/ip-address'
import { resource as virtualMachine } from '../../../../src/generated/resources/virtual-machine'
import type { Texts } from '../../../../src/platform/i18n/texts'
import { joined, environment } from '../../manifest/support'
import { english } from '../../platform/stand'

const around = environment({ on: ['ipsEnabled'] })
const address = { uuid: 'ip-1', address: '203.0.113.9', name: '', assigned_to: 'vm-1' }
const about = { ...joined({ uuid: 'vm-1' }, { addresses: [address] }), location: 'tll', environment: around }
const [line] = virtualMachine.actions.delete ? releaseLines(virtualMachine.actions.delete) : []
if (!line) throw new Error('Nothing may be released')

let texts: Texts
beforeAll(async () => {
  texts = await english('ip_address')
})

describe('what may be given up after a record', () => {
  it('are the things that stay, each as a record of its own type, though it cannot be done yet', () => {
    const [release, ...others] = releaseSteps(line, about, ipAddress, texts)
    expect(others).toEqual([])
    expect(release?.record).toEqual({ type: 'ip_address', key: 'tll/ip-1', name: '203.0.113.9' })
    expect(release?.target).toMatchObject({
      action: { id: 'delete' },
      subject: { record: address, location: 'tll' },
    })
  })

  it('is absent for a type the site lacks, a record without identity, or one the user may not change', () => {
    expect(releaseSteps(line, { ...about, environment: environment({ on: [] }) }, ipAddress, texts)).toEqual(
      [],
    )
    const nameless = { ...about, derived: () => [{ address: '203.0.113.9' }, null] }
    expect(releaseSteps(line, nameless, ipAddress, texts)).toEqual([])
    const remove = ipAddress.actions.delete
    if (!remove) throw new Error('There is no delete')
    const kept = {
      ...ipAddress,
      actions: { delete: { ...remove, when: { context: 'administrator' as const } } },
    }
    expect(releaseSteps(line, about, kept, texts)).toEqual([])
    expect(releaseSteps(line, about, { ...ipAddress, actions: {} }, texts)).toEqual([])
  })

  it('is called by its action and its name among the steps', () => {
    const [release] = releaseSteps(line, about, ipAddress, texts)
    expect(release?.label).toBe('Release: 203.0.113.9')
  })
})
