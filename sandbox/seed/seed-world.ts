import type { World } from '../runtime'
import { addLoadBalancer } from './add-load-balancer'
import { addVm } from './add-machine'
import { addNetwork } from './add-network'
import { seedBuckets, seedManyBuckets, seedOtherBuckets } from './buckets'
import { type Builder, day, type WorldBuilder } from './builder'
import { seedLogins } from './logins'
import { seedBusyWorld, seedManyMachines } from './many-machines'
import { seedCustomerMetal, seedManyLeases, seedMetal } from './metal'
import {
  colleague,
  colleagueAccount,
  customer,
  debtor,
  frozenAccount,
  mainAccount,
  seedPeople,
} from './people'
import { seedPast } from './charging-past'
import { seedPaymentMethods } from './payment-methods'
import { seedManyRows } from './many-rows'
import { seedManyServices, seedOtherServices, seedServices } from './services'
import { seedSharing } from './sharing'
import { seedSmallWorld } from './small-world'
import { leaveOutUnsold } from './what-is-sold'
import { pastBalances, pastEvents, pastStart } from './small-world-billing'

/** Names of the worlds. */
export const worldNames = ['small', 'busy', 'empty', 'indebted', 'delegate', 'huge'] as const
type WorldName = (typeof worldNames)[number]

/** Machines of the world `huge` when no number is given, and the most there can be. */
export const hugeWorldVms = 10_000
export const mostVms = 50_000

/** True for the name of a world. */
export function isWorldName(name: string): name is WorldName {
  return worldNames.some((known) => known === name)
}

/**
 * Fills an empty database. The people and their keys are the same in every world; only the resources of the ordinary
 * customer differ. A number of machines replaces the world's own.
 *
 * - small: eleven machines, the ones of the design; busy: a few hundred; huge: `vms`; empty: none
 * - indebted: as small, but the customer's own account is in debt and frozen
 * - delegate: as small, and demo-delegate acts as another owner, whose names all begin with `arved-`
 */
export function seedWorld(builder: WorldBuilder, world: World): void {
  const isEmpty = world.seed === 'empty'
  seedPeople(builder, world.seed === 'indebted')
  seedDebtor(builder)
  seedColleague(builder)
  const isLarge = world.vms > 0 || world.seed === 'busy'
  // `rows` copies records of the small world, so that one is seeded as well.
  const hasSmall = !isEmpty && (!isLarge || world.rows > 0)
  if (hasSmall) seedSmallWorld(builder)
  else seedLargeWorld(builder, world)
  seedLogins(builder)
  seedMetal(builder)
  if (hasSmall || (world.vms === 0 && !isEmpty)) seedCustomerMetal(builder)
  if (world.vms === 0 && world.seed === 'busy') seedManyLeases(builder)
  seedSharing(builder, { delegateOf: world.seed === 'delegate' ? colleague : customer, isEmpty })
  seedOtherBuckets(builder)
  seedOtherServices(builder)
  if (world.seed === 'busy') {
    seedManyBuckets(builder, customer, mainAccount)
    seedManyServices(builder, customer, mainAccount)
  } else if (hasSmall) seedBuckets(builder)
  if (hasSmall) seedServices(builder)
  leaveOutUnsold(builder)
  seedBilling(builder, world.seed === 'indebted', hasSmall ? monthsOfPast : 0)
  if (hasSmall) seedLargeWorld(builder, world)
  if (world.rows > 0) seedManyRows(builder, customer, world.rows)
  leaveOutUnsold(builder)
}

/** Machines of a large world; existing ones count towards the number. */
function seedLargeWorld(builder: WorldBuilder, { seed, vms }: World): void {
  const present = builder.records.count('vm', { owner: customer })
  if (vms > present) seedManyMachines(builder, customer, mainAccount, vms - present)
  else if (vms === 0 && seed === 'busy') seedBusyWorld(builder, customer, mainAccount)
}

/** Months a small world has run before the present one. */
const monthsOfPast = 5

function seedBilling(builder: WorldBuilder, isInDebt: boolean, months: number): void {
  const from = pastStart(builder.now, months)
  seedPaymentMethods(builder)
  seedPast(builder, from, pastBalances(isInDebt), pastEvents(builder, from, isInDebt))
}

function seedDebtor(builder: Builder): void {
  const place = { location: 'tll', owner: debtor, account: frozenAccount }
  const network = addNetwork(builder, place, {
    name: 'pagar',
    subnet: '10.15.0.0/24',
    isDefault: true,
    nextHost: 20,
  })
  const machines = ['pood', 'ladu'].map((name, index) =>
    addVm(builder, place, {
      name,
      vcpu: 1,
      memoryGb: 2,
      diskGb: 40,
      os: ['debian', '12'],
      network,
      privateIp: `10.15.0.${10 + index}`,
      publicIp: `185.7.251.${10 + index}`,
      status: 'stopped',
      createdAt: builder.now - (200 + index) * day,
      username: 'indrek',
    }),
  )
  addLoadBalancer(builder, place, {
    name: 'pood-front',
    network,
    privateIp: '10.15.0.5',
    rules: [{ source_port: 443, target_port: 443 }],
    targets: machines.slice(0, 1),
    createdAt: builder.now - 190 * day,
  })
}

function seedColleague(builder: Builder): void {
  const place = { location: 'tll', owner: colleague, account: colleagueAccount }
  const network = addNetwork(builder, place, {
    name: 'arved-net',
    subnet: '10.16.0.0/24',
    isDefault: true,
    nextHost: 20,
  })
  for (const [index, name] of ['arved-blog', 'arved-lab', 'arved-files'].entries()) {
    addVm(builder, place, {
      name,
      vcpu: 1,
      memoryGb: 1,
      diskGb: 20,
      os: ['debian', '12'],
      network,
      privateIp: `10.16.0.${10 + index}`,
      publicIp: `185.7.250.${10 + index}`,
      createdAt: builder.now - (90 + index) * day,
      username: 'arved',
    })
  }
}
