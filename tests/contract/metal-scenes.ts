import type { MetalLease, MetalSpec } from '../../sandbox/entities'
import { named, type Prepare } from './scene'
import { mainAccount, type World } from './world'

/** A spec with a free server, shown to customers, and a system it is ready for. */
async function wanted(world: World): Promise<{ spec_uuid: string; requested_os_id: string }> {
  const specs = await world.call<MetalSpec[]>('listMetalSpecs')
  const spec = specs.find((each) => each.is_available === true && each.is_visible === true)
  return { spec_uuid: spec?.uuid ?? '', requested_os_id: spec?.ready_os_ids?.[0] ?? '' }
}

async function newLease(world: World): Promise<string> {
  const about = { ...(await wanted(world)), display_name: 'fresh', billing_account_id: mainAccount }
  return (await world.call<MetalLease>('createMetalLease', about)).uuid
}

/** Seconds until a server can be released. */
const anHour = 60 * 60

/** Scenes of the bare metal operations. */
export const metalScenes: Readonly<Record<string, Prepare>> = {
  createMetalLease: async (world) => named({ ...(await wanted(world)), billing_account_id: mainAccount }),
  updateMetalLease: async (world) => named({ uuid: await newLease(world) }),
  deleteMetalLease: async (world) => {
    const uuid = await newLease(world)
    world.advance(anHour)
    return named({ uuid })
  },
}
