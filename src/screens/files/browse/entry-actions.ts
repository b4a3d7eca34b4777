import { canAddress } from '../s3/object-address'
import type { Entry } from './entries'

/** What can be done with an entry besides looking at it. */
type EntryAction = 'download' | 'share' | 'tags' | 'move' | 'delete' | 'restore'

/**
 * What can be done with an entry. A deleted file can only be brought back; a deleted folder is where such files are. What
 * browsers cannot ask for is neither read nor shared.
 */
export function entryActions({ kind, key, marks }: Entry, readOnly: boolean): ReadonlySet<EntryAction> {
  const isFile = kind === 'file'
  const isPresent = marks === undefined
  const can: Readonly<Record<EntryAction, boolean>> = {
    download: isPresent && canAddress(key),
    share: isPresent && isFile && canAddress(key),
    tags: isPresent && isFile && !readOnly,
    move: isPresent && !readOnly,
    delete: isPresent && !readOnly,
    restore: !isPresent && isFile && !readOnly,
  }
  const names = Object.keys(can) as EntryAction[]
  return new Set(names.filter((name) => can[name]))
}
