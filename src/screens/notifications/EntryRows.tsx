import { JobRows } from '../../engine/actions/JobRows'
import { formatWhen } from '../../lib/format-date'
import { safeHref } from '../../lib/safe-href'
import { SectionBoundary } from '../../platform/failures/SectionBoundary'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { JobRow } from '../../ui/feedback/JobRow'
import { Button } from '../../ui/form-controls/Button'
import { LinkButton } from '../../ui/form-controls/LinkButton'
import type { Entry, Inbox } from './use-inbox'

interface EntryRowsProps extends Pick<Inbox, 'markRead'> {
  entries: readonly Entry[]
  /** Called before another page is opened. */
  onLeave: () => void
  /** Moves focus to a persistent element before a pressed button is removed. */
  keepFocus: () => void
}

function EntryRow({
  entry,
  markRead,
  onLeave,
  keepFocus,
}: Omit<EntryRowsProps, 'entries'> & { entry: Entry }) {
  const t = useScreenTexts('notifications')
  const { locale } = useTexts()
  const { now } = usePlatform()
  const unread = entry.unread ? t('unread') : undefined
  if ('job' in entry.of)
    return <JobRows jobs={[entry.of.job]} onClose={onLeave} keepFocus={keepFocus} unread={() => unread} />
  const { icon, tone, title, text, reference, at, link } = entry.of.notice
  const href = link?.external === true ? safeHref(link.href) : link?.href
  return (
    <JobRow
      icon={icon}
      tone={tone}
      title={title}
      text={text}
      reference={reference}
      unread={unread}
      time={at === undefined ? '' : formatWhen(new Date(at), new Date(now()), locale)}
    >
      {(href !== undefined || entry.unread) && (
        <>
          {link && href !== undefined && (
            <LinkButton
              size="sm"
              href={href}
              external={link.external}
              onFollow={() => {
                markRead([entry])
                if (link.external !== true) onLeave()
              }}
            >
              {link.label}
            </LinkButton>
          )}
          {entry.unread && (
            <Button
              size="sm"
              variant="ghost"
              onPress={() => {
                keepFocus()
                markRead([entry])
              }}
            >
              {t('markRead')}
            </Button>
          )}
        </>
      )}
    </JobRow>
  )
}

/** Rows of ended jobs and notices; a row that fails to render does not affect others. */
export function EntryRows({ entries, ...props }: EntryRowsProps) {
  return entries.map((entry) => (
    <SectionBoundary key={entry.id} place={entry.id}>
      <EntryRow entry={entry} {...props} />
    </SectionBoundary>
  ))
}
