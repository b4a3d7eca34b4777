import { readFileSync } from 'node:fs'
import { createFrozenClock } from '../../../sandbox/clock'
import { createSandbox } from '../../../sandbox/create-sandbox'
import type { ApiToken, Disk, Firewall, IpAddress, VirtualMachine } from '../../../sandbox/entities'

/**
 * A process to be killed. Opens the database named on the command line, prints its content as one line of JSON (or
 * fails if it is inconsistent), then creates and deletes records endlessly and concurrently. Each line reports an
 * operation: `made KIND ID`, `deleting KIND ID` before and `deleted KIND ID` after.
 */
async function main(): Promise<void> {
  const [store, round] = process.argv.slice(2)
  if (store === undefined) throw new Error('No database named')
  const description = JSON.parse(readFileSync('src/generated/openapi.json', 'utf8'))
  const clock = createFrozenClock(Date.UTC(2026, 10, 21))
  const sandbox = createSandbox({ store, clock, description })
  const call = createCaller(sandbox.fetch)
  clock.advance(Number(round) * 60)
  console.log(JSON.stringify(await findEverything(call)))
  await Promise.all([
    forEver((number) => address(call, `${round}-${number}`)),
    forEver((number) => token(call, `${round}-${number}`)),
    forEver((number) => disk(call, `${round}-${number}`)),
    forEver((number) => firewall(call, `${round}-${number}`)),
    forEver((number) => machine(call, `m-${round}-${number}`)),
  ])
}

type Call = <T>(method: string, path: string, body?: object) => Promise<T>

function createCaller(fetch: (request: Request) => Promise<Response>): Call {
  return async <T>(method: string, path: string, body?: object): Promise<T> => {
    const headers = { apikey: 'demo-customer', 'content-type': 'application/json' }
    const init = { method, headers, body: body === undefined ? null : JSON.stringify(body) }
    const answer = await fetch(new Request(`http://sandbox.test/v1${path}`, init))
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
    return JSON.parse(text === '' ? 'null' : text)
  }
}

async function forEver(work: (number: number) => Promise<void>): Promise<never> {
  for (let number = 1; ; number += 1) await work(number)
}

const account = 120_348

/** Makes a record, and deletes it again if it is short-lived. */
async function live(
  kind: string,
  isShortLived: boolean,
  make: () => Promise<{ readonly id: string; readonly remove: () => Promise<unknown> }>,
): Promise<void> {
  const { id, remove } = await make()
  console.log(`made ${kind} ${id}`)
  if (!isShortLived) return
  console.log(`deleting ${kind} ${id}`)
  await remove()
  console.log(`deleted ${kind} ${id}`)
}

async function address(call: Call, name: string): Promise<void> {
  const path = '/tll/network/ip_addresses'
  await live('address', !name.endsWith('1'), async () => {
    const { uuid, address } = await call<IpAddress>('POST', path, { name, billing_account_id: account })
    return { id: `${uuid}`, remove: () => call('DELETE', `${path}/${address}`) }
  })
}

async function token(call: Call, name: string): Promise<void> {
  const path = '/user-resource/token'
  await live('token', !name.endsWith('1'), async () => {
    const list = await call<ApiToken[]>('POST', path, { description: name })
    const id = list.find(({ description }) => description === name)?.id
    return { id: `${id}`, remove: () => call('DELETE', path, { token_id: id }) }
  })
}

async function disk(call: Call, name: string): Promise<void> {
  const path = '/tll/storage/disks'
  await live('disk', !name.endsWith('1'), async () => {
    const body = { display_name: name, size_gb: 10, billing_account_id: account }
    const { uuid } = await call<Disk>('POST', path, body)
    const vms = await call<VirtualMachine[]>('GET', '/tll/user-resource/vm/list')
    const vm = vms.find(({ name: vmName }) => vmName === 'bastion')
    const wish = { uuid: vm?.uuid, storage_uuid: uuid }
    await call('POST', '/tll/user-resource/vm/storage/attach', wish)
    await call('POST', '/tll/user-resource/vm/storage/detach', wish)
    return { id: uuid, remove: () => call('DELETE', `${path}/${uuid}`) }
  })
}

