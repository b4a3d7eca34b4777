import { diskHandlers } from './disk'
import type { HandlersOf } from './handler'

/** The older path of a single disk (platform facts section 6). */
export const diskAliasHandlers: HandlersOf<'getDiskAlias' | 'updateDiskAlias' | 'deleteDiskAlias'> = {
  getDiskAlias: diskHandlers.getDisk,
  updateDiskAlias: diskHandlers.updateDisk,
  deleteDiskAlias: diskHandlers.deleteDisk,
}
