import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { JobRows } from '../../engine/actions/JobRows'
import type { IconName } from '../../lib/icon-names'
import { notificationsPath } from '../../lib/notifications-path'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { usePage } from '../../platform/page/page'
import { usePlatform } from '../../platform/platform'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { JobGroup } from '../../ui/feedback/JobRow'
import { Button } from '../../ui/form-controls/Button'
import { Icon } from '../../ui/Icon'
import { Page } from '../../ui/layout/Page'
import { PageHeader } from '../../ui/layout/PageHeader'
import { Panel } from '../../ui/layout/Panel'
import { useLazy } from '../../ui/lazy'
import { UiLink } from '../../ui/router-context'
import { EntryRows } from './EntryRows'
import { loadNotificationTexts } from './load-texts'
import { KindSettings } from './KindSettings'
import { isToday, kinds } from './notice'
import styles from './notifications.module.css'
import { useInbox, type Entry } from './use-inbox'

type Filter = (typeof kinds)[number] | 'all' | 'unread'

const icons: Readonly<Record<Filter, IconName>> = {
  all: 'inbox',
  unread: 'circle-dot',
  job: 'list-checks',
  billing: 'receipt-text',
  access: 'user-round-plus',
  announcement: 'megaphone',
  resource: 'server',
  message: 'message-circle',
}

const isFilter = (name: string | null): name is Filter => name !== null && Object.hasOwn(icons, name)

function fits({ kind, unread }: Entry, filter: Filter): boolean {
  return filter === 'all' || (filter === 'unread' ? unread : kind === filter)
}

interface FiltersProps {
  filter: Filter
  countOf: (filter: Filter) => number
}

/** Links to the filters: a column, on phones a strip. */
function Filters({ filter, countOf }: FiltersProps) {
  const t = useScreenTexts('notifications')
  const link = (each: Filter, label: string) => (
    <li key={each}>
      <UiLink
        className={styles.filter}
        href={each === 'all' ? notificationsPath : `${notificationsPath}?show=${each}`}
        aria-current={each === filter ? 'page' : undefined}
      >
        <Icon name={icons[each]} />
        <span className={styles.filterName}>{label}</span>
        <span className={styles.count}>{countOf(each)}</span>
      </UiLink>
    </li>
  )
  return (
    <nav className={styles.filters} aria-label={t('filter')}>
      <ul>
        {link('all', t('all'))}
        {link('unread', t('unreadOnly'))}
      </ul>
      <p className={styles.kind}>{t('kind')}</p>
      <ul>{kinds.map((kind) => link(kind, t(`kinds.${kind}`)))}</ul>
    </nav>
  )
}

/** All notifications, today and earlier, filtered by unread or kind (NOTIFY-01). */
export function NotificationsScreen() {
  const { texts, now } = usePlatform()
  useLazy(loadNotificationTexts, texts)
  const t = useScreenTexts('notifications')
  const { t: word } = useTexts()
  const [query] = useSearchParams()
  const heading = useRef<HTMLHeadingElement>(null)
  const { running, entries, unread, markRead } = useInbox()
  const title = word('notifications.title')
  usePage({ title, parents: [] })
  const asked = query.get('show')
  const filter = isFilter(asked) ? asked : 'all'
  const shown = entries.filter((entry) => fits(entry, filter))
  const showsRunning = (filter === 'all' || filter === 'job') && running.length > 0
  const keepFocus = (): void => heading.current?.focus()
  const groups = [
    { label: t('today'), of: shown.filter(({ at }) => isToday(at, now())) },
    { label: t('earlier'), of: shown.filter(({ at }) => !isToday(at, now())) },
  ]
  const countOf = (each: Filter): number =>
    entries.filter((entry) => fits(entry, each)).length +
    (each === 'all' || each === 'job' ? running.length : 0)
  return (
    <Page>
      <PageHeader
        title={title}
        headingRef={heading}
        count={String(countOf(filter))}
        actions={
          <>
            <Button
              icon="check-check"
              disabled={unread.length === 0 && t('nothingUnread')}
              onPress={() => markRead(unread)}
            >
              {t('markAll')}
            </Button>
            <KindSettings bordered />
          </>
        }
      />
      <div className={styles.columns}>
        <Filters filter={filter} countOf={countOf} />
        <div className={styles.lists}>
          {shown.length === 0 && !showsRunning && (
            <Panel>
              <EmptyState text={t(filter === 'all' ? 'nothing' : 'nothingOfKind')} />
            </Panel>
          )}
          {showsRunning && (
            <Panel>
              <JobGroup level={2} label={word('jobs.underWayGroup')} count={running.length}>
                <JobRows jobs={running} onClose={() => undefined} keepFocus={keepFocus} />
              </JobGroup>
            </Panel>
          )}
          {groups.map(
            ({ label, of }) =>
              of.length > 0 && (
                <Panel key={label}>
                  <JobGroup level={2} label={label} count={of.length}>
                    <EntryRows
                      entries={of}
                      markRead={markRead}
                      keepFocus={keepFocus}
                      onLeave={() => undefined}
                    />
                  </JobGroup>
                </Panel>
              ),
          )}
          <p className={styles.kept}>{t('kept')}</p>
        </div>
      </div>
    </Page>
  )
}
