import { parameterFailure } from '../failures'
import { startVm } from '../machines/vm-power'
import { findVm } from './find'
import type { HandlersOf } from './handler'
import { startable } from './vm-actions'

/** Calls about machines that clients of the real platform make (platform facts section 16). */
export const vmOlderCallHandlers: HandlersOf<'listVmReplicas' | 'startVmFromMedia'> = {
  listVmReplicas: (context, { uuid, r_type: type = 'snapshot' }) =>
    findVm(context, uuid)
      .document.storage.flatMap(({ replica }) => replica ?? [])
      .filter((replica) => replica.type === type),

  /** A rescue launch by another name: it holds until the machine is stopped. Customers have no images of their own. */
  startVmFromMedia: (context, { uuid, boot_image_uuid: imageUuid, boot_image_repository: repository }) => {
    const images = repository === 'platform' ? context.catalogue.bootImages : []
    const image = images.find((candidate) => candidate.uuid === imageUuid)
    const vm = startable(context, uuid)
    if (!image || image.is_published === false) {
      throw parameterFailure({ boot_image_uuid: `Unknown boot image: ${imageUuid}` })
    }
    return context.records.save(startVm(vm, context.now, true)).document
  },
}
