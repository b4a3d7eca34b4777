import { useEffect, useRef, useState } from 'react'
import { copyText } from '../../lib/copy-text'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { useStore } from '../../platform/use-store'
import { FindBar } from './FindBar'
import { KeyRow } from './KeyRow'
import { LinkQuestion, PasteQuestion, StateNote } from './PaneNotes'
import { cleanPaste, pastedLines } from './pasted'
import type { TerminalSession } from './sessions'
import { nothingHeld, sequenceOf, withSticky } from './sticky-keys'
import styles from './terminal.module.css'

interface TerminalPaneProps {
  readonly session: TerminalSession
  readonly isShown: boolean
  /** Background colour of the screen, including its margins. */
  readonly background: string | undefined
  readonly finds: boolean
  readonly onFind: (does: boolean) => void
  /** Moves the focus out of the terminal. */
  readonly onLeave: () => void
  /** Opens the form to connect again, or closes the session. */
  readonly onAgain: () => void
  readonly onClose: () => void
}

/** Milliseconds without a resize before the terminal is fitted. */
const fitPause = 100

/** The screen of one session, with its find bar, notes and key row. */
export function TerminalPane(props: TerminalPaneProps) {
  const { session, isShown, background, finds, onFind, onLeave, onAgain, onClose } = props
  const { terminal, fit, connection } = session
  const t = useScreenTexts('terminal')
  const state = useStore(connection.state)
  const link = useStore(session.link)
  const frame = useRef<HTMLDivElement>(null)
  const [paste, setPaste] = useState<string>()
  const sticky = useStore(session.sticky)
  const isOpen = state.kind === 'open'

  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    if (!terminal.element) terminal.open(element)
    terminal.textarea?.setAttribute('aria-label', t('input'))
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new ResizeObserver(() => {
      clearTimeout(timer)
      // A hidden pane has no size to fit to.
      timer = setTimeout(() => isShown && fit.fit(), fitPause)
    })
    observer.observe(element)
    const pasted = (event: ClipboardEvent): void => {
      event.preventDefault()
      event.stopPropagation()
      const text = cleanPaste(event.clipboardData?.getData('text/plain') ?? '')
      session.sticky.set(nothingHeld)
      if (pastedLines(text)) setPaste(text)
      else if (text !== '') terminal.paste(text)
    }
    element.addEventListener('paste', pasted, { capture: true })
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      element.removeEventListener('paste', pasted, { capture: true })
    }
  }, [session, terminal, fit, isShown, t])

  useEffect(() => {
    if (!isShown || !isOpen) return
    fit.fit()
    terminal.focus()
  }, [isShown, isOpen, fit, terminal])

  useEffect(() => {
    terminal.attachCustomKeyEventHandler((event) => {
      if (event.type !== 'keydown') return true
      // A session without a shell keeps no key from the page.
      if (event.key === 'Tab' && connection.state.get().kind !== 'open') return false
      const held = event.ctrlKey && event.shiftKey
      if (held && event.key === 'Escape') onLeave()
      else if (held && event.code === 'KeyF') onFind(true)
      else if (held && event.code === 'KeyC') void copyText(terminal.getSelection())
      else return true
      event.preventDefault()
      return false
    })
  }, [terminal, connection, onLeave, onFind])

  const back = (): void => {
    setPaste(undefined)
    session.link.set(undefined)
    terminal.focus()
  }
  return (
    <div
      className={styles.pane}
      data-hidden={!isShown || undefined}
      data-lost={state.kind === 'lost' || undefined}
    >
      {finds && <FindBar session={session} onClose={() => onFind(false)} />}
      <div className={styles.screen} style={{ background }}>
        <div ref={frame} className={styles.frame} dir="ltr" />
      </div>
      {paste !== undefined && (
        <PasteQuestion
          text={paste}
          onPaste={() => {
            terminal.paste(paste)
            back()
          }}
          onCancel={back}
        />
      )}
      <LinkQuestion link={link} onDone={back} />
      <StateNote
        state={state}
        onReconnect={connection.reconnect}
        onStay={() => {
          connection.type('')
          terminal.focus()
        }}
        {...{ onAgain, onClose }}
      />
      <KeyRow
        disabled={!isOpen}
        sticky={sticky}
        onSticky={(keys) => {
          session.sticky.set(keys)
          terminal.focus()
        }}
        onKey={(key) => {
          connection.type(withSticky(sequenceOf(key, terminal.modes.applicationCursorKeysMode), sticky))
          session.sticky.set(nothingHeld)
          terminal.focus()
        }}
      />
    </div>
  )
}
