import { metalSpecUuids } from '../catalogue/metal'
import { leaseMachine, settleMetal } from '../machines/metal-lease'
import { addMachine } from '../machines/metal-order'
import { changeMetal } from '../machines/metal-state'
import type { StoredRow } from '../store/records'
import { type Builder, day } from './builder'
import { administrator, customer, debtor, frozenAccount, labAccount, mainAccount } from './people'

/** A lease to seed; `age` is the time since it began, milliseconds. */
interface SeedLease {
  readonly spec: string
  readonly label: string
  readonly owner: number
  readonly account: number
  readonly name: string
  readonly os: string
  readonly age: number
  /** Leased by an administrator for the customer. */
  readonly isGiven?: boolean
}

const minute = 60 * 1000
const { compute, memory, storage, graphics, retired } = metalSpecUuids

/** The servers of the platform, in every state a server without a lease can be in. They are the same in every world. */
export function seedMetal(builder: Builder): void {
  const added = builder.now - 600 * day
  for (const number of [1, 2, 3]) addFree(builder, compute, `tll-r04-u1${number}`, added)
  addFree(builder, memory, 'tll-r07-u02', added)
  addFree(builder, retired, 'tll-r01-u40', added)
  const byAdministrator = { action: 'admin_update', actingUser: administrator } as const
  const broken = addFree(builder, storage, 'tll-r09-u01', added)
  const noted = { ...broken, document: { ...broken.document, admin_notes: 'Two disks to be replaced' } }
  save(builder, noted, { ...byAdministrator, status: 'offline' }, builder.now - 3 * day)
  const erased = addFree(builder, compute, 'tll-r04-u14', added)
  save(builder, erased, { ...byAdministrator, status: 'cleaning' }, builder.now - minute)
  const gone = addFree(builder, compute, 'tll-r02-u07', added)
  const deletion = { action: 'admin_delete', actingUser: administrator, status: 'deleted' } as const
  save(builder, gone, deletion, builder.now - 90 * day)
  addLease(builder, {
    spec: compute,
    label: 'tll-r05-u03',
    owner: debtor,
    account: frozenAccount,
    name: 'pagar-metal',
    os: 'debian-12',
    age: 210 * day,
  })
}

/** Leases of the ordinary customer: two servers in use, one of them given by an administrator, one being set up. */
export function seedCustomerMetal(builder: Builder): void {
  const own = { owner: customer, account: mainAccount }
  const build = { ...own, name: 'build-metal-01', os: 'debian-12', age: 200 * day }
  addLease(builder, { ...build, spec: compute, label: 'tll-r04-u21' })
  const lab = { owner: customer, account: labAccount, name: 'lab-metal', os: 'centos-7', age: 500 * day }
  addLease(builder, { ...lab, spec: retired, label: 'tll-r01-u41', isGiven: true })
  const train = { ...own, name: 'ml-train-01', os: 'ubuntu-24_04', age: minute }
  addLease(builder, { ...train, spec: graphics, label: 'tll-r11-u01' })
}

/** A dozen servers in use, for the busy world. */
export function seedManyLeases(builder: Builder): void {
  for (let number = 1; number <= 12; number += 1) {
    const padded = String(number).padStart(2, '0')
    addLease(builder, {
      spec: number % 3 === 0 ? memory : compute,
      label: `trtu-r01-u${padded}`,
      owner: customer,
      account: mainAccount,
      name: `node-${padded}`,
      os: number % 3 === 0 ? 'proxmox-8' : 'debian-12',
      age: (20 * number + 1) * day,
    })
  }
}

function addFree(builder: Builder, spec: string, label: string, at: number): StoredRow<'metal_machine'> {
  return addMachine(builder.records, { spec, label, actingUser: administrator }, at, builder.ids)
}

function save(
  builder: Builder,
  machine: StoredRow<'metal_machine'>,
  change: Parameters<typeof changeMetal>[1],
  at: number,
): void {
  builder.records.save(changeMetal(machine, change, at, builder.ids))
}

function addLease(
  builder: Builder,
  { spec, label, owner, account, name, os, age, isGiven }: SeedLease,
): void {
  const { records, ids, now } = builder
  const at = now - age
  const machine = addFree(builder, spec, label, at - 60 * day)
  const by =
    isGiven === true
      ? ({ actingUser: administrator, action: 'admin_lease_create' } as const)
      : ({ actingUser: owner, action: 'user_request' } as const)
  leaseMachine(records, machine, { owner, account, name, os, ...by }, at, ids)
  const leased = records.find('metal_machine', { key: machine.key })
  if (leased && leased.due !== null && leased.due <= now) settleMetal(records, leased, ids)
}
