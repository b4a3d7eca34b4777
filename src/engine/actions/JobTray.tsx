import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { useStore } from '../../platform/use-store'
import { HeaderButton } from '../../ui/layout/Header'
import { LazyContent, lazyPart } from '../../ui/lazy'
import { usePopover } from '../../ui/overlay/use-popover'
import { isRunning } from '../jobs/job'
import { jobs } from '../jobs/jobs'
import type { JobListProps } from './JobList'

const listPart = lazyPart<JobListProps>(async () => (await import('./JobList')).JobList)

/** The list of jobs behind a button of the header, which says how many are under way and that one has failed. */
export function JobTray() {
  const { client } = usePlatform()
  const { t } = useTexts()
  const { epoch } = client.identity()
  const own = useStore(jobs).filter((job) => job.epoch === epoch)
  const running = own.filter(isRunning).length
  const failed = own.some((job) => !job.dismissed && job.steps.some(({ state }) => state === 'failed'))
  const label = [
    t('jobs.title'),
    ...(running > 0 ? [t('jobs.running', { count: running })] : []),
    ...(failed ? [t('jobs.someFailed')] : []),
  ].join(', ')
  const { trigger, popover } = usePopover({
    label: t('jobs.title'),
    placement: 'bottom end',
    content: (onClose) => <LazyContent part={listPart} props={{ onClose }} />,
  })
  return (
    <>
      <HeaderButton icon="bell" label={label} count={running} dot={failed} {...trigger} />
      {popover}
    </>
  )
}
