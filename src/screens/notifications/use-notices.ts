import { useQueries, useQuery } from '@tanstack/react-query'
import { operationQuery } from '../../api/queries'
import { isDescribed } from '../../api/reads'
import { entryOf, hasResource } from '../../engine/data/load-resource'
import { detailPath } from '../../manifest/routes'
import { shape } from '../../generated/answers/listImpersonations'
import { decodeItems } from '../../lib/answer-shape'
import { parseInstant } from '../../lib/instant'
import { invoiceNumber, invoicesIn, invoiceState, type Invoice } from '../../platform/account/invoice'
import {
  accountName,
  useBillingAccounts,
  type BillingAccount,
} from '../../platform/account/use-billing-account'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import type { Message } from '../../platform/notifications/message-log'
import { notificationsOf } from '../../platform/notifications/notifications'
import { usePlatform } from '../../platform/platform'
import { announcementMark, currentAnnouncements } from '../../platform/site/announcements'
import { useStore } from '../../platform/use-store'
import { maintenanceTime } from './maintenance-time'
import type { Notice } from './notice'

const toneIcons = {
  success: 'circle-check',
  error: 'triangle-alert',
  warning: 'triangle-alert',
  info: 'info',
} as const
const announcementIcons = { announcement: 'megaphone', maintenance: 'wrench', promotion: 'gift' } as const

function useInvitations(): readonly Notice[] {
  const { client } = usePlatform()
  const t = useScreenTexts('notifications')
  const { data } = useQuery({
    ...operationQuery(client, 'listImpersonations', {}),
    enabled: isDescribed('listImpersonations') && hasResource('access_impersonation'),
  })
  const open = decodeItems(shape, data).items.filter((each) => !each.is_accepted)
  return open.map((invitation): Notice => {
    const { uuid, access_owner: owner, billing_account_name: account, created_at: at } = invitation
    return {
      id: `invitation ${uuid}`,
      kind: 'access',
      icon: 'user-round-plus',
      tone: 'normal',
      title: t('invited', { who: owner }),
      text: account ? t('invitedAccount', { account }) : t('invitedText'),
      at: parseInstant(at)?.getTime(),
      link: {
        href: entryOf('access_impersonation').summary.routes.list,
        label: t('answerInvitation'),
      },
    }
  })
}

function useInvoices(): readonly Notice[] {
  const { client, now } = usePlatform()
  const t = useScreenTexts('notifications')
  const money = useMoney()
  const { accounts } = useBillingAccounts()
  const owing = isDescribed('listInvoices')
    ? accounts.filter(({ unpaid_amount: owed }) => (owed ?? 0) > 0)
    : []
  const answers = useQueries({
    queries: owing.map(({ id }) =>
      operationQuery(client, 'listInvoices', { query: { billing_account_id: id } }),
    ),
  })
  const titleOf = (invoice: Invoice, days: number | undefined): string => {
    const number = invoiceNumber(invoice) ?? ''
    if (days === undefined) return t('unpaid', { number })
    if (days === 0) return t('unpaidToday', { number })
    return days < 0 ? t('unpaidLate', { number, count: -days }) : t('unpaidIn', { number, count: days })
  }
  const noticesOf = (account: BillingAccount, answer: unknown): readonly Notice[] =>
    invoicesIn(answer).flatMap((invoice): Notice[] => {
      const state = invoiceState(invoice, now())
      if (state.kind !== 'unpaid') return []
      const page = hasResource('billing_account')
        ? detailPath(entryOf('billing_account').summary, String(account.id), undefined)
        : undefined
      const late = state.days !== undefined && state.days < 0
      return [
        {
          // A late invoice is unread again.
          id: `invoice ${invoice.id}${late ? ' late' : ''}`,
          kind: 'billing',
          icon: 'receipt-text',
          tone: late ? 'error' : 'normal',
          title: titleOf(invoice, state.days),
          text: t('unpaidText', {
            amount: money.format(invoice.totals.total),
            account: accountName(account),
          }),
          at: typeof invoice.created === 'number' ? invoice.created * 1000 : undefined,
          link: page === undefined ? undefined : { href: `${page}?tab=invoices`, label: t('showInvoices') },
        },
      ]
    })
  return owing.flatMap((account, index) => noticesOf(account, answers[index]?.data))
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
    ...useInvoices(),
    ...useInvitations(),
    ...said.filter(({ job }) => job === undefined || !known.has(job)).map(noticeOf),
  ]
}
