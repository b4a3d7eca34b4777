import { type ReactNode, useEffect, useRef } from 'react'
import type { IconName } from '../../lib/icon-names'
import { safeHref } from '../../lib/safe-href'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { useTime } from '../../platform/use-time'
import { errorMessage } from '../../platform/failures/failure-message'
import { Button } from '../../ui/form-controls/Button'
import { LinkText } from '../../ui/typography/LinkText'
import { Icon } from '../../ui/Icon'
import { type ConnectionState, mostAttempts } from './connection'
import { lastWaits, pastedLines } from './pasted'
import styles from './terminal.module.css'

interface NoteProps {
  readonly icon: IconName
  readonly strong: ReactNode
  readonly text?: ReactNode
  readonly isUrgent?: boolean
  readonly children: ReactNode
}

function Note({ icon, strong, text, isUrgent = false, children }: NoteProps) {
  return (
    <div className={styles.note} role={isUrgent ? 'alert' : 'status'}>
      <Icon name={icon} />
      <div className={styles.noteText}>
        <strong>{strong}</strong> {text}
      </div>
      <div className={styles.noteActions}>{children}</div>
    </div>
  )
}

interface PasteQuestionProps {
  readonly text: string
  readonly onPaste: () => void
  readonly onCancel: () => void
}

/** Asks before pasting lines that would run at once, and shows all of them. */
export function PasteQuestion({ text, onPaste, onCancel }: PasteQuestionProps) {
  const t = useScreenTexts('terminal')
  const lines = pastedLines(text) ?? []
  const said = lastWaits(text) ? t('pasteButLast') : t('pasteAll', { count: lines.length })
  return (
    <Note
      icon="clipboard-paste"
      strong={t('pasteLines', { count: lines.length })}
      text={
        <>
          {said}
          <pre
            className={styles.pasted}
            tabIndex={0}
            role="region"
            aria-label={t('pasteLines', { count: lines.length })}
            dir="ltr"
          >
            {lines.join('\n')}
          </pre>
        </>
      }
    >
      <Button size="sm" variant="primary" autoFocus onPress={onPaste}>
        {t('paste')}
      </Button>
      <Button size="sm" onPress={onCancel}>
        {t('cancel')}
      </Button>
    </Note>
  )
}

interface LinkQuestionProps {
  /** Link as written by the machine. */
  readonly link: string | undefined
  readonly onDone: () => void
}

/** Shows the target of a link in the output before it is opened; nothing for an unsafe one. */
export function LinkQuestion({ link, onDone }: LinkQuestionProps) {
  const t = useScreenTexts('terminal')
  const href = safeHref(link)
  if (href === undefined) return null
  return (
    <Note
      icon="external-link"
      strong={t('openLink')}
      text={
        <LinkText href={href} look="inherit" external>
          {href}
        </LinkText>
      }
    >
      <Button size="sm" onPress={onDone}>
        {t('close')}
      </Button>
    </Note>
  )
}

interface StateNoteProps {
  readonly state: ConnectionState
  readonly onReconnect: () => void
  /** The user is still active. */
  readonly onStay: () => void
  readonly onAgain: () => void
  readonly onClose: () => void
}

interface CountdownProps {
  /** In milliseconds since 1970. */
  readonly to: number
  /** Text for the seconds that are left. */
  readonly children: (seconds: number) => string
}

/** Screen readers announce it once, not each second. */
function Countdown({ to, children }: CountdownProps) {
  const now = useTime(1000)
  return <span role="timer">{children(Math.max(0, Math.ceil((to - now) / 1000)))}</span>
}

/** State of the connection, with the possible actions. */
export function StateNote({ state, onReconnect, onStay, onAgain, onClose }: StateNoteProps) {
  const t = useScreenTexts('terminal')
  if (state.kind === 'open' && state.endsAt !== undefined) {
    return (
      <Note
        icon="clock"
        strong={<Countdown to={state.endsAt}>{(seconds) => t('idleSoon', { seconds })}</Countdown>}
        text={t('idleSoonText')}
        isUrgent
      >
        <Button size="sm" variant="primary" onPress={onStay}>
          {t('stay')}
        </Button>
      </Note>
    )
  }
  if (state.kind === 'lost') {
    const [attempt, attempts] = [String(state.attempt), String(mostAttempts)]
    const at = new Date(state.at).toLocaleTimeString('en-GB', { timeZone: 'UTC' })
    return (
      <Note
        icon="unplug"
        strong={t('lostAt', { at: `${at} UTC` })}
        text={
          <Countdown to={state.next}>{(seconds) => t('lostText', { seconds, attempt, attempts })}</Countdown>
        }
        isUrgent
      >
        <Button size="sm" variant="primary" onPress={onReconnect}>
          {t('reconnect')}
        </Button>
        <Button size="sm" onPress={onClose}>
          {t('closeSession')}
        </Button>
      </Note>
    )
  }
  return state.kind === 'ended' ? <EndedNote state={state} onAgain={onAgain} onClose={onClose} /> : null
}

interface EndedNoteProps extends Pick<StateNoteProps, 'onAgain' | 'onClose'> {
  readonly state: Extract<ConnectionState, { kind: 'ended' }>
}

/** Why a session has ended, and the way to the next one. */
function EndedNote({ state, onAgain, onClose }: EndedNoteProps) {
  const t = useScreenTexts('terminal')
  const platform = usePlatform()
  const actions = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    // A question that ended it has taken the focus with it; a shell keeps it, so that keys typed late connect nothing.
    if (document.activeElement === document.body) actions.current?.querySelector('button')?.focus()
  }, [])
  const said = state.error === undefined ? undefined : errorMessage(platform, state.error)
  return (
    <Note icon="unplug" strong={t(`ended.${state.why}`)} text={said} isUrgent>
      <span ref={actions} className={styles.noteActions}>
        <Button size="sm" variant="primary" onPress={onAgain}>
          {t('again')}
        </Button>
        <Button size="sm" onPress={onClose}>
          {t('closeSession')}
        </Button>
      </span>
    </Note>
  )
}
