import { bootImages } from '../../sandbox/catalogue/boot-images'
import type {
  Disk,
  Firewall,
  IpAddress,
  Network,
  StorageKey,
  VirtualMachine,
  VmInterface,
} from '../../sandbox/entities'
import { oneTimeCode } from '../../sandbox/identity-provider/one-time-code'
import { demoPassword } from '../../sandbox/seed/logins'
import { callOperation } from '../../src/api/call-operation'
import { isRecord } from '../../src/lib/is-record'
import { stand } from '../unit/platform/stand'
import { billingScenes } from './billing-scenes'
import { loadBalancerScenes } from './load-balancer-scenes'
import { machineIn, type MachineState } from './machine-states'
import { metalScenes } from './metal-scenes'
import { publicKey } from './parameter-choices'
import { paymentScenes } from './payment-scenes'
import { named, type Prepare } from './scene'
import { serviceScenes } from './service-scenes'
import { mainAccount, tll, type World } from './world'

/** Handle of a cookie that keeps a key. */
const keyCookie = '8d6f3b1e-4a27-4c55-9e0d-71b2c9f4a680'

const machine =
  (state: MachineState, more: Readonly<Record<string, unknown>> = {}): Prepare =>
  async (world) =>
    named({ uuid: (await machineIn(world, state)).uuid, ...more })

async function newDisk(world: World): Promise<string> {
  const disk = { ...tll, size_gb: 20, display_name: 'data', billing_account_id: mainAccount }
  return (await world.call<Disk>('createDisk', disk)).uuid
}

async function newNetwork(world: World): Promise<string> {
  return (await world.call<Network>('createNetwork', { ...tll, name: 'fresh' })).uuid
}

async function someAddress(world: World, assigned: boolean): Promise<string> {
  const addresses = await world.call<IpAddress[]>('listIpAddresses', tll)
  const found = addresses.find((each) => (each.assigned_to != null) === assigned)
  if (!found) throw new Error('There is no such address')
  return found.address
}

async function someFirewall(world: World): Promise<Firewall> {
  const [found] = await world.call<Firewall[]>('listFirewalls', tll)
  if (!found) throw new Error('There is no firewall')
  return found
}

async function interfaceOf(world: World): Promise<{ uuid: string; if_uuid: string; network_uuid: string }> {
  const { uuid } = await machineIn(world, 'running')
  const [found] = await world.call<VmInterface[]>('listVmInterfaces', { ...tll, uuid })
  return { uuid, if_uuid: found?.vmi_uuid ?? '', network_uuid: await newNetwork(world) }
}

const token: Prepare = async (world) => {
  const [first] = await world.call<{ id: number }[]>('listTokens')
  return named({ token_id: first?.id, billing_account_id: mainAccount })
}

async function newDelegation(world: World): Promise<number> {
  const wanted = { name: 'Bookkeeping', billing_account_id: mainAccount }
  return (await world.call<{ id: number }>('createAccessDelegation', wanted)).id
}

const mari = { grantee_username: 'mari@raamat.example' }

/** Another user shares an account with the customer. */
async function invited(world: World): Promise<string> {
  const { platform } = await stand(world.sandbox.fetch, { apiKey: 'demo-admin' })
  const shared = await callOperation(platform.client, 'createAccessDelegation', {
    body: { name: 'Operations' },
  })
  if (!isRecord(shared)) throw new Error('Nothing was shared')
  await callOperation(platform.client, 'createImpersonation', {
    path: { delegation_id: String(shared.id) },
    body: { grantee_username: 'kadri.saar@pohjala.example' },
  })
  const [received] = await world.call<{ uuid: string }[]>('listImpersonations')
  return received?.uuid ?? ''
}

