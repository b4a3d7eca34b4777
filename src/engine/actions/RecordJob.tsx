import { useEffect } from 'react'
import { usePlatform } from '../../platform/platform'
import { useStore } from '../../platform/use-store'
import { LazyContent, lazyPart } from '../../ui/lazy'
import { attendJob, jobs, shownJobOf } from '../jobs/jobs'
import type { JobNoticeProps } from './JobNotice'

const noticePart = lazyPart<JobNoticeProps>(async () => (await import('./JobNotice')).JobNotice)

/** The place on the page of a record where its job is told; what tells and carries on jobs comes with the first one. */
export function RecordJob({ type, recordKey: key }: { type: string; recordKey: string }) {
  const { client } = usePlatform()
  const job = shownJobOf(useStore(jobs), type, key, client.identity().epoch)
  const id = job?.id
  useEffect(() => (id === undefined ? undefined : attendJob(id, 'steps')), [id])
  return job && <LazyContent part={noticePart} props={{ job, record: { type, key } }} />
}
