import { parameterFailure } from '../failures'
import { startVm } from '../machines/vm-power'
import type { Context } from '../context'
import { findVm } from './find'
import type { HandlersOf, Input } from './handler'
import { startable } from './vm-actions'

type Wanted = Input<'startVmFromMedia'>

/** Calls about machines that clients of the real platform make (platform facts section 16). */
export const vmOlderCallHandlers: HandlersOf<'listVmReplicas' | 'startVmFromMedia'> = {
  listVmReplicas: (context, { uuid, r_type: type = 'snapshot' }) =>
    findVm(context, uuid)
      .document.storage.flatMap(({ replica }) => replica ?? [])
      .filter((replica) => replica.type === type),

  /** Same as a rescue start: it lasts until the machine is stopped. */
  startVmFromMedia: (context, { uuid, ...wanted }) => {
    const vm = startable(context, uuid)
    assertBootable(context, wanted)
    return context.records.save(startVm(vm, context.now, true)).document
  },
}

/** Without a uuid the platform uses its rescue image (platform facts section 18). Customers have no images of their own. */
function assertBootable(
  { catalogue }: Context,
  { boot_image_uuid: uuid, boot_image_repository: repository = 'platform' }: Omit<Wanted, 'uuid'>,
): void {
  if (uuid === undefined) {
    if (repository === 'platform') return
    throw parameterFailure({ boot_image_uuid: "Required parameter 'boot_image_uuid' not supplied" })
  }
  const images = repository === 'platform' ? catalogue.bootImages : []
  const image = images.find((candidate) => candidate.uuid === uuid)
  if (!image || image.is_published === false)
    throw parameterFailure({ boot_image_uuid: `Unknown boot image: ${uuid}` })
}
