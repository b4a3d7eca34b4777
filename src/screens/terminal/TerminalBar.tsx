import type { Ref } from 'react'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { useStore } from '../../platform/use-store'
import { createStore, type Store } from '../../lib/store'
import { IconButton } from '../../ui/form-controls/IconButton'
import { MenuButton } from '../../ui/overlay/MenuButton'
import { Button } from '../../ui/form-controls/Button'
import { Icon } from '../../ui/Icon'
import { type Display, fontSizes } from './display'
import { terminalLooks } from './palette'
import type { TerminalSession } from './sessions'
import styles from './terminal.module.css'

interface TerminalBarProps {
  /** Name of the machine, and its address. */
  readonly name: string
  readonly address: string
  readonly sessions: readonly TerminalSession[]
  /** The session that is shown; undefined while a new one is begun. */
  readonly shown: TerminalSession | undefined
  readonly display: Store<Display>
  readonly onShow: (session: TerminalSession) => void
  readonly onNew: () => void
  readonly onFind: () => void
  readonly onDownload: () => void
  readonly onDisconnect: () => void
  /** Gets the focus when the terminal is left by keyboard. */
  readonly leaveRef: Ref<HTMLButtonElement>
}

function Tab({
  session,
  title,
  isShown,
  isStop,
  onShow,
}: {
  readonly session: TerminalSession
  readonly title: string
  readonly isShown: boolean
  /** Reached by Tab; arrow keys lead to the others. */
  readonly isStop: boolean
  readonly onShow: () => void
}) {
  const t = useScreenTexts('terminal')
  const { kind } = useStore(session.connection.state)
  return (
    <button
      type="button"
      role="tab"
      aria-selected={isShown}
      aria-label={`${title}, ${t(`state.${kind}`)}`}
      tabIndex={isStop ? 0 : -1}
      onClick={onShow}
    >
      <span className={styles.dot} data-off={kind !== 'open' || undefined} />
      {title}
    </button>
  )
}

/** State, user, address and size of the shown session. */
function Whereabouts({ session, address }: { readonly session: TerminalSession; readonly address: string }) {
  const t = useScreenTexts('terminal')
  const { kind } = useStore(session.connection.state)
  const { cols, rows } = useStore(session.size)
  const isOpen = kind === 'open'
  return (
    <span className={styles.where} data-off={!isOpen || undefined}>
      <Icon name={isOpen ? 'plug-zap' : 'unplug'} />
      <span>{t(`state.${kind}`)}</span>
      <span>
        {session.user === ''
          ? t('way.serial')
          : t('goesOn', { user: session.user, address, cols: String(cols), rows: String(rows) })}
      </span>
    </span>
  )
}

/** Without a session. */
const noState = createStore(undefined)

/** Tabs of the window's sessions, and actions on the shown one. */
export function TerminalBar(props: TerminalBarProps) {
  const { name, address, sessions, shown, display, leaveRef } = props
  const { onShow, onNew, onFind, onDownload, onDisconnect } = props
  const t = useScreenTexts('terminal')
  const isEnded = useStore<{ kind: string } | undefined>(shown?.connection.state ?? noState)?.kind === 'ended'
  const leave = t(isEnded ? 'closeSession' : 'disconnect')
  const now = useStore(display)
  const grow = (by: number): void =>
    display.set({
      ...now,
      fontSize: Math.min(fontSizes.most, Math.max(fontSizes.least, now.fontSize + by)),
    })
  /** Only moves the focus, because a session that is shown takes it. */
  const move = (tabs: HTMLElement, by: number): void => {
    const all = [...tabs.querySelectorAll<HTMLElement>('[role=tab]')]
    const at = all.findIndex((each) => each === document.activeElement)
    all[(at + by + all.length) % all.length]?.focus()
  }
  const fill = (): void =>
    void (document.fullscreenElement
      ? document.exitFullscreen()
      : document.documentElement.requestFullscreen())
  const act = (id: string): void => {
    if (id === 'larger') grow(1)
    else if (id === 'smaller') grow(-1)
    else if (id === 'screenReader') display.set({ ...now, screenReader: !now.screenReader })
    else if (id === 'disconnect') onDisconnect()
    else if (id === 'download') onDownload()
    else if (id === 'fullScreen') fill()
    else {
      const look = terminalLooks.find((each) => each === id)
      if (look) display.set({ ...now, look })
    }
  }
  return (
    <div className={styles.bar}>
      <div
        className={styles.tabs}
        role="tablist"
        tabIndex={-1}
        aria-label={t('sessions')}
        onKeyDown={(event) => {
          if (event.key === 'ArrowRight') move(event.currentTarget, 1)
          if (event.key === 'ArrowLeft') move(event.currentTarget, -1)
        }}
      >
        {sessions.map((session, index) => (
          <Tab
            key={session.id}
            session={session}
            title={index === 0 ? name : `${name} ${index + 1}`}
            isShown={session === shown}
            isStop={shown ? session === shown : index === 0}
            onShow={() => onShow(session)}
          />
        ))}
      </div>
      <IconButton look="on-dark" icon="plus" label={t('newSession')} onPress={onNew} />
      {shown && <Whereabouts session={shown} address={address} />}
      <span className={styles.grow} />
      {shown && (
        <>
          <span className={styles.wideOnly}>
            <IconButton look="on-dark" icon="download" label={t('download')} onPress={onDownload} />
            <IconButton look="on-dark" icon="maximize-2" label={t('fullScreen')} onPress={fill} />
          </span>
          <IconButton look="on-dark" icon="search" label={t('find')} onPress={onFind} ref={leaveRef} />
          <span className={styles.menu}>
            <MenuButton
              label={t('display')}
              align="end"
              onAction={act}
              groups={[
                {
                  title: t('textSize', { size: now.fontSize }),
                  entries: [
                    { id: 'larger', label: t('larger') },
                    { id: 'smaller', label: t('smaller') },
                  ],
                },
                {
                  title: t('look'),
                  exclusive: true,
                  entries: terminalLooks.map((look) => ({
                    id: look,
                    label: t(look),
                    checked: look === now.look,
                  })),
                },
                {
                  entries: [
                    { id: 'download', label: t('download'), icon: 'download' },
                    { id: 'fullScreen', label: t('fullScreen'), icon: 'maximize-2' },
                  ],
                },
                { entries: [{ id: 'screenReader', label: t('screenReader'), checked: now.screenReader }] },
                { entries: [{ id: 'disconnect', label: leave, icon: 'unplug' }] },
              ]}
            />
          </span>
          <span className={styles.wideOnly}>
            <Button size="sm" onPress={onDisconnect}>
              {leave}
            </Button>
          </span>
        </>
      )}
    </div>
  )
}
