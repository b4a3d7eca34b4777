import { canAddress } from '../s3/object-address'
import type { Entry } from './entries'

/** Actions on an entry besides opening it. */
type EntryAction = 'download' | 'share' | 'tags' | 'move' | 'delete' | 'restore'

/**
 * Possible actions on an entry. A deleted file can only be restored; a deleted folder only contains such files. An object
 * whose key no URL can hold is neither downloaded nor shared.
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
