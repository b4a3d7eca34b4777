import { ApiError, staleIdentity } from '../../api/errors'
import type { CompiledResource } from '../../manifest/compiled'
import type { Subject } from '../../manifest/subject'
import type { Platform } from '../../platform/platform'
import { rereadRecord } from '../data/reread'
import { watchSettling } from '../../platform/settling'

/** A record to wait for. */
export interface WatchedRecord {
  resource: CompiledResource
  /** Last known subject of the record. */
  subject: Subject
}

/**
 * Polls a record with the shared scheduler until `isSo` holds, also in a hidden tab. Concurrent waits share requests.
 * Failed reads are ignored.
 * @param seconds maximum time to wait
 * @param isSo checked on each read
 * @param freshFor ms for which a cached answer is used
 * @returns the subject for which it held; undefined if the record is gone
 * @throws ApiError on timeout or when the session changes
 */
export function waitFor(
  platform: Platform,
  { resource, subject }: WatchedRecord,
  seconds: number,
  isSo: (about: Subject) => boolean,
  freshFor = 4000,
): Promise<Subject | undefined> {
  const since = platform.now()
  const { epoch } = platform.client.identity()
  return new Promise((resolve, reject) => {
    let looking = false
    const end = (settle: () => void): void => {
      stop()
      settle()
    }
    const look = async (): Promise<void> => {
      if (platform.client.identity().epoch !== epoch) {
        end(() => reject(staleIdentity()))
        return
      }
      if (looking) return
      looking = true
      let unread: unknown
      try {
        // Elements of a record are updated by its page.
        const record = subject.owner
          ? subject.record
          : await rereadRecord(platform, resource, subject, freshFor)
        if (record === undefined) {
          end(() => resolve(undefined))
          return
        }
        const about = { ...subject, record }
        if (isSo(about)) {
          end(() => resolve(about))
          return
        }
      } catch (error) {
        unread = error
      } finally {
        looking = false
      }
      if (platform.now() - since > seconds * 1000)
        end(() => reject(unread ?? new ApiError('generic', platform.texts.t('plan.late'))))
    }
    const stop = watchSettling(() => void look(), { hidden: true })
    void look()
  })
}
