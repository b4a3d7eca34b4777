import type { ManagedService } from '../../sandbox/entities'
import { named, type Prepare } from './scene'
import { mainAccount, tll, type World } from './world'

async function serviceOf(world: World, type: ManagedService['service']): Promise<ManagedService> {
  const all = await world.call<ManagedService[]>('listServices')
  const found = all.find((each) => each.service === type)
  if (!found) throw new Error(`There is no ${type}`)
  return found
}

const service =
  (type: ManagedService['service'], more: Readonly<Record<string, unknown>> = {}): Prepare =>
  async (world) =>
    named({ uuid: (await serviceOf(world, type)).uuid, ...more })

/** The machine of a database, in a state. */
const serviceMachine =
  (state: 'running' | 'stopped'): Prepare =>
  async (world) => {
    const { uuid, resources } = await serviceOf(world, 'postgresql')
    const machine = resources.find((part) => part.resource_type === 'vm')
    const about = { uuid, target_uuid: machine?.resource_id }
    if (state === 'stopped') await world.call('stopServiceResource', about)
    world.advance(60)
    return named(about)
  }

const maintenance = { autoUpdate: false, timeWindow: { begin: '013000+0200', end: '033000+0200' } }

const database = {
  service: 'postgresql',
  version: '16.4',
  billing_account_id: mainAccount,
  vm_cpu: 2,
  vm_ram: 4096,
  vm_disk_gb: 60,
  package_parameters: tll,
}

/** Scenes of the managed service operations. */
export const serviceScenes: Readonly<Record<string, Prepare>> = {
  listServices: async () => named({ billing_account_id: mainAccount }),
  createService: async () => named(database),
  getService: service('postgresql'),
  updateService: service('postgresql', { billing_account_id: mainAccount }),
  deleteService: service('kubernetes'),
  getServiceSecrets: service('postgresql'),
  listServiceWhitelist: service('postgresql'),
  addServiceWhitelistEntry: service('postgresql'),
  deleteServiceWhitelistEntry: service('postgresql', { ip_address: '198.51.100.17' }),
  updateServiceProperties: service('kubernetes', { maintenance }),
  startServiceResource: serviceMachine('stopped'),
  stopServiceResource: serviceMachine('running'),
  rebuildServiceVm: async (world) => {
    const { uuid, resources } = await serviceOf(world, 'postgresql')
    const disks = resources.flatMap((part) => part.resource_allocation.storage ?? [])
    return named({ service_package_uuid: uuid, replica_uuid: disks[0]?.replica?.[0]?.uuid })
  },
}
