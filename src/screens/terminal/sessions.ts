import type { LoginKind, TerminalLine, TerminalSize } from '../../lib/terminal-protocol'
import { askBeforeLeaving } from '../../lib/ask-before-leaving'
import { createStore, type Store } from '../../lib/store'
import { type Connection, createConnection, type EndReason, openSocket } from './connection'
import type { DrawnTerminal } from './create-terminal'
import type { Display } from './display'
import type { SigningKey } from './keys/signing-key'
import { nothingHeld, type StickyKeys, typedWithSticky } from './sticky-keys'

/** User and way of a wanted sign-in. */
export interface WantedLogin {
  /** Empty for the serial console, which asks for it. */
  readonly user: string
  readonly login: LoginKind
  readonly key?: SigningKey
  readonly password?: string
}

/** A session with its screen. */
export interface TerminalSession extends DrawnTerminal {
  readonly id: number
  readonly user: string
  readonly connection: Connection
  readonly size: Pick<Store<TerminalSize>, 'get' | 'subscribe'>
  /** Keys of the row that are held for the next input. */
  readonly sticky: Store<StickyKeys>
  /** A pressed link that is shown before it is opened. */
  readonly link: Store<string | undefined>
}

/** Dependencies of sessions. */
interface SessionsOptions {
  readonly gateway: string
  readonly ticket: (line: TerminalLine) => Promise<string>
  readonly display: () => Display
  readonly now: () => number
}

/** The sessions of this window. */
export interface Sessions {
  readonly list: Pick<Store<readonly TerminalSession[]>, 'get' | 'subscribe'>
  /** Begins one; the code that draws terminals is loaded with the first. */
  readonly begin: (login: WantedLogin) => Promise<TerminalSession>
  readonly close: (session: TerminalSession) => void
  readonly endAll: (why: EndReason) => void
}

/** Sessions of one machine. */
export function createSessions(options: SessionsOptions): Sessions {
  const list = createStore<readonly TerminalSession[]>([])
  let count = 0
  let stopAsking: (() => void) | undefined
  /** Asks before leaving the page, because that ends every session and its programs. */
  const askWhileOpen = (): void => {
    if (list.get().some(({ connection }) => connection.state.get().kind === 'open'))
      stopAsking ??= askBeforeLeaving()
    else {
      stopAsking?.()
      stopAsking = undefined
    }
  }
  return {
    list,
    begin: async ({ user, login, key, password }) => {
      const { createTerminal, fontFamily } = await import('./create-terminal')
      // Letters are measured once, so the font must be loaded.
      await document.fonts.load(`${options.display().fontSize}px ${fontFamily()}`)
      const link = createStore<string | undefined>(undefined)
      const drawn = createTerminal(options.display(), link.set)
      const { terminal } = drawn
      const size = createStore<TerminalSize>({ cols: terminal.cols, rows: terminal.rows })
      const connection = createConnection({
        ...{ user, login, key, password },
        ticket: () => options.ticket(login === 'serial' ? 'serial' : 'ssh'),
        socket: () => openSocket(options.gateway),
        size: size.get,
        draw: (bytes, done) => terminal.write(bytes, done),
        reset: () => terminal.reset(),
        now: options.now,
      })
      const sticky = createStore(nothingHeld)
      terminal.onData((text) => {
        const typed = typedWithSticky(text, sticky.get())
        if (typed !== undefined) sticky.set(nothingHeld)
        connection.type(typed ?? text)
      })
      terminal.onBinary((text) => connection.type(text))
      terminal.onResize((next) => {
        size.set(next)
        connection.resize(next)
      })
      count += 1
      const session = { ...drawn, id: count, user, connection, size, sticky, link }
      connection.state.subscribe(askWhileOpen)
      list.set([...list.get(), session])
      return session
    },
    close: (session) => {
      session.connection.end('left')
      session.terminal.dispose()
      list.set(list.get().filter((each) => each !== session))
      askWhileOpen()
    },
    endAll: (why) => {
      for (const { connection } of list.get()) connection.end(why)
    },
  }
}