async function firewall(call: Call, name: string): Promise<void> {
  const path = '/tll/network/firewalls'
  const rule = { direction: 'inbound', protocol: 'tcp', port_start: 22, endpoint_spec_type: 'any' }
  await live('firewall', !name.endsWith('1'), async () => {
    const body = { display_name: name, billing_account_id: account, rules: [rule] }
    const { uuid } = await call<Firewall>('POST', path, body)
    await call('PUT', `${path}/${uuid}`, { display_name: name, rules: [rule, { ...rule, port_start: 443 }] })
    return { id: uuid, remove: () => call('DELETE', `${path}/${uuid}`) }
  })
}

async function machine(call: Call, name: string): Promise<void> {
  const path = '/tll/user-resource/vm'
  await live('machine', true, async () => {
    const body = {
      name,
      vcpu: 1,
      ram: 1024,
      disks: 10,
      billing_account_id: account,
      reserve_public_ip: false,
    }
    const { uuid } = await call<VirtualMachine>('POST', path, body)
    return { id: uuid, remove: () => call('DELETE', path, { uuid }) }
  })
}

/** All records by kind, after a check that they are consistent. */
async function findEverything(call: Call): Promise<Record<string, string[]>> {
  const vms = await call<VirtualMachine[]>('GET', '/tll/user-resource/vm/list')
  const disks = await call<Disk[]>('GET', '/tll/storage/disks')
  const addresses = await call<IpAddress[]>('GET', '/tll/network/ip_addresses')
  const firewalls = await call<Firewall[]>('GET', '/tll/network/firewalls')
  const tokens = await call<ApiToken[]>('GET', '/user-resource/token/list')
  const networks = await call<{ vm_uuids: string[] }[]>('GET', '/tll/network/networks')
  const uuids = new Set(vms.map(({ uuid }) => uuid))
  const sizes = new Map(disks.map(({ uuid, size_gb: size }) => [uuid, size]))
  const held = vms.flatMap(({ storage }) => storage)

  assert(new Set(held.map(({ uuid }) => uuid)).size === held.length, 'a disk is held by two machines')
  assert(
    held.every(({ uuid, size }) => sizes.get(uuid) === size),
    'a machine holds a disk that is not there, or another size of it',
  )
  assert(
    vms.every(({ storage }) => storage.filter(({ primary }) => primary).length === 1),
    'a machine has not one primary disk',
  )
  assert(
    addresses.every(
      ({ assigned_to: to, assigned_to_resource_type: type }) =>
        type !== 'virtual_machine' || typeof to !== 'string' || uuids.has(to),
    ),
    'an address belongs to a machine that is gone',
  )
  assert(
    firewalls.every(({ resources_assigned: assigned }) =>
      assigned.every(({ resource_uuid: uuid }) => uuids.has(uuid)),
    ),
    'a firewall guards a machine that is gone',
  )
  assert(
    firewalls.every(({ rules }) => new Set(rules.map(({ uuid }) => uuid)).size === rules.length),
    'two rules are the same',
  )
  const inNetworks = networks.flatMap(({ vm_uuids: members }) => members)
  assert(inNetworks.length === uuids.size && inNetworks.every((uuid) => uuids.has(uuid)), 'networks differ')
  assert(new Set(addresses.map((one) => one.address)).size === addresses.length, 'two addresses are the same')
  const found = {
    machine: [...uuids],
    disk: disks.map(({ uuid }) => uuid),
    address: addresses.map(({ uuid }) => `${uuid}`),
    firewall: firewalls.map(({ uuid }) => uuid),
    token: tokens.map(({ id }) => `${id}`),
  }
  for (const [kind, ids] of Object.entries(found))
    assert(new Set(ids).size === ids.length, `two of ${kind} have the same id`)
  return found
}

function assert(isTrue: boolean, complaint: string): void {
  if (!isTrue) throw new Error(`What was found does not fit together: ${complaint}.`)
}

void main()
