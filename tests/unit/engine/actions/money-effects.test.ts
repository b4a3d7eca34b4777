import { describe, expect, it } from 'vitest'
import {
  addedMonthlyCost,
  keptMonthlyCosts,
  priceChange,
  sumKnown,
} from '../../../../src/engine/actions/consequences'
import { detail } from '../../../../src/generated/details/virtual-machine'
import { resource as ipAddress } from '../../../../src/generated/resources/ip-address'
import { resource as virtualMachine } from '../../../../src/generated/resources/virtual-machine'
import type { CompiledAction } from '../../../../src/manifest/compiled-actions'
import type { PlacePrices } from '../../../../src/manifest/price'
import { joined, subject } from '../../manifest/support'

/** A price of one euro a month for each type, two for those named. */
function pricesOf(of: Readonly<Record<string, number>>): PlacePrices[] {
  const resource_types = Object.entries(of).map(([resource_type, month]) => ({
    resource_type,
    resource_prices: [{ price_per_unit: month / 730, price_per_unit_month: month }],
  }))
  return [{ location: null, pool_uuid: null, resource_types }]
}

function actionOf(id: string): CompiledAction {
  const rows = detail.tabs
    .flatMap(({ sections }) => sections)
    .flatMap((section) => (section.kind === 'collection' ? section.rowActions : []))
  const action = virtualMachine.actions[id] ?? rows.find((each) => each.id === id)
  if (!action) throw new Error(`There is no ${id}`)
  return action
}

const machine = {
  vcpu: 2,
  memory: 4096,
  status: 'stopped',
  storage: [{ size: 20, primary: true }],
  backup: false,
}
/** The disk of the machine as the list of disks has it. */
const disks = [{ storage_pool_uuid: 'fast' }]
const list = pricesOf({ CPU: 5, RAM: 3, BLOCK_STORAGE: 0.1, UNASSIGNED_FLOATING_IP: 2.4 })

describe('what stays when something goes', () => {
  it('costs what it costs on its own from then on [VM-26]', () => {
    const about = joined(machine, { addresses: [{ address: 'a' }, { address: 'b' }] })
    expect(keptMonthlyCosts(actionOf('delete'), about, list)).toEqual([2.4, 2.4])
    expect(keptMonthlyCosts(actionOf('delete'), joined(machine, {}), list)).toEqual([])
    const address = { address: 'a' }
    const both = joined(machine, { addresses: [address, { address: 'b' }] })
    expect(keptMonthlyCosts(actionOf('delete'), both, list, new Set([address]))).toEqual([2.4])
    const unassign = ipAddress.actions.unassign
    expect(unassign && keptMonthlyCosts(unassign, subject({ record: {} }), list)).toEqual([2.4])
  })

  it('is not guessed while prices are not known', () => {
    const about = joined(machine, { addresses: [{ address: 'a' }] })
    expect(keptMonthlyCosts(actionOf('delete'), about, undefined)).toEqual([])
    expect(keptMonthlyCosts(actionOf('delete'), about, pricesOf({ CPU: 1 }))).toEqual([])
    expect(sumKnown([])).toBeUndefined()
    expect(sumKnown([undefined, 1, 2])).toBe(3)
  })
})

describe('what an action adds', () => {
  it('is like parts of what the machine costs, as it will be: a copy of a stopped one runs', () => {
    const clone = addedMonthlyCost(virtualMachine, actionOf('clone'), joined(machine, { disks }), list)
    expect(clone).toBeCloseTo(2 * 5 + 4 * 3 + 20 * 0.1)
    const backups = pricesOf({ BLOCK_STORAGE_BACKUP: 0.2 })
    expect(addedMonthlyCost(virtualMachine, actionOf('backupOn'), joined(machine, {}), backups)).toBeCloseTo(
      4,
    )
  })

  it('is written line by line where the price does not have it', () => {
    const snapshots = pricesOf({ BLOCK_STORAGE_SNAPSHOT: 0.3 })
    expect(
      addedMonthlyCost(virtualMachine, actionOf('snapshot'), joined(machine, {}), snapshots),
    ).toBeCloseTo(6)
  })

  it('is not said of a machine with a disk the list of disks does not have', () => {
    expect(addedMonthlyCost(virtualMachine, actionOf('clone'), joined(machine, {}), list)).toBeUndefined()
    expect(
      addedMonthlyCost(virtualMachine, actionOf('clone'), joined(machine, { disks }, ['disks']), list),
    ).toBeUndefined()
  })

  it('is not said while it is not known, nor of an action that adds nothing', () => {
    expect(
      addedMonthlyCost(virtualMachine, actionOf('clone'), joined(machine, {}), undefined),
    ).toBeUndefined()
    expect(addedMonthlyCost(virtualMachine, actionOf('rename'), joined(machine, {}), list)).toBeUndefined()
  })
})

describe('the price before and after an action', () => {
  it('is that of the machine as it will run, though it has to be off to be resized', () => {
    const change = priceChange(
      virtualMachine,
      actionOf('resize'),
      joined(machine, { disks }),
      { vcpu: 4, ram: 8192 },
      list,
    )
    expect(change?.before).toBeCloseTo(2 * 5 + 4 * 3 + 20 * 0.1)
    expect(change?.after).toBeCloseTo(4 * 5 + 8 * 3 + 20 * 0.1)
  })

  it('of an element is that of the record around it', () => {
    const owner = joined({ ...machine, status: 'running' }, { disks })
    const [disk] = machine.storage
    const change = priceChange(
      virtualMachine,
      actionOf('growDisk'),
      subject({ record: disk, owner }),
      { size_gb: 50 },
      list,
    )
    expect((change?.after ?? 0) - (change?.before ?? 0)).toBeCloseTo(30 * 0.1)
    expect(change?.before).toBeCloseTo(2 * 5 + 4 * 3 + 20 * 0.1)
  })

  it('is not said of an action that changes none, nor without prices', () => {
    expect(
      priceChange(virtualMachine, actionOf('rename'), subject({ record: machine }), {}, list),
    ).toBeUndefined()
    expect(
      priceChange(virtualMachine, actionOf('resize'), subject({ record: machine }), {}, undefined),
    ).toBeUndefined()
  })
})
