// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Disk, VirtualMachine } from '../../sandbox/entities'
import type { CompiledAction } from '../../src/manifest/compiled-actions'
import { expectAgreement, unseenDifferences } from './agreement'
import { judgeAndTry } from './judge-and-try'
import { machineIn, type MachineState } from './machine-states'
import { mainAccount, openWorld, rowWith, tll, typeOf, type World } from './world'

afterEach(cleanup)
const { resource } = typeOf('disk')

type Find = (world: World) => Promise<string>

async function makeDisk(world: World, more: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const disk = { ...tll, size_gb: 20, display_name: 'data', billing_account_id: mainAccount, ...more }
  return (await world.call<Disk>('createDisk', disk)).uuid
}

const withSystem = { source_image_type: 'OS_BASE', source_image: 'ubuntu_24.04' }

const ofMachine =
  (state: MachineState, index: number): Find =>
  async (world) =>
    (await machineIn(world, state)).storage[index]?.uuid ?? ''

/** Situations of a disk in Tallinn. */
const found: Readonly<Record<string, Find>> = {
  detached: makeDisk,
  reserved: (world) => makeDisk(world, withSystem),
  'first of a running machine': ofMachine('running', 0),
  'second of a running machine': ofMachine('running', 1),
  'second of a stopped machine': ofMachine('stopped', 1),
  'second of a stopping machine': ofMachine('stopping', 1),
  'second of a machine in the making': ofMachine('creating', 1),
  'second of a starting machine': ofMachine('starting', 1),
  'with a system, attached beside the first': async (world) => {
    const uuid = await makeDisk(world, withSystem)
    const machine = await machineIn(world, 'running')
    await world.call('attachVmDisk', { ...tll, uuid: machine.uuid, storage_uuid: uuid })
    return uuid
  },
  'empty at first, of a machine that boots from it': async (world) => {
    const uuid = await makeDisk(world)
    await world.call<VirtualMachine>('createVm', {
      ...tll,
      name: 'from-disk',
      disk_uuid: uuid,
      os_name: 'ubuntu',
      os_version: '24.04',
      username: 'kadri',
      password: 'Lootus-2026-Tuul',
      vcpu: 2,
      ram: 2048,
      billing_account_id: mainAccount,
    })
    world.advance(60)
    return uuid
  },
}

describe('an action of a disk is offered when it is accepted', () => {
  const cases = Object.values(resource.actions).flatMap((action) =>
    Object.entries(found).map(([state, find]): [string, string, CompiledAction, Find] => [
      action.id,
      state,
      action,
      find,
    ]),
  )

  it.each(cases)('%s, %s [DISK-02] [DISK-05]', async (id, state, action, find) => {
    const world = await openWorld()
    const row = await rowWith(world, 'disk', await find(world), 'tll')
    const subject = await world.subject(resource, row)
    expectAgreement(`disk ${id}, ${state}`, await judgeAndTry(world, resource, action, { row, subject }))
  })
})

it('comes across every difference that is listed', () => {
  expect(unseenDifferences(/^disk /)).toEqual([])
})
