import { ApiError, staleIdentity } from '../../api/errors'
import type { CompiledResource } from '../../manifest/compiled'
import type { Subject } from '../../manifest/subject'
import type { Platform } from '../../platform/platform'
import { rereadRecord } from '../data/reread'
import { watchSettling } from '../data/settling'

/** A record that is waited for. */
export interface Awaited {
  resource: CompiledResource
  /** The record as it was known, and what surrounds it. */
  subject: Subject
}

/**
 * Waits until something holds of a record, looking whenever the console looks at what settles, in a hidden tab, too. Looks
 * that several waits share are one request. A look that fails has seen nothing.
 *
 * @param seconds how long to wait
 * @param isSo asked of the record as it is at each look
 * @param freshFor milliseconds an answer is fresh for: what a screen reads again meanwhile is not asked for twice
 * @returns the record for which it held; undefined when the record is gone
 * @throws ApiError when the time is over, or somebody else is signed in
 */
export function waitFor(
  platform: Platform,
  { resource, subject }: Awaited,
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
        // What an element of a record has come to, the page that shows it tells.
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
