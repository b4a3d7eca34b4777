import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { operationQuery } from '../../api/queries'
import { isDescribed } from '../../api/reads'
import { entryOf, hasResource } from '../../engine/data/load-resource'
import { shape } from '../../generated/answers/listImpersonations'
import { decodeItems } from '../../lib/answer-shape'
import { parseInstant } from '../../lib/instant'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import type { Message } from '../../platform/notifications/message-log'
import { notificationsOf } from '../../platform/notifications/notifications'
import { usePlatform } from '../../platform/platform'
import { announcementMark, currentAnnouncements } from '../../platform/site/announcements'
import { useStore } from '../../platform/use-store'
import { maintenanceTime } from './maintenance-time'
import { newestFirst, type Notice } from './notice'
import { useInvoiceNotices } from './use-invoice-notices'

const toneIcons = {
  success: 'circle-check',
  error: 'triangle-alert',
  warning: 'triangle-alert',
  info: 'info',
} as const
const announcementIcons = { announcement: 'megaphone', maintenance: 'wrench', promotion: 'gift' } as const

/** Most invitations shown one by one; the others are counted. */
const mostShown = 10

function useInvitations(): readonly Notice[] {
  const { client } = usePlatform()
  const t = useScreenTexts('notifications')
  const { data } = useQuery({
    ...operationQuery(client, 'listImpersonations', {}),
    enabled: isDescribed('listImpersonations') && hasResource('access_impersonation'),
  })
  const open = useMemo(() => {
    const invitations = decodeItems(shape, data).items.filter((each) => !each.is_accepted)
    return newestFirst(invitations.map((each) => ({ ...each, at: parseInstant(each.created_at)?.getTime() })))
  }, [data])
  if (open.length === 0) return []
  const link = {
    href: entryOf('access_impersonation').summary.routes.list,
    label: t('answerInvitation'),
  }
  const about = { kind: 'access', icon: 'user-round-plus', tone: 'normal', link } as const
  const shown = open.slice(0, mostShown).map((invitation): Notice => {
    const { uuid, access_owner: owner, billing_account_name: account, at } = invitation
    return {
      ...about,
      id: `invitation ${uuid}`,
      title: t('invited', { who: owner }),
      text: account ? t('invitedAccount', { account }) : t('invitedText'),
      at,
    }
  })
  const count = open.length - shown.length
  if (count === 0) return shown
  const others = { id: `invitations, ${count} more`, title: t('invitedOthers', { count }), text: '' }
  // Below those that are shown.
  return [...shown, { ...about, ...others, at: shown.at(-1)?.at }]
}

/** Current announcements of the site. */
function useAnnouncements(): readonly Notice[] {
  const { site, now } = usePlatform()
  const t = useScreenTexts('notifications')
  const { locale } = useTexts()
  return currentAnnouncements(site.config, now()).map((announcement): Notice => {
    const { kind, title, text, url, starts_at: starts } = announcement
    const when = maintenanceTime(announcement, now(), locale)
    return {
      id: announcementMark(announcement, now()),
      kind: 'announcement',
      icon: Object.hasOwn(announcementIcons, kind) ? announcementIcons[kind] : 'megaphone',
      tone: kind === 'maintenance' ? 'warning' : 'normal',
      title,
      text: [when && ('until' in when ? t('until', when) : t('during', when)), text]
        .filter(Boolean)
        .join(' '),
      at: kind === 'maintenance' ? undefined : parseInstant(starts)?.getTime(),
      link: url ? { href: url, label: t('readMore'), external: true } : undefined,
    }
  })
}

const noticeOf = ({ id, at, tone, title, text = '', reference, job }: Message): Notice => ({
  id,
  kind: job === undefined ? 'message' : 'resource',
  icon: toneIcons[tone],
  tone: tone === 'error' || tone === 'warning' ? tone : 'normal',
  title,
  text,
  reference,
  at,
})

/** All notifications except jobs. Messages of a job in `jobs` are left out, because its row shows them. */
export function useNotices(jobs: readonly { id: string }[]): readonly Notice[] {
  const { messages } = notificationsOf(usePlatform())
  const said = useStore(messages)
  const known = new Set(jobs.map(({ id }) => id))
  return [
    ...useAnnouncements(),
    ...useInvoiceNotices(),
    ...useInvitations(),
    ...said.filter(({ job }) => job === undefined || !known.has(job)).map(noticeOf),
  ]
}
