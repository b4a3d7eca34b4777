import { useState } from 'react'
import { dashboardPath } from '../../lib/overview-paths'
import { safeHref } from '../../lib/safe-href'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { notificationsOf } from '../../platform/notifications/notifications'
import { usePlatform } from '../../platform/platform'
import { announcementMark, currentAnnouncements, isUnderWay } from '../../platform/site/announcements'
import { useStore } from '../../platform/use-store'
import { useAccountAlert } from '../../screens/dashboard/use-account-alert'
import { loadNotificationTexts } from '../../screens/notifications/load-texts'
import { maintenanceTime } from '../../screens/notifications/maintenance-time'
import { LinkButton } from '../../ui/form-controls/LinkButton'
import { SiteBar } from '../../ui/layout/SiteBar'
import { useLazy } from '../../ui/lazy'
import { AccountBar, accountPage } from './AccountBar'
import { useOffer } from './use-offer'
import { useNewerVersion, VersionBar } from './VersionBar'

/** Order of the kinds of announcements; one bar shows at a time. */
const rank = { maintenance: 0, announcement: 1, promotion: 2 } as const

/** Icon and tone of a bar by kind of announcement; `working` is maintenance under way. */
const looks = {
  working: { icon: 'wrench', tone: 'warning' },
  maintenance: { icon: 'calendar-clock', tone: 'info' },
  announcement: { icon: 'megaphone', tone: 'default' },
  promotion: { icon: 'gift', tone: 'offer' },
} as const

export interface BarsProps {
  /** Path of the open page. */
  pathname: string
}

/**
 * The first bar that applies: account in use, new version, maintenance under way, maintenance ahead, announcement, limits of
 * the account, promotion, offer. Limits come late, because they may last long and must not hide more serious bars. Offers are
 * on the dashboard of wide screens only (SHELL-09). The page of the account shows its problems itself. A closed announcement
 * or offer stays closed for the user in this browser.
 */
export function Bars({ pathname }: BarsProps) {
  const platform = usePlatform()
  useLazy(loadNotificationTexts, platform.texts)
  const t = useScreenTexts('notifications')
  const { locale } = useTexts()
  const { marks } = notificationsOf(platform)
  useStore(marks)
  const owner = useStore(platform.session.owner)
  const newer = useNewerVersion()
  const [closedVersion, setClosedVersion] = useState(false)
  const offer = useOffer()
  const alert = useAccountAlert()
  const isTold = alert !== undefined && pathname === accountPage(alert)
  const accountBar = alert && !isTold && <AccountBar alert={alert} />
  const now = platform.now()
  if (accountBar && alert.cause !== 'limited') return accountBar
  if (newer !== undefined && !closedVersion)
    return <VersionBar newer={newer} onClose={() => setClosedVersion(true)} />
  // Closed bars are stored by user, so they are known only once the user is.
  if (owner === undefined) return null
  const isDashboard = pathname === dashboardPath
  const announced = currentAnnouncements(platform.site.config, now)
    .filter((each) => isUnderWay(each, now) || !marks.has(announcementMark(each, now)))
    .filter(({ kind }) => kind !== 'promotion' || isDashboard)
    .toSorted((one, other) => rank[one.kind] - rank[other.kind])
  const [first] = announced
  const close = (id: string, label: string) => ({ label, onDismiss: () => marks.add([id]) })
  if (accountBar && (!first || first.kind === 'promotion')) return accountBar
  if (first) {
    const working = isUnderWay(first, now)
    const href = safeHref(first.url)
    const when = maintenanceTime(first, now, locale)
    // Maintenance is shown again when it begins.
    const whenOffered = first.kind === 'promotion' ? t('bars.hideOffer') : t('bars.close')
    const closingWords = when && 'day' in when ? t('bars.hideUntil', { day: when.day }) : whenOffered
    return (
      <SiteBar
        {...(working ? looks.working : looks[first.kind])}
        strong={first.title}
        text={
          <>
            {when && ('until' in when ? t('until', when) : t('during', when))} <bdi>{first.text}</bdi>
          </>
        }
        desktopOnly={first.kind === 'promotion'}
        action={
          href !== undefined && (
            <LinkButton size="sm" href={href} external>
              {t('readMore')}
            </LinkButton>
          )
        }
        dismiss={working ? undefined : close(announcementMark(first, now), closingWords)}
      />
    )
  }
  if (!offer || !isDashboard || marks.has(offer.id)) return null
  return (
    <SiteBar
      icon="gift"
      tone="offer"
      desktopOnly
      strong={offer.strong}
      text={offer.text}
      action={
        <LinkButton size="sm" href={offer.href}>
          {offer.label}
        </LinkButton>
      }
      dismiss={close(offer.id, t('bars.hideOffer'))}
    />
  )
}
