// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Firewall, IpAddress, LoadBalancer, Network } from '../../sandbox/entities'
import type { CompiledAction } from '../../src/manifest/compiled-actions'
import { sectionActions } from '../../src/manifest/section-actions'
import { readAll } from '../../src/manifest/subject'
import { expectAgreement, unseenDifferences } from './agreement'
import { judgeAndTry } from './judge-and-try'
import { machineOf, mainAccount, openWorld, rowWith, sectionsOf, tll, typeOf, type World } from './world'

afterEach(cleanup)
const { resource: ip } = typeOf('ip_address')
const { resource: firewall } = typeOf('firewall')
const { resource: balancer } = typeOf('load_balancer')
const { resource: vpc } = typeOf('vpc')
const { resource: vm } = typeOf('virtual_machine')

describe('an action of a floating IP is offered when it is accepted', () => {
  const cases = Object.values(ip.actions).flatMap((action) =>
    ['assigned', 'unassigned'].map((state): [string, string, CompiledAction] => [action.id, state, action]),
  )

  it.each(cases)('%s, %s [NET-IP-02]', async (id, state, action) => {
    const world = await openWorld()
    const addresses = await world.call<IpAddress[]>('listIpAddresses', tll)
    const address = addresses.find((each) => (each.assigned_to != null) === (state === 'assigned'))
    const row = await rowWith(world, 'ip_address', address?.uuid ?? '', 'tll')
    const subject = await world.subject(ip, row)
    expectAgreement(`ip_address ${id}, ${state}`, await judgeAndTry(world, ip, action, { row, subject }))
  })
})

const networkStates = ['default', 'with machines', 'reached through a VLAN', 'empty'] as const

async function networkIn(world: World, state: (typeof networkStates)[number]): Promise<string> {
  if (state === 'empty') return (await world.call<Network>('createNetwork', { ...tll, name: 'fresh' })).uuid
  const networks = await world.call<Network[]>('listNetworks', tll)
  const isDefault = networks.find((each) => each.is_default)
  const other = networks.find((each) => !each.is_default)
  if (!isDefault || !other) throw new Error('There are not two networks')
  if (state === 'default') return isDefault.uuid
  if (state === 'reached through a VLAN') return other.uuid
  await world.call('setDefaultNetwork', { ...tll, uuid: other.uuid })
  return isDefault.uuid
}

describe('an action of a private network is offered when it is accepted', () => {
  const cases = Object.values(vpc.actions).flatMap((action) =>
    networkStates.map((state): [string, (typeof networkStates)[number], CompiledAction] => [
      action.id,
      state,
      action,
    ]),
  )

  it.each(cases)('%s, %s', async (id, state, action) => {
    const world = await openWorld()
    const row = await rowWith(world, 'vpc', await networkIn(world, state), 'tll')
    const subject = await world.subject(vpc, row)
    expectAgreement(`vpc ${id}, ${state}`, await judgeAndTry(world, vpc, action, { row, subject }))
  })
})

const balancerStates = ['with all it can have', 'bare'] as const

async function balancerIn(world: World, state: (typeof balancerStates)[number]): Promise<LoadBalancer> {
  const [present] = await world.call<LoadBalancer[]>('listLoadBalancers', tll)
  if (!present) throw new Error('There is no load balancer')
  if (state !== 'bare') return present
  return world.call<LoadBalancer>('createLoadBalancer', {
    ...tll,
    display_name: 'fresh',
    billing_account_id: mainAccount,
    network_uuid: present.network_uuid,
    reserve_public_ip: false,
    rules: [],
    targets: [],
  })
}

describe('an action of a load balancer is offered when it is accepted', () => {
  const cases = Object.values(balancer.actions).flatMap((action) =>
    balancerStates.map((state): [string, (typeof balancerStates)[number], CompiledAction] => [
      action.id,
      state,
      action,
    ]),
  )

  it.each(cases)('%s, %s', async (id, state, action) => {
    const world = await openWorld()
    const row = await rowWith(world, 'load_balancer', (await balancerIn(world, state)).uuid, 'tll')
    const subject = await world.subject(balancer, row)
    const outcome = await judgeAndTry(world, balancer, action, { row, subject })
    expectAgreement(`load_balancer ${id}, ${state}`, outcome)
  })

  it('what is added can be a machine that reaches the network through a VLAN', async () => {
    const world = await openWorld()
    const networks = await world.call<Network[]>('listNetworks', tll)
    const network = networks.find((each) => each.vm_uuids.length === 0 && each.resources_count === 1)
    const { uuid } = await world.call<LoadBalancer>('createLoadBalancer', {
      ...tll,
      display_name: 'fresh',
      billing_account_id: mainAccount,
      network_uuid: network?.uuid ?? '',
      rules: [],
      targets: [],
    })
    const row = await rowWith(world, 'load_balancer', uuid, 'tll')
    const subject = await world.subject(balancer, row)
    const { addTarget } = balancer.actions
    if (!addTarget) throw new Error('Targets cannot be added')
    const outcome = await judgeAndTry(world, balancer, addTarget, { row, subject })
    expect(outcome).toMatchObject({ console: 'allows', platform: 'accepts' })
  })

  it.each(
    sectionsOf('load_balancer', 'collection').flatMap(({ at, rowActions }) =>
      rowActions.map((action): [string, string, CompiledAction] => [action.id, at, action]),
    ),
  )('%s', async (id, at, action) => {
    const world = await openWorld()
    const present = await balancerIn(world, 'with all it can have')
    const row = await rowWith(world, 'load_balancer', present.uuid, 'tll')
    const owner = await world.subject(balancer, row)
    const [record] = readAll(row.record, `${at}[]`)
    const subject = { record, location: 'tll', owner, environment: world.environment }
    expectAgreement(`load_balancer ${id}`, await judgeAndTry(world, balancer, action, { row, subject }))
  })
})

