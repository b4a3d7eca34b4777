import type { components } from '../../generated/api-types'
import { parseInstant } from '../../lib/instant'

export type Announcement = components['schemas']['Announcement']

/** Days before its start that maintenance is announced. */
const daysAhead = 7
const millisecondsPerDay = 86_400_000

/** Whether maintenance has started; `now` in ms since 1970. Its end is not checked. */
export function isUnderWay({ kind, starts_at: starts }: Announcement, now: number): boolean {
  return kind === 'maintenance' && (parseInstant(starts)?.getTime() ?? Number.NEGATIVE_INFINITY) <= now
}

/**
 * Announcements current at a time: started and not ended; maintenance is announced seven days ahead.
 * @param now ms since 1970
 */
export function currentAnnouncements(
  { announcements }: Pick<components['schemas']['SiteConfig'], 'announcements'>,
  now: number,
): readonly Announcement[] {
  return (announcements ?? []).filter(({ kind, starts_at: starts, ends_at: ends }) => {
    const lead = kind === 'maintenance' ? daysAhead * millisecondsPerDay : 0
    const begins = parseInstant(starts)?.getTime()
    const over = parseInstant(ends)?.getTime()
    return (begins === undefined || begins - lead <= now) && (over === undefined || over > now)
  })
}

/** The mark of a closed or read announcement. Maintenance is announced again when it starts. */
export function announcementMark(announcement: Announcement, now: number): string {
  return `announcement ${announcement.id}${isUnderWay(announcement, now) ? ' begun' : ''}`
}
