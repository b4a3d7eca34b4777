import type { AnswerShape } from '../../../lib/answer-shape'
import { type Ask, deletionOf, listingOf } from './call'
import { S3Failure } from './s3-failure'
import { elementsIn, textIn } from './send'
import { decodeKey, type ListedObject, type ListingPage, objectShape, pageOf, parts, readObject } from './xml'

/** A version of an object, or a delete marker, which has no bytes. */
export interface ObjectVersion extends ListedObject {
  readonly id: string
  /** The key without a version id names this one. */
  readonly isLatest: boolean
  readonly isMarker: boolean
}

const { properties, required = [] } = objectShape

const versionShape: AnswerShape<ObjectVersion> = {
  type: ['object'],
  properties: { ...properties, id: parts.name },
  required: [...required, 'id'],
}

/** A page of versions, the newest of a key first. */
export interface VersionPage extends ListingPage {
  readonly versions: readonly ObjectVersion[]
  /** Place after which the next page begins; undefined at the end. */
  readonly next: VersionPlace | undefined
}

/** Where a page of versions ended; `id` is empty after a folder. */
export interface VersionPlace {
  readonly key: string
  readonly id: string
}

/** Calls for the versions of a bucket. */
export function versionCalls(ask: Ask) {
  return {
    /** Versioning of the bucket: on, turned off, or undefined if it was never on. */
    versioning: async (signal?: AbortSignal): Promise<'Enabled' | 'Suspended' | undefined> => {
      const { document } = await ask({ method: 'GET', query: { versioning: '' }, signal })
      const status = textIn(document, 'Status')
      return status === 'Enabled' || status === 'Suspended' ? status : undefined
    },
    /** Lists one page of versions below a prefix; folded at slashes with `folded`. */
    versions: async (
      prefix: string,
      folded: boolean,
      after?: VersionPlace,
      signal?: AbortSignal,
    ): Promise<VersionPage> => {
      const place = {
        ...(after ? { 'key-marker': after.key } : {}),
        ...(after && after.id !== '' ? { 'version-id-marker': after.id } : {}),
      }
      const { document } = await ask(listingOf({ versions: '', ...place }, prefix, folded, signal))
      // Versions and delete markers are mixed, and their order shows which is newer.
      const listed = [...(document?.documentElement.children ?? [])].filter(
        ({ tagName }) => tagName === 'Version' || tagName === 'DeleteMarker',
      )
      const hasMore = textIn(document, 'IsTruncated') === 'true'
      const { items, ...page } = pageOf(document, listed, versionShape, (each) => ({
        ...readObject(each),
        id: textIn(each, 'VersionId'),
        isLatest: textIn(each, 'IsLatest') === 'true',
        isMarker: each.tagName === 'DeleteMarker',
      }))
      return {
        versions: items,
        ...page,
        next: hasMore
          ? {
              key: decodeKey(textIn(document, 'NextKeyMarker')),
              id: textIn(document, 'NextVersionIdMarker'),
            }
          : undefined,
      }
    },
    /** Removes versions of an object, or delete markers, for good. */
    removeVersions: async (key: string, ids: readonly string[]): Promise<void> => {
      const { document } = await ask(deletionOf(ids.map((id) => ({ key, id }))))
      const [failed] = elementsIn(document, 'Error')
      if (failed) throw new S3Failure(403, textIn(failed, 'Code'), textIn(failed, 'Message'))
    },
  }
}
