import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { isNotFound } from '../../api/envelope'
import { isApiError } from '../../api/errors'
import { operationQuery, refreshOperations } from '../../api/queries'
import { isDescribed } from '../../api/reads'
import { ReadState } from '../../engine/record/ReadState'
import { write } from '../../engine/jobs/perform'
import { shape } from '../../generated/answers/listUserSessions'
import { decodeItems } from '../../lib/answer-shape'
import { formatWhen } from '../../lib/format-date'
import { listed } from '../../lib/format-list'
import { limitOf, limitTexts } from '../../platform/account/key-limit'
import { useKnownKinds } from '../../platform/account/use-known-kinds'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { toastError, toastSuccess } from '../../platform/toast'
import { useOneCall } from '../../platform/use-one-call'
import { Badge } from '../../ui/feedback/Badge'
import { VisuallyHidden } from '../../ui/feedback/VisuallyHidden'
import { Button } from '../../ui/form-controls/Button'
import { Icon } from '../../ui/Icon'
import { Panel } from '../../ui/layout/Panel'
import { Section } from '../../ui/layout/Section'
import { Text } from '../../ui/typography/Text'
import { deviceOf } from './device'
import styles from './profile.module.css'
import { inOrder, type SignedIn } from './sessions'

interface SessionsProps {
  /** Ends the own session, or all of them, and signs out. */
  readonly onSignOut: (session: string | undefined) => void
}

/** Name of a device: "Firefox on Linux". */
function useDeviceWords(): (agent: string) => string {
  const t = useScreenTexts('profile')
  return (agent) => {
    const { browser, system } = deviceOf(agent)
    if (browser !== undefined && system !== undefined) return t('device', { browser, system })
    return browser ?? system ?? (agent === '' ? t('deviceUnknown') : agent)
  }
}

interface SessionRowProps {
  readonly session: SignedIn
  readonly onEnd: (session: SignedIn) => Promise<void>
}

function SessionRow({ session, onEnd }: SessionRowProps) {
  const { now } = usePlatform()
  const t = useScreenTexts('profile')
  const { t: word, locale } = useTexts()
  const name = useDeviceWords()(session.agent)
  const { pending, run } = useOneCall()
  const written = (time: Date): string => formatWhen(time, new Date(now()), locale)
  const { since, until, isCurrent } = session
  const times = [
    ...(since ? [t('since', { time: written(since) })] : []),
    ...(until ? [t('until', { time: written(until) })] : []),
  ]
  return (
    <li className={styles.session}>
      <Icon name={deviceOf(session.agent).mobile ? 'smartphone' : 'monitor'} />
      <div className={styles.sessionWords}>
        <Text strong>{name}</Text> {isCurrent && <Badge mini tone="primary" label={t('thisDevice')} />}
        <p className={styles.note}>{listed(times, locale)}</p>
      </div>
      <Button size="sm" pending={pending} onPress={() => void run(() => onEnd(session))}>
        {word('shell.signOut')} <VisuallyHidden>{listed([name, ...times], locale)}</VisuallyHidden>
      </Button>
    </li>
  )
}

/** Sessions of the user; each can be ended, the own one signs out. */
export function Sessions({ onSignOut }: SessionsProps) {
  const platform = usePlatform()
  const { client, queries, identity } = platform
  const t = useScreenTexts('profile')
  const { t: word } = useTexts()
  const nameOf = useDeviceWords()
  const list = useRef<HTMLUListElement>(null)
  const kinds = useKnownKinds()
  const limit = kinds && limitOf(kinds, 'listUserSessions')
  const title = t('sessions')
  const { data, error, isPending, refetch } = useQuery({
    ...operationQuery(client, 'listUserSessions', {}),
    enabled: kinds !== undefined && limit === undefined && isDescribed('listUserSessions'),
  })
  const { items, odd } = decodeItems(shape, data)
  const sessions = inOrder(items)
  const end = async ({ id, agent, isCurrent }: SignedIn): Promise<void> => {
    if (isCurrent) return onSignOut(id)
    try {
      await write(platform, 'deleteUserSession', { session_id: id })
      toastSuccess(platform, t('sessionEnded', { device: nameOf(agent) }))
    } catch (failure) {
      // It has expired, or was ended elsewhere.
      if (!isNotFound(failure)) return toastError(platform, failure)
    }
    // The pressed button is removed.
    list.current?.focus()
    await refreshOperations(queries, ['listUserSessions'])
  }
  if (!isDescribed('listUserSessions')) return null
  return (
    <Section
      narrow
      title={title}
      note={sessions.length > 0 ? String(sessions.length) : undefined}
      actions={
        sessions.some(({ isCurrent }) => isCurrent) && (
          <Button size="sm" variant="danger-quiet" onPress={() => onSignOut(undefined)}>
            {word('shell.signOutEverywhere')}
          </Button>
        )
      }
    >
      {limit === undefined ? (
        <ReadState
          title={title}
          elements={{
            odd,
            pending: isPending,
            failure: data === undefined && isApiError(error) ? error : undefined,
            refetch: () => void refetch(),
          }}
        >
          {sessions.length === 0 ? (
            <p className={styles.note}>{t('noSessions')}</p>
          ) : (
            <>
              <Panel>
                <ul ref={list} tabIndex={-1} aria-label={title} className={styles.sessions}>
                  {sessions.map((session) => (
                    <SessionRow key={session.id} session={session} onEnd={end} />
                  ))}
                </ul>
              </Panel>
              <p className={styles.after}>{t(`sessionsNote.${identity.method}`)}</p>
            </>
          )}
        </ReadState>
      ) : (
        <p className={styles.note}>{word(limitTexts[limit])}</p>
      )}
    </Section>
  )
}
