import { useRef } from 'react'
import { JobRows } from '../../engine/actions/JobRows'
import { notificationsPath } from '../../lib/notifications-path'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { JobGroup, JobPanel } from '../../ui/feedback/JobRow'
import { Button } from '../../ui/form-controls/Button'
import { LinkButton } from '../../ui/form-controls/LinkButton'
import { useLazy } from '../../ui/lazy'
import { EntryRows } from './EntryRows'
import { KindSettings } from './KindSettings'
import { loadNotificationTexts } from './load-texts'
import { useInbox } from './use-inbox'

/** Earlier entries in the panel; the page has all. */
const earlierShown = 10

export interface NotificationPanelProps {
  onClose: () => void
}

/** Notifications in a layer of the header: running jobs, unread entries, and the latest others. */
export function NotificationPanel({ onClose }: NotificationPanelProps) {
  const { texts } = usePlatform()
  useLazy(loadNotificationTexts, texts)
  const t = useScreenTexts('notifications')
  const { t: word } = useTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  const { running, entries, unread, markRead } = useInbox()
  const keepFocus = (): void => heading.current?.focus()
  const rows = { markRead, keepFocus, onLeave: onClose }
  const earlier = entries.filter((entry) => !entry.unread).slice(0, earlierShown)
  return (
    <JobPanel
      title={word('notifications.title')}
      headingRef={heading}
      actions={
        <>
          {unread.length > 0 && (
            <Button
              size="sm"
              variant="ghost"
              icon="check-check"
              onPress={() => {
                keepFocus()
                markRead(unread)
              }}
            >
              {t('markAll')}
            </Button>
          )}
          <KindSettings />
        </>
      }
      foot={
        <LinkButton size="sm" variant="link" href={notificationsPath} onFollow={onClose}>
          {t('seeAll')}
        </LinkButton>
      }
    >
      {running.length + entries.length === 0 && <EmptyState text={t('nothing')} />}
      {running.length > 0 && (
        <JobGroup label={word('jobs.underWayGroup')} count={running.length}>
          <JobRows jobs={running} onClose={onClose} keepFocus={keepFocus} />
        </JobGroup>
      )}
      {unread.length > 0 && (
        <JobGroup label={t('new')} count={unread.length}>
          <EntryRows entries={unread} {...rows} />
        </JobGroup>
      )}
      {earlier.length > 0 && (
        <JobGroup label={t('earlier')} count={earlier.length}>
          <EntryRows entries={earlier} {...rows} />
        </JobGroup>
      )}
    </JobPanel>
  )
}
