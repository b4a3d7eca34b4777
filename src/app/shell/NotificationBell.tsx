import { listed } from '../../lib/format-list'
import { Suspense, useState } from 'react'
import { isRunning } from '../../engine/jobs/job'
import { jobs } from '../../engine/jobs/jobs'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { useStore } from '../../platform/use-store'
import type { NotificationPanelProps } from '../../screens/notifications/NotificationPanel'
import type { NotificationWatchProps } from '../../screens/notifications/NotificationWatch'
import { HeaderButton } from '../../ui/layout/Header'
import { LazyContent, lazyPart } from '../../ui/lazy'
import { usePopover } from '../../ui/overlay/use-popover'
import { useBackgroundPart } from './use-background-part'

const panelPart = lazyPart<NotificationPanelProps>(
  async () => (await import('../../screens/notifications/NotificationPanel')).NotificationPanel,
)
const watchPart = lazyPart<NotificationWatchProps>(
  async () => (await import('../../screens/notifications/NotificationWatch')).NotificationWatch,
)

/** Header buttons of the notifications: a ring while jobs are under way, and the bell with a dot for what is unread. */
export function NotificationBell() {
  const { client } = usePlatform()
  const { t, locale } = useTexts()
  const [unread, setUnread] = useState(0)
  const Watch = useBackgroundPart(watchPart)
  const { epoch } = client.identity()
  const running = useStore(jobs).filter((job) => job.epoch === epoch && isRunning(job)).length
  const title = t('notifications.title')
  const { trigger, popover } = usePopover({
    label: title,
    placement: 'bottom end',
    content: (onClose) => (
      <Suspense>
        <LazyContent part={panelPart} props={{ onClose }} />
      </Suspense>
    ),
  })
  const parts = [
    title,
    ...(running > 0 ? [t('jobs.running', { count: running })] : []),
    ...(unread > 0 ? [t('notifications.unread', { count: unread })] : []),
  ]
  return (
    <>
      <HeaderButton icon="bell" label={listed(parts, locale)} count={running} dot={unread > 0} {...trigger} />
      {popover}
      <Suspense>{Watch && <Watch onUnread={setUnread} />}</Suspense>
    </>
  )
}
