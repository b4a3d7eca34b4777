import { packages } from '../services'
import type { Answered } from '../support'
import { powerOf } from './create-thing'
import { type Estate, labAccount, mainAccount, vmPath } from './estate'
import type { Change } from './steps'
import type { Machine, Thing } from './things'

/** Changes of a thing; the shadow follows those the platform accepts. */
export const changes: Readonly<
  Record<Change, { fits: (thing: Thing) => boolean; run: (estate: Estate, thing: Thing) => Promise<void> }>
> = {
  change: { fits: ({ kind }) => kind !== 'ip', run: change },
  assign: { fits: ({ kind }) => kind === 'ip', run: toggleAddress },
  snapshot: { fits: ({ kind }) => kind === 'vm', run: takeSnapshot },
  backup: { fits: ({ kind }) => kind === 'vm', run: toggleBackup },
  move: { fits: ({ kind }) => kind !== 'metal_lease', run: move },
  delete: { fits: () => true, run: remove },
}

const isDone = ({ status }: Answered): boolean => status < 300

/** Stops a machine, fills or empties a bucket, or renames a record, which changes its listing but not its price. */
async function change(estate: Estate, thing: Thing): Promise<void> {
  const { client } = estate
  const name = `renamed-${estate.now}`
  switch (thing.kind) {
    case 'vm':
      return toggleMachine(estate, thing, machineOf(thing))
    case 'bucket':
      return estate.fill(thing, thing.charges.has('content') ? 0 : 7 * 2 ** 30 + 12_345)
    case 'disk':
      await client.patch(`/tll/storage/disks/${thing.key}`, { display_name: name })
      return
    case 'load_balancer':
      await client.patch(`/tll/network/load_balancers/${thing.key}`, { display_name: name })
      return
    case 'service':
      await client.patch(`${packages}/${thing.key}`, { display_name: name })
      return
    default:
      await client.patch(`/metal/leases/${thing.key}`, { display_name: name })
  }
}

async function toggleMachine(estate: Estate, thing: Thing, machine: Machine): Promise<void> {
  const { client } = estate
  const power = Object.entries(powerOf(machine))
  if (thing.isOn) {
    if (!isDone(await client.post(`${vmPath}/stop`, { uuid: thing.key, force: true }))) return
    for (const [name] of power) thing.stop(name, estate.now)
  } else {
    if (!isDone(await client.post(`${vmPath}/start`, { uuid: thing.key }))) return
    estate.pass(4)
    for (const [name, priced] of power) thing.charge(name, priced, estate.now)
  }
  thing.isOn = !thing.isOn
}

async function toggleAddress(estate: Estate, thing: Thing): Promise<void> {
  const path = `/tll/network/ip_addresses/${thing.key}`
  if (thing.holder !== null) {
    if (isDone(await estate.client.post(`${path}/unassign`))) estate.assign(thing, null)
    return
  }
  const holder = estate.things.find(({ kind }) => kind === 'vm')
  const to = { private_ip: holder?.machine?.privateIp ?? '10.0.0.1' }
  const assigned = await estate.client.post(`${path}/assign`, to)
  if (holder && isDone(assigned)) estate.assign(thing, holder.key)
}

async function takeSnapshot(estate: Estate, thing: Thing): Promise<void> {
  if (!isDone(await estate.client.post(`${vmPath}/replica`, { uuid: thing.key }))) return
  thing.snapshotGb += machineOf(thing).diskGb
  thing.charge('snapshots', { type: 'BLOCK_STORAGE_SNAPSHOT', quantity: thing.snapshotGb }, estate.now)
}

async function toggleBackup(estate: Estate, thing: Thing): Promise<void> {
  if (!isDone(await estate.client.post(`${vmPath}/backup`, { uuid: thing.key }))) return
  const priced = { type: 'BLOCK_STORAGE_BACKUP', quantity: machineOf(thing).diskGb }
  if (thing.charges.has('backup')) thing.stop('backup', estate.now)
  else thing.charge('backup', priced, estate.now)
}

async function move(estate: Estate, thing: Thing): Promise<void> {
  const to = thing.account === mainAccount ? labAccount : mainAccount
  const { client } = estate
  const body = { billing_account_id: to }
  const balancer = `/tll/network/load_balancers/${thing.key}/billing_account?set_id=${to}`
  const calls: Readonly<Record<string, () => Promise<Answered>>> = {
    disk: () => client.patch(`/tll/storage/disks/${thing.key}`, body),
    ip: () => client.patch(`/tll/network/ip_addresses/${thing.key}`, body),
    bucket: () => client.patch('/storage/bucket', { name: thing.key, ...body }),
    load_balancer: () => client.put(balancer),
    service: () => client.patch(`${packages}/${thing.key}`, body),
    vm: () => client.post('/tll/user-resource/resource_billing', { uuid: thing.key, ...body }),
  }
  const moved = await calls[thing.kind]?.()
  if (moved && isDone(moved)) thing.moveTo(to, estate.now)
}

async function remove(estate: Estate, thing: Thing): Promise<void> {
  const { client } = estate
  if (thing.kind === 'bucket') estate.fill(thing, 0)
  if (thing.holder !== null) await toggleAddress(estate, thing)
  const calls: Readonly<Record<string, () => Promise<Answered>>> = {
    disk: () => client.del(`/tll/storage/disks/${thing.key}`),
    ip: () => client.del(`/tll/network/ip_addresses/${thing.key}`),
    bucket: () => client.del('/storage/bucket', { name: thing.key }),
    load_balancer: () => client.del(`/tll/network/load_balancers/${thing.key}`),
    metal_lease: () => client.del(`/metal/leases/${thing.key}`),
    service: () => client.del(`${packages}/${thing.key}`),
    vm: () => client.del(vmPath, { uuid: thing.key }),
  }
  const gone = await calls[thing.kind]?.()
  if (gone && isDone(gone)) estate.drop(thing)
}

function machineOf({ key, machine }: Thing): Machine {
  if (!machine) throw new Error(`${key} is no machine`)
  return machine
}
