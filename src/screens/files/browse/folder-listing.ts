import { createStore, type Store } from '../../../lib/store'
import type { S3Client } from '../s3/s3-client'
import type { ObjectVersion, VersionPlace } from '../s3/versions'
import { deletedEntries, type Entry, entriesOf } from './entries'

/** A folder as far as it has been read. */
export interface FolderListing {
  readonly entries: readonly Entry[]
  /** Number of further entries that cannot be read. */
  readonly odd: number
  readonly state: 'loading' | 'complete' | 'failed'
  readonly failure?: unknown
}

/** A folder before its first page is read. */
export const nothing: FolderListing = { entries: [], odd: 0, state: 'loading' }

/**
 * Reads a folder page by page into a store, until `stop`, then its deleted files if `withDeleted`. The store has the entries
 * read so far.
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
    const odd: string[] = []
    let token: string | undefined
    let read = 0
    let announced = 0
    do {
      const page = await client.list(prefix, true, token, abort.signal)
      // A folder whose objects are on two pages may be listed twice.
      for (const entry of entriesOf(page, prefix))
        if (!seen.has(entry.key)) {
          seen.add(entry.key)
          entries.push(entry)
        }
      odd.push(...page.odd)
      token = page.next
      read += 1
      // Each update sorts and draws all entries, so updates get rarer the more there are.
      if (token !== undefined && read < announced * 1.5) continue
      announced = read
      const isComplete = token === undefined && !withDeleted
      listing.set({ entries: [...entries], odd: odd.length, state: isComplete ? 'complete' : 'loading' })
    } while (token !== undefined)
    if (!withDeleted) return
    const all = await allVersions(client, prefix, abort.signal)
    const deleted = deletedEntries(all, prefix, entries)
    // This listing also has the present objects, readable or not.
    const known = new Set([...seen, ...odd, ...deleted.map(({ key }) => key)])
    const hidden = [...new Set(all.odd)].filter((key) => !known.has(key))
    listing.set({ entries: [...entries, ...deleted], odd: odd.length + hidden.length, state: 'complete' })
  }
  run().catch((failure: unknown) => {
    if (!abort.signal.aborted) listing.set({ ...listing.get(), state: 'failed', failure })
  })
  return { listing, stop: () => abort.abort() }
}

async function allVersions(client: Pick<S3Client, 'versions'>, prefix: string, signal: AbortSignal) {
  const versions: ObjectVersion[] = []
  const folders = new Set<string>()
  const odd: string[] = []
  let after: VersionPlace | undefined
  do {
    const page = await client.versions(prefix, true, after, signal)
    versions.push(...page.versions)
    for (const folder of page.folders) folders.add(folder)
    odd.push(...page.odd)
    after = page.next
  } while (after !== undefined)
  return { versions, folders: [...folders], odd }
}
