import { behind, folderOf, following, later } from './list-objects'
import { bytesOf } from './object-table'
import { idOf, type StoredVersion, type VersionTable } from './version-table'

/** A place in a listing of versions: after a key or folder, or after one version of a key. */
interface VersionPlace {
  readonly key: string
  /** Empty for all versions of the key. */
  readonly id: string
}

/** Parameters of a listing. */
interface VersionListing {
  readonly prefix: string
  /** Keys are folded at its first occurrence after the prefix; empty for no folding. */
  readonly delimiter: string
  readonly after: VersionPlace
  readonly most: number
}

/** One page of the versions in a bucket. */
interface VersionPage {
  readonly versions: readonly StoredVersion[]
  readonly folders: readonly string[]
  /** The last place of the page, if there are more. */
  readonly next: VersionPlace | undefined
}

const keysAtOnce = 500

/** Lists one page, keys and folders in the order of their bytes, the newest version of a key first. */
export function listVersions(
  table: Pick<VersionTable, 'keys' | 'all'>,
  bucket: string,
  { prefix, delimiter, after, most }: VersionListing,
): VersionPage {
  const versions: StoredVersion[] = []
  const folders: string[] = []
  const end = behind(prefix)
  const afterBytes = bytesOf(after.key)
  const isWithin = after.id !== ''
  let from = later(bytesOf(prefix), after.key === '' || isWithin ? afterBytes : following(afterBytes))
  let last: VersionPlace = { key: '', id: '' }
  const isFull = (): boolean => versions.length + folders.length >= most
  const cut = (): VersionPage => ({ versions, folders, next: most === 0 ? undefined : last })
  for (;;) {
    const keys = table.keys(bucket, from, end, keysAtOnce)
    let folded = ''
    for (const key of keys) {
      if (folded !== '' && key.startsWith(folded)) continue
      const folder = folderOf(key, prefix, delimiter)
      folded = folder ?? ''
      if (folder !== undefined) {
        if (Buffer.compare(bytesOf(folder), afterBytes) <= 0) continue
        if (isFull()) return cut()
        folders.push(folder)
        last = { key: folder, id: '' }
        continue
      }
      const all = table.all(bucket, key)
      const at = isWithin && key === after.key ? all.findIndex((each) => idOf(each) === after.id) + 1 : 0
      for (const version of all.slice(at)) {
        if (isFull()) return cut()
        versions.push(version)
        last = { key, id: idOf(version) }
      }
    }
    const final = keys.at(-1)
    if (final === undefined || keys.length < keysAtOnce) return { versions, folders, next: undefined }
    from = (folded === '' ? undefined : behind(folded)) ?? following(bytesOf(final))
  }
}
