import { formatUtcMoment, formatUtcShortDay, formatUtcSpan } from '../../lib/format-date'
import { parseInstant } from '../../lib/instant'
import { isUnderWay, type Announcement } from '../../platform/site/announcements'

/** Time of a maintenance: its end while it is under way, otherwise its span and first day. */
export type MaintenanceTime = { readonly until: string } | { readonly at: string; readonly day: string }

/** Time of a maintenance in UTC; undefined for other announcements, and if the site gives none. */
export function maintenanceTime(
  announcement: Announcement,
  now: number,
  locale: string,
): MaintenanceTime | undefined {
  const { kind, starts_at: starts, ends_at: ends } = announcement
  if (kind !== 'maintenance') return undefined
  const [begins, over] = [parseInstant(starts), parseInstant(ends)]
  if (isUnderWay(announcement, now)) return over && { until: formatUtcMoment(over, new Date(now), locale) }
  return begins && { at: formatUtcSpan(begins, over, locale), day: formatUtcShortDay(begins, locale) }
}
