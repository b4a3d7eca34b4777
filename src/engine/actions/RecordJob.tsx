import { useEffect } from 'react'
import { usePlatform } from '../../platform/platform'
import { useStore } from '../../platform/use-store'
import { LazyContent, lazyPart } from '../../ui/lazy'
import { claimFailures, jobs, shownJobOf } from '../jobs/jobs'
import type { JobNoticeProps } from './JobNotice'

const noticePart = lazyPart<JobNoticeProps>(async () => (await import('./JobNotice')).JobNotice)

/** Slot for the job notice on a record's page; the job code is loaded with the first job. */
export function RecordJob({ type, recordKey: key }: { type: string; recordKey: string }) {
  const { client } = usePlatform()
  const job = shownJobOf(useStore(jobs), type, key, client.identity().epoch)
  const id = job?.id
  useEffect(() => (id === undefined ? undefined : claimFailures(id, 'steps')), [id])
  return job && <LazyContent part={noticePart} props={{ job, record: { type, key } }} />
}
