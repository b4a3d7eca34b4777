import { isRunning, type Job } from '../../engine/jobs/job'
import { isNews, timeOf, useOwnJobs } from '../../engine/jobs/own-jobs'
import { notificationsOf } from '../../platform/notifications/notifications'
import { quietKindsOf } from '../../platform/notifications/quiet-kinds'
import { usePlatform } from '../../platform/platform'
import { useStore } from '../../platform/use-store'
import { newestFirst, type Notice, type NoticeKind } from './notice'
import { useNotices } from './use-notices'

/** A job that has ended, or a notice. */
export interface Entry {
  readonly id: string
  readonly kind: NoticeKind | 'job'
  readonly at: number | undefined
  readonly unread: boolean
  readonly of: { readonly job: Job } | { readonly notice: Notice }
}

/** All notifications of the signed-in user. */
export interface Inbox {
  readonly running: readonly Job[]
  /** Newest first. */
  readonly entries: readonly Entry[]
  readonly unread: readonly Entry[]
  readonly markRead: (entries: readonly Entry[]) => void
}

/** Jobs, messages, invitations, invoices and announcements with their read state. */
export function useInbox(): Inbox {
  const platform = usePlatform()
  const { marks } = notificationsOf(platform)
  useStore(marks)
  const quiet = useStore(quietKindsOf(platform.preferences))
  const isNew = (kind: Entry['kind'], id: string): boolean => !quiet.includes(kind) && !marks.has(id)
  const jobs = useOwnJobs()
  const ended = jobs.filter((job) => !isRunning(job))
  const entries = newestFirst<Entry>([
    ...ended.map((job): Entry => {
      // A retried job is unread again.
      const id = `job ${job.id} ${timeOf(job)}`
      return { id, kind: 'job', at: timeOf(job), unread: isNews(job) && isNew('job', id), of: { job } }
    }),
    ...useNotices(jobs).map((notice): Entry => {
      const { id, kind, at } = notice
      return { id, kind, at, unread: isNew(kind, id), of: { notice } }
    }),
  ])
  return {
    running: jobs.filter(isRunning),
    entries,
    unread: entries.filter(({ unread }) => unread),
    markRead: (read) => marks.add(read.map(({ id }) => id)),
  }
}
