import type { ReactNode } from 'react'
import { isEmail } from '../../lib/email'
import type { IconName } from '../../lib/icon-names'
import { safeHref } from '../../lib/safe-href'
import { accountActedFor } from '../../platform/account/acting-of'
import { useKeyKinds } from '../../platform/account/key-limit'
import { useUser } from '../../platform/account/use-user'
import { runningChat } from '../../platform/chat/running-chat'
import { GeneralError } from '../../platform/failures/general-error'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { toastError } from '../../platform/toast'
import { useStore } from '../../platform/use-store'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { VisuallyHidden } from '../../ui/feedback/VisuallyHidden'
import { Button } from '../../ui/form-controls/Button'
import { LinkButton } from '../../ui/form-controls/LinkButton'
import { Icon } from '../../ui/Icon'
import { Panel } from '../../ui/layout/Panel'
import { LinkText } from '../../ui/typography/LinkText'
import { CopyWide } from './CopyWide'
import { mailHref } from '../../lib/mail-href'
import styles from './support.module.css'

interface WayProps {
  icon: IconName
  title: ReactNode
  note?: string | undefined
  warning?: string | undefined
  action?: ReactNode
}

/** A line of the ways to reach support. */
function Way({ icon, title, note, warning, action }: WayProps) {
  return (
    <li className={styles.row}>
      <Icon name={icon} />
      <div className={styles.words}>
        <span className={styles.strong}>{title}</span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
        {warning !== undefined && <span className={styles.warning}>{warning}</span>}
      </div>
      {action}
    </li>
  )
}

function Mail({
  icon,
  address,
  note,
}: {
  icon: IconName
  address: string | null | undefined
  note: string | undefined
}) {
  const t = useScreenTexts('support')
  const href = safeHref(mailHref(address))
  if (href === undefined || address == null) return null
  return (
    <Way
      icon={icon}
      title={
        <LinkText href={href} external="program">
          {address}
        </LinkText>
      }
      note={note}
      action={
        <CopyWide value={() => address}>
          <span className={styles.onlyPhone}>{t('copy')}</span>
          <span className={styles.onlyWide}>{t('copyAddress')}</span>
          <VisuallyHidden>{address}</VisuallyHidden>
        </CopyWide>
      }
    />
  )
}

/** The chat of the site, with a button if the vendor has a call that opens it. */
function Chat() {
  const platform = usePlatform()
  const t = useScreenTexts('support')
  const chat = useStore(runningChat)
  if (chat.is === 'none') return null
  const open = chat.is === 'running' ? chat.open : undefined
  const start = (): void => {
    if (open?.() !== true) toastError(platform, new GeneralError(t('chatNotOpened')))
  }
  const note = { starting: t('chatStarting'), running: open ? t('chatHere') : t('chatAtEdge') }
  return (
    <Way
      icon="message-circle"
      title={t('chat')}
      note={chat.is === 'failed' ? undefined : note[chat.is]}
      warning={chat.is === 'failed' ? t('chatFailed') : undefined}
      action={
        open && (
          <Button size="sm" onPress={start}>
            {t('startChat')}
          </Button>
        )
      }
    />
  )
}

/** Contacts of this site, and its locations that do not answer. */
export function Ways() {
  const { site, client } = usePlatform()
  const t = useScreenTexts('support')
  const user = useUser()
  // A user acting for another account writes as themselves.
  const own = useKeyKinds().includes('acting') ? accountActedFor(user).holder : user?.name
  const hasChat = useStore(runningChat).is !== 'none'
  const { supportEmail, billingEmail, supportUrl } = site.config
  const pages = safeHref(supportUrl)
  const silent = [...useStore(client.reach.silent)].map((slug) => site.location(slug)?.display_name ?? slug)
  return (
    <Panel>
      {!hasChat &&
        [mailHref(supportEmail), mailHref(billingEmail), pages].every((each) => each === undefined) && (
          <EmptyState text={t('noWays')} />
        )}
      <ul className={styles.list} aria-label={t('ways')}>
        <Chat />
        <Mail
          icon="mail"
          address={supportEmail}
          note={own !== undefined && isEmail(own) ? t('writeFrom', { email: own }) : undefined}
        />
        <Mail icon="receipt-text" address={billingEmail} note={t('aboutMoney')} />
        {pages !== undefined && (
          <Way
            icon="life-buoy"
            title={t('pages')}
            note={new URL(pages).host}
            action={
              <LinkButton size="sm" icon="external-link" href={pages} external>
                <span aria-hidden="true">{t('open')}</span>
                <VisuallyHidden>{t('openPages')}</VisuallyHidden>
              </LinkButton>
            }
          />
        )}
        {silent.length > 0 && (
          <Way
            icon="activity"
            title={t('status')}
            warning={t('silent', { locations: silent, count: silent.length })}
          />
        )}
      </ul>
    </Panel>
  )
}
