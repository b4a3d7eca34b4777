import { createPools } from '../../../../sandbox/catalogue/pools'
import type {
  Bucket,
  Disk,
  IpAddress,
  LoadBalancer,
  MetalLease,
  MetalSpec,
  VirtualMachine,
} from '../../../../sandbox/entities'
import { order, wantedDatabase } from '../services'
import { wantedVm } from '../support'
import { type Estate, mainAccount, vmPath } from './estate'
import type { Priced } from './shadow'
import type { Wanted } from './steps'
import type { Machine } from './things'

type Maker<K extends Wanted['kind']> = (
  estate: Estate,
  name: string,
  wanted: Extract<Wanted, { readonly kind: K }>,
) => Promise<void>

const paidBy = { billing_account_id: mainAccount }
/** Databases cost this many times the price of their parts. */
const databaseFactor = 1.25
const [fast] = createPools('tll').storage

const storage = (quantity: number, pool: { readonly uuid: string } | undefined): Priced => ({
  type: 'BLOCK_STORAGE',
  quantity,
  place: { location: 'tll', pool: pool?.uuid ?? '' },
})

const makers: { readonly [K in Wanted['kind']]: Maker<K> } = {
  disk: async (estate, name, { gb }) => {
    const body = { ...paidBy, size_gb: gb, display_name: name }
    const made = await estate.client.post<Disk>('/tll/storage/disks', body)
    estate.keep('disk', made, made.body.uuid, { disk: storage(gb, fast) })
  },

  ip: async (estate, name) => {
    const made = await estate.client.post<IpAddress>('/tll/network/ip_addresses', { ...paidBy, name })
    const address = estate.keep('ip', made, made.body.address, {})
    if (address) estate.assign(address, null)
  },

  vm: async (estate, name, { vcpu, gb, isWindows }) => {
    const diskGb = isWindows ? 60 : 20
    const system = isWindows ? { os_name: 'windows', os_version: '2022' } : {}
    const size = { vcpu, ram: gb * 1024, disks: diskGb, reserve_public_ip: false }
    const made = await estate.client.post<VirtualMachine>(vmPath, wantedVm({ name, ...size, ...system }))
    const machine = { vcpu, gb, isWindows, diskGb, privateIp: made.body.private_ipv4 ?? '' }
    const charges = { disk: storage(diskGb, fast), ...powerOf(machine) }
    const thing = estate.keep('vm', made, made.body.uuid, charges)
    if (thing) thing.machine = machine
  },

  bucket: async (estate, name, { bytes }) => {
    const made = await estate.client.put<Bucket>('/storage/bucket', { ...paidBy, name })
    const bucket = estate.keep('bucket', made, name, {})
    if (bucket) estate.fill(bucket, bytes)
  },

  load_balancer: async (estate, name) => {
    const made = await estate.client.post<LoadBalancer>('/tll/network/load_balancers', {
      ...paidBy,
      display_name: name,
      network_uuid: estate.network,
      rules: [],
      targets: [],
      reserve_public_ip: false,
    })
    const balancer = { type: 'LOAD_BALANCER', quantity: 1 }
    estate.keep('load_balancer', made, made.body.uuid, { balancer })
  },

  metal_lease: async (estate, name) => {
    const specs = await estate.client.get<MetalSpec[]>('/metal/specs')
    const spec = specs.body.find((each) => each.is_available === true && each.is_visible === true)
    const made = await estate.client.post<MetalLease>('/metal/leases', {
      ...paidBy,
      display_name: name,
      spec_uuid: spec?.uuid,
      requested_os_id: spec?.ready_os_ids?.[0],
    })
    const server = { type: 'BARE_METAL_SERVER', quantity: 1 }
    estate.keep('metal_lease', made, made.body.uuid, { server })
  },

  service: async (estate, name, { vcpu, gb, diskGb }) => {
    const size = { vm_cpu: vcpu, vm_ram: gb * 1024, vm_disk_gb: diskGb }
    const body = wantedDatabase({ display_name: name, ...paidBy, ...size, reserve_public_ip: false })
    const made = await order(estate.client, body)
    estate.keep('service', made, made.body.uuid, {
      cpu: { type: 'CPU', quantity: databaseFactor * vcpu },
      ram: { type: 'RAM', quantity: databaseFactor * gb },
      disk: { type: 'BLOCK_STORAGE', quantity: databaseFactor * diskGb },
    })
  },
}

/** Requests a new record; a refused one is not charged. */
export async function createThing<K extends Wanted['kind']>(
  estate: Estate,
  name: string,
  wanted: Extract<Wanted, { readonly kind: K }>,
): Promise<void> {
  const make: Maker<K> = makers[wanted.kind as K]
  await make(estate, name, wanted)
}

/** The charges of a machine that is on. */
export function powerOf({ vcpu, gb, isWindows }: Machine): Readonly<Record<string, Priced>> {
  return {
    cpu: { type: 'CPU', quantity: vcpu },
    ram: { type: 'RAM', quantity: gb },
    ...(isWindows ? { licence: { type: 'WINDOWS_LICENSE', quantity: vcpu } } : {}),
  }
}