const states = ['with rules and machines', 'without rules', 'without machines'] as const

async function firewalls(world: World): Promise<Firewall[]> {
  return world.call<Firewall[]>('listFirewalls', tll)
}

/** A firewall with rules, attached to a machine. */
async function present(world: World): Promise<Firewall> {
  const found = (await firewalls(world)).find(
    ({ rules, resources_assigned: assigned }) => rules.length > 0 && assigned.length > 0,
  )
  if (!found) throw new Error('No firewall stands before a machine')
  return found
}

async function firewallIn(world: World, state: (typeof states)[number]): Promise<string> {
  const shown = await present(world)
  if (state === 'with rules and machines') return shown.uuid
  const rules = state === 'without rules' ? [] : shown.rules
  const wanted = { ...tll, display_name: 'fresh', rules, billing_account_id: mainAccount }
  return (await world.call<Firewall>('createFirewall', wanted)).uuid
}

describe('an action of a firewall is offered when it is accepted', () => {
  const cases = Object.values(firewall.actions).flatMap((action) =>
    states.map((state): [string, (typeof states)[number], CompiledAction] => [action.id, state, action]),
  )

  it.each(cases)('%s, %s', async (id, state, action) => {
    const world = await openWorld()
    const row = await rowWith(world, 'firewall', await firewallIn(world, state), 'tll')
    const subject = await world.subject(firewall, row)
    expectAgreement(`firewall ${id}, ${state}`, await judgeAndTry(world, firewall, action, { row, subject }))
  })

  it('renaming leaves the rules as they were, with their identities', async () => {
    const world = await openWorld()
    const before = await present(world)
    const row = await rowWith(world, 'firewall', before.uuid, 'tll')
    const { rename } = firewall.actions
    if (!rename) throw new Error('Firewalls cannot be renamed')
    await judgeAndTry(world, firewall, rename, { row, subject: await world.subject(firewall, row) })
    const after = (await firewalls(world)).find(({ uuid }) => uuid === before.uuid)
    expect(after?.display_name).not.toBe(before.display_name)
    expect(after?.rules).toEqual(before.rules)
    expect(after?.resources_assigned).toEqual(before.resources_assigned)
  })
})

describe('a call about a related record is offered when it is accepted', () => {
  const callsOf = (type: string): [string, CompiledAction, string][] =>
    sectionsOf(type, 'related').flatMap((section) =>
      sectionActions(section).map((call): [string, CompiledAction, string] => [call.id, call, section.type]),
    )

  it.each(callsOf('virtual_machine'))('machine: %s', async (id, action, type) => {
    const world = await openWorld()
    const { uuid, resources_assigned: assigned } = await present(world)
    const machine = assigned[0]?.resource_uuid ?? ''
    const { subject: owner } = await machineOf(world, machine)
    const row = await rowWith(world, type, uuid, 'tll')
    const subject = await world.subject(typeOf(type).resource, row, owner)
    expectAgreement(`virtual_machine ${id}`, await judgeAndTry(world, vm, action, { row, subject }))
    const after = (await firewalls(world)).find((each) => each.uuid === uuid)
    expect(after?.resources_assigned.map(({ resource_uuid: each }) => each)).not.toContain(machine)
  })

  it.each(callsOf('load_balancer'))('load balancer: %s', async (id, action, type) => {
    const world = await openWorld()
    const { uuid, targets } = await balancerIn(world, 'with all it can have')
    const owner = await world.subject(balancer, await rowWith(world, 'load_balancer', uuid, 'tll'))
    const row = await rowWith(world, type, targets[0]?.target_uuid ?? '', 'tll')
    const subject = await world.subject(typeOf(type).resource, row, owner)
    expectAgreement(`load_balancer ${id}`, await judgeAndTry(world, balancer, action, { row, subject }))
  })

  it.each(callsOf('firewall'))('firewall: %s', async (id, action, type) => {
    const world = await openWorld()
    const { uuid, resources_assigned: assigned } = await present(world)
    const owner = await world.subject(firewall, await rowWith(world, 'firewall', uuid, 'tll'))
    const row = await rowWith(world, type, assigned[0]?.resource_uuid ?? '', 'tll')
    const subject = await world.subject(typeOf(type).resource, row, owner)
    expectAgreement(`firewall ${id}`, await judgeAndTry(world, firewall, action, { row, subject }))
  })
})

it('comes across every difference that is listed', () => {
  expect(unseenDifferences(/^(ip_address|firewall|load_balancer|vpc) /)).toEqual([])
})
