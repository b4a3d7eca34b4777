import { groupBy } from '../../../lib/group-by'
import { foldText } from '../../../lib/fold-text'
import type { ObjectVersion } from '../s3/versions'
import type { ListedObject } from '../s3/xml'

/** An entry of a folder: a file or a folder. */
export interface Entry {
  readonly kind: 'file' | 'folder'
  /** Whole key of a file; prefix of a folder, with its slash. */
  readonly key: string
  /** Part of the key after the prefix of the shown folder. */
  readonly name: string
  /** Bytes; undefined for a folder. */
  readonly size?: number
  /** In ms since 1970. */
  readonly modified?: number
  readonly etag?: string
  /** Deleted file: ids of the delete markers above its versions. Folder of only deleted files: empty. Else undefined. */
  readonly marks?: readonly string[]
}

/** Property that entries are sorted by. */
export type SortKey = 'name' | 'size' | 'modified'

/** How a folder is sorted. */
export interface EntrySort {
  readonly by: SortKey
  readonly descending: boolean
}

/** Entries of a page of a listing below `prefix`, without the object that represents the folder itself. */
export function entriesOf(
  { objects, folders }: { readonly objects: readonly ListedObject[]; readonly folders: readonly string[] },
  prefix: string,
): Entry[] {
  return [
    ...folders.map((key) => ({ kind: 'folder' as const, key, name: key.slice(prefix.length, -1) })),
    ...objects
      .filter(({ key }) => key !== prefix)
      .map((object) => ({ kind: 'file' as const, ...object, name: object.key.slice(prefix.length) })),
  ]
}

/**
 * The deleted files among all versions below `prefix`, with size of the newest version and time of the deletion, and the
 * folders that are not among the `known` entries. Objects with only delete markers cannot be restored and are omitted.
 */
export function deletedEntries(
  { versions, folders }: { readonly versions: readonly ObjectVersion[]; readonly folders: readonly string[] },
  prefix: string,
  known: readonly Entry[],
): Entry[] {
  const present = new Set(known.map(({ key }) => key))
  const files: Entry[] = []
  for (const [key, all] of groupBy(versions, (version) => version.key)) {
    const at = all.findIndex(({ isMarker }) => !isMarker)
    const newest = all[at]
    const [mark] = all
    if (!newest || at === 0 || !mark || present.has(key) || key === prefix) continue
    const { size, etag } = newest
    const marks = all.slice(0, at).map(({ id }) => id)
    files.push({
      kind: 'file',
      key,
      name: key.slice(prefix.length),
      size,
      ...(mark.modified === undefined ? {} : { modified: mark.modified }),
      etag,
      marks,
    })
  }
  const gone = folders.filter((key) => !present.has(key))
  return [
    ...gone.map((key) => ({ kind: 'folder' as const, key, name: key.slice(prefix.length, -1), marks: [] })),
    ...files,
  ]
}

/** Entries whose name contains `words`, folders first, sorted; equal entries keep the order of their bytes. */
export function shownEntries(
  entries: readonly Entry[],
  words: string,
  { by, descending }: EntrySort,
): Entry[] {
  const wanted = foldText(words.trim())
  const found = wanted === '' ? entries : entries.filter(({ name }) => foldText(name).includes(wanted))
  const compare = by === 'name' ? collator.compare : undefined
  const direction = descending ? -1 : 1
  return [...found].sort((one, other) => {
    if (one.kind !== other.kind) return one.kind === 'folder' ? -1 : 1
    const order = compare
      ? compare(one.name, other.name)
      : (one[by as 'size'] ?? 0) - (other[by as 'size'] ?? 0)
    return order * direction
  })
}

const collator = new Intl.Collator('en', { numeric: true })

/** The folders above a prefix, outermost first, the prefix itself last. */
export function trailOf(prefix: string): { readonly prefix: string; readonly name: string }[] {
  const names = prefix.split('/').slice(0, -1)
  return names.map((name, index) => ({ name, prefix: `${names.slice(0, index + 1).join('/')}/` }))
}