/** Calls the identity provider of the sandbox; throws when it refuses. */
async function atProvider(world: World, path: string, body?: object): Promise<unknown> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const request = new Request(`http://console.test/identity${path}`, body ? init : {})
  const answer = await world.sandbox.identity(request)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path}: ${text}`)
  return body ? JSON.parse(text) : undefined
}

/** Sets up the second factor of a ticket, with a code of the key shown on its page. */
async function switchOnSecondFactor({ sandbox }: World, ticket: string): Promise<void> {
  const address = 'http://console.test/identity/mfa'
  const shown = await (await sandbox.identity(new Request(`${address}?ticket=${ticket}`))).text()
  const [, secret = ''] = /<code>(\w+)<\/code>/.exec(shown) ?? []
  const body = new URLSearchParams({ ticket, code: oneTimeCode(secret, sandbox.clock.now()) })
  await sandbox.identity(new Request(`${address}/finish`, { method: 'POST', body }))
}

/** Signs in; returns the tokens a browser brings back. */
async function signedIn(world: World): Promise<Record<string, unknown>> {
  const tokens = await atProvider(world, '/oauth/token', {
    client_id: 'console',
    grant_type: 'http://auth0.com/oauth/grant-type/password-realm',
    username: 'kadri.saar@pohjala.example',
    password: demoPassword,
  })
  if (!isRecord(tokens)) throw new Error('Nobody was signed in')
  return { access_token: tokens.access_token, id_token: tokens.id_token }
}

async function newSshKey(world: World): Promise<string> {
  const key = { name: 'laptop of today', public_key: publicKey }
  return (await world.call<{ uuid: string }>('createSshKey', key)).uuid
}

const bucket =
  (more: Readonly<Record<string, unknown>> = {}): Prepare =>
  async (world) => {
    const name = 'fresh-bucket'
    await world.call('createBucket', { name, billing_account_id: mainAccount })
    return named({ name, ...more })
  }

/** By operation; none for an operation whose description alone gives valid parameters. */
export const scenes: Readonly<Record<string, Prepare>> = {
  ...billingScenes,
  ...loadBalancerScenes,
  ...metalScenes,
  ...paymentScenes,
  ...serviceScenes,
  createToken: async () => named({ billing_account_id: mainAccount }),
  updateToken: token,
  deleteToken: async (world) =>
    named({ token_id: (await world.call<{ id: number }[]>('listTokens'))[0]?.id }),
  listVms: async () => named({ billing_account_id: mainAccount }),
  listIpAddresses: async () => named({ billing_account_id: mainAccount }),
  createVm: async () =>
    named(
      { os_name: 'ubuntu', os_version: '24.04', billing_account_id: mainAccount },
      ...['disk_uuid', 'source_uuid', 'source_replica', 'network_uuid', 'designated_pool_uuid'],
    ),
  updateVm: machine('stopped'),
  deleteVm: machine('running'),
  updateVmUser: machine('running'),
  moveVmBilling: machine('running', { billing_account_id: mainAccount }),
  startVm: machine('stopped'),
  stopVm: machine('running'),
  rescueVm: machine('stopped'),
  startVmFromMedia: machine('stopped', {
    boot_image_uuid: bootImages[0]?.uuid,
    boot_image_repository: 'platform',
  }),
  startTerminal: machine('running'),
  getVm: machine('running'),
  listVmReplicas: machine('running'),
  listBillingResources: async () => named({ id: mainAccount }),
  reinstallVm: machine('running', { os_name: 'debian', os_version: '12' }),
  cloneVm: machine('running'),
  rebuildVm: async (world) => {
    const { uuid, storage } = await machineIn(world, 'running')
    const replica = storage[0]?.replica?.[0]
    return named({ uuid, replica_uuid: replica?.uuid, type: replica?.type })
  },
  toggleVmBackup: machine('running'),
  createVmSnapshot: machine('running'),
  deleteVmReplica: async (world) => {
    const replica = (await machineIn(world, 'running')).storage[0]?.replica?.[0]
    return named({ replica_uuid: replica?.uuid, type: replica?.type })
  },
  addVmDisk: machine('running'),
  resizeVmDisk: async (world) => {
    const { uuid, storage } = await machineIn(world, 'running')
    return named({ uuid, disk_uuid: storage[1]?.uuid, size_gb: 100 })
  },
  deleteVmDisk: async (world) => {
    const { uuid, storage } = await machineIn(world, 'running')
    return named({ uuid, storage_uuid: storage[1]?.uuid })
  },
  attachVmDisk: async (world) =>
    named({ uuid: (await machineIn(world, 'running')).uuid, storage_uuid: await newDisk(world) }),
  detachVmDisk: async (world) => {
    const { uuid, storage } = await machineIn(world, 'running')
    return named({ uuid, storage_uuid: storage[1]?.uuid })
  },
  listVmInterfaces: machine('running'),
  addSubinterface: async (world) => named(await interfaceOf(world)),
  deleteSubinterface: async (world) => {
    const { uuid, if_uuid: parent, network_uuid: network } = await interfaceOf(world)
    const about = { ...tll, uuid, if_uuid: parent, network_uuid: network, vlan_tag: 7 }
    const made = await world.call<{ uuid: string }>('addSubinterface', about)
    return named({ uuid, if_uuid: made.uuid })
  },
  createDisk: async () => named({ billing_account_id: mainAccount }, 'source_image_type', 'source_image'),
  getDisk: async (world) => named({ uuid: await newDisk(world) }),
  updateDisk: async (world) => named({ uuid: await newDisk(world), billing_account_id: mainAccount }),
  deleteDisk: async (world) => named({ uuid: await newDisk(world) }),
  getDiskAlias: async (world) => named({ uuid: await newDisk(world) }),
  updateDiskAlias: async (world) => named({ uuid: await newDisk(world), billing_account_id: mainAccount }),
  deleteDiskAlias: async (world) => named({ uuid: await newDisk(world) }),
  createIpAddress: async () => named({ billing_account_id: mainAccount }),
  getIpAddress: async (world) => named({ address: await someAddress(world, true) }),
  updateIpAddress: async (world) =>
    named({ address: await someAddress(world, false), billing_account_id: mainAccount }),
  deleteIpAddress: async (world) => named({ address: await someAddress(world, false) }),
  assignIpAddress: async (world) => {
    const [vm] = await world.call<VirtualMachine[]>('listVms', tll)
    return named({ address: await someAddress(world, false), private_ip: vm?.private_ipv4 })
  },
  unassignIpAddress: async (world) => named({ address: await someAddress(world, true) }),
  getNetwork: async (world) => named({ uuid: await newNetwork(world) }),
  updateNetwork: async (world) => named({ uuid: await newNetwork(world) }),
  deleteNetwork: async (world) => named({ uuid: await newNetwork(world) }),
  setDefaultNetwork: async (world) => named({ uuid: await newNetwork(world) }),
  createFirewall: async (world) => {
    const resource = { resource_type: 'vm', resource_uuid: (await machineIn(world, 'running')).uuid }
    return named({ billing_account_id: mainAccount, resources_assigned: [resource] })
  },
  replaceFirewall: async (world) =>
    named({ uuid: (await someFirewall(world)).uuid, billing_account_id: mainAccount }),
  deleteFirewall: async (world) => named({ uuid: (await someFirewall(world)).uuid }),
  assignFirewall: async (world) =>
    named({
      uuid: (await someFirewall(world)).uuid,
      vm_uuid: (await machineIn(world, 'running')).uuid,
    }),
  createAccessDelegation: async () => named({ billing_account_id: mainAccount }),
  deleteAccessDelegation: async (world) => named({ id: await newDelegation(world) }),
  createImpersonation: async (world) => named({ delegation_id: await newDelegation(world), ...mari }),
  deleteImpersonation: async (world) => {
    const about = { delegation_id: await newDelegation(world) }
    const made = await world.call<{ uuid: string }>('createImpersonation', { ...about, ...mari })
    return named({ ...about, impersonation_id: made.uuid })
  },
  acceptImpersonation: async (world) => named({ uuid: await invited(world) }),
  startImpersonation: async (world) => {
    const uuid = await invited(world)
    await world.call('acceptImpersonation', { uuid })
    return named({ uuid })
  },
  deleteUserSession: async (world) => {
    const tokens = await signedIn(world)
    await world.call('createSession', tokens)
    const [session] = await world.call<{ id: string }[]>('listUserSessions')
    return named({ session_id: session?.id })
  },
  deleteCurrentSession: async (world) => {
    await signedIn(world)
    return named({})
  },
  setKeyCookie: async () => named({ handle: keyCookie }),
  deleteKeyCookie: async () => named({ handle: keyCookie }),
  createAdminToken: async () => named({ username: 'kadri.saar@pohjala.example' }, 'user_id'),
  createSession: async (world) => named(await signedIn(world)),
  deactivateMfa: async (world) => {
    const { ticket_id: ticket } = await world.call<{ ticket_id: string }>('activateMfa')
    await switchOnSecondFactor(world, ticket)
    return named({})
  },
  updateSshKey: async (world) => named({ uuid: await newSshKey(world) }),
  deleteSshKey: async (world) => named({ uuid: await newSshKey(world) }),
  listBuckets: async () => named({ billing_account_id: mainAccount }),
  getBucket: bucket(),
  createBucket: async () => named({ billing_account_id: mainAccount }),
  updateBucket: bucket({ billing_account_id: mainAccount }),
  deleteBucket: bucket(),
  replaceBucketCors: bucket(),
  deleteStorageKey: async (world) => {
    const [key] = await world.call<StorageKey[]>('listStorageKeys')
    return named({ access_key: key?.accessKey })
  },
  unassignFirewall: async (world) => {
    const { uuid, resources_assigned: assigned } = await someFirewall(world)
    return named({ uuid, vm_uuid: assigned[0]?.resource_uuid })
  },
}

/** API keys of callers other than the ordinary customer, by operation. */
export const askedBy: Readonly<Record<string, string>> = {
  getPrivileges: 'demo-admin',
  createAdminToken: 'demo-admin',
  listCustomers: 'demo-admin',
  updateClearTopupThreshold: 'demo-admin',
}
