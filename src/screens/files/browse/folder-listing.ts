import { createStore, type Store } from '../../../lib/store'
import type { S3Client } from '../s3/s3-client'
import type { ObjectVersion, VersionPlace } from '../s3/versions'
import { deletedEntries, type Entry, entriesOf } from './entries'

/** A folder as far as it is known. */
export interface FolderListing {
  readonly entries: readonly Entry[]
  readonly state: 'loading' | 'complete' | 'failed'
  readonly failure?: unknown
}

/** A folder of which nothing is known yet. */
export const nothing: FolderListing = { entries: [], state: 'loading' }

/**
 * Reads a folder page by page into a store, until `stop`, and then, if they are wanted, its deleted files. What is there can
 * be seen meanwhile.
 */
export function readFolder(
  client: Pick<S3Client, 'list' | 'versions'>,
  prefix: string,
  withDeleted: boolean,
): { readonly listing: Store<FolderListing>; readonly stop: () => void } {
  const listing = createStore(nothing)
  const abort = new AbortController()
  const run = async (): Promise<void> => {
    const seen = new Set<string>()
    const entries: Entry[] = []
    let token: string | undefined
    let read = 0
    let announced = 0
    do {
      const page = await client.list(prefix, true, token, abort.signal)
      // A folder whose objects are on two pages may be told twice.
      for (const entry of entriesOf(page, prefix))
        if (!seen.has(entry.key)) {
          seen.add(entry.key)
          entries.push(entry)
        }
      token = page.next
      read += 1
      // What is told is sorted and drawn anew, so the more there is the rarer.
      if (token !== undefined && read < announced * 1.5) continue
      announced = read
      const isComplete = token === undefined && !withDeleted
      listing.set({ entries: [...entries], state: isComplete ? 'complete' : 'loading' })
    } while (token !== undefined)
    if (!withDeleted) return
    const deleted = deletedEntries(await allVersions(client, prefix, abort.signal), prefix, entries)
    listing.set({ entries: [...entries, ...deleted], state: 'complete' })
  }
  run().catch((failure: unknown) => {
    if (!abort.signal.aborted) listing.set({ ...listing.get(), state: 'failed', failure })
  })
  return { listing, stop: () => abort.abort() }
}

async function allVersions(client: Pick<S3Client, 'versions'>, prefix: string, signal: AbortSignal) {
  const versions: ObjectVersion[] = []
  const folders = new Set<string>()
  let after: VersionPlace | undefined
  do {
    const page = await client.versions(prefix, true, after, signal)
    versions.push(...page.versions)
    for (const folder of page.folders) folders.add(folder)
    after = page.next
  } while (after !== undefined)
  return { versions, folders: [...folders] }
}
