import type { VirtualMachine } from '../../sandbox/entities'
import { doAction } from '../../src/engine/jobs/start-action'
import { machineOf, mainAccount, openWorld, tll, typeOf, type World } from './world'

/**
 * The states a machine can be found in. A starting machine reads `stopped`: there is no state for it (specification section
 * 4). Only the console that started it knows.
 */
export const machineStates = [
  'creating',
  'running',
  'running without backups',
  'rescue',
  'stopping',
  'stopped',
  'starting',
  'starting elsewhere',
] as const
export type MachineState = (typeof machineStates)[number]

const week = 7 * 24 * 3600

/**
 * A machine in one of its states, with a second disk, a snapshot, a backup and a floating IP. It does not shut down when
 * asked, so that it can be found stopping.
 *
 * @param where Its location, and the account that pays for it
 */
export async function machineIn(
  world: World,
  state: MachineState,
  where: { location: string; account: number } = { ...tll, account: mainAccount },
): Promise<VirtualMachine> {
  const { location } = where
  const { uuid } = await world.call<VirtualMachine>('createVm', {
    location,
    name: 'stubborn-machine',
    os_name: 'ubuntu',
    os_version: '24.04',
    username: 'kadri',
    password: 'Lootus-2026-Tuul',
    vcpu: 2,
    ram: 2048,
    disks: 50,
    backup: true,
    billing_account_id: where.account,
  })
  const about = { location, uuid }
  world.advance(60)
  await world.call('addVmDisk', { ...about, size_gb: 20 })
  world.advance(week)
  await world.call('createVmSnapshot', about)
  if (state === 'running') return (await machineOf(world, uuid, where)).machine
  const stop = async (force: boolean): Promise<unknown> => world.call('stopVm', { ...about, force })
  switch (state) {
    case 'running without backups':
      await world.call('toggleVmBackup', about)
      break
    case 'creating': {
      const { machine } = await machineOf(world, uuid, where)
      const replica = machine.storage[0]?.replica?.find(({ type }) => type === 'snapshot')
      await world.call('rebuildVm', { ...about, replica_uuid: replica?.uuid, type: 'snapshot' })
      break
    }
    case 'stopping':
      await stop(false)
      break
    case 'stopped':
      await stop(true)
      break
    case 'rescue':
      await stop(true)
      await world.call('rescueVm', about)
      world.advance(60)
      break
    case 'starting': {
      await stop(true)
      const { row, subject } = await machineOf(world, uuid, where)
      const { resource } = typeOf('virtual_machine')
      const { start } = resource.actions
      if (!start) throw new Error('Machines cannot be started')
      await doAction(world.platform, {
        resource,
        action: start,
        target: { row, subject, name: uuid },
        done: '',
      })
      break
    }
    case 'starting elsewhere':
      await stop(true)
      await world.call('startVm', about)
      break
  }
  return (await machineOf(world, uuid, where)).machine
}

/** A world with a running machine and a free disk, so that every form has something to choose. */
export async function stockedWorld(): Promise<World> {
  const world = await openWorld()
  await machineIn(world, 'running')
  await world.call('createDisk', { ...tll, size_gb: 20, display_name: 'x', billing_account_id: mainAccount })
  return world
}
