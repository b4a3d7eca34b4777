import { isApiError } from '../../api/errors'
import {
  acknowledgedBytes,
  type BrowserMessage,
  dataKind,
  type GatewayMessage,
  type LoginKind,
  terminalClose,
  type TerminalFailure,
  terminalProtocol,
  type TerminalSize,
} from '../../lib/terminal-protocol'
import { createStore, type Store } from '../../lib/store'
import { isLoginRequest, publicText, type SigningKey } from './keys/signing-key'
import { fromBase64, join, toBase64 } from '../../lib/ssh-bytes'

/** Why a session is over. */
export type EndReason =
  | TerminalFailure
  /** The shell ended; or the user left. */
  | 'exit'
  | 'left'
  | 'idle'
  | 'taken'
  | 'signedOut'
  | 'over'
  | 'limit'
  /** It was too late to reconnect; or all attempts to reconnect have failed. */
  | 'gone'
  | 'noGateway'
  | 'ticket'
  | 'protocol'

/** Questions of a login. */
export type LoginPrompt = Extract<GatewayMessage, { t: 'prompt' }>

/** State of a connection. */
export type ConnectionState =
  | { readonly kind: 'connecting' }
  /** Waits for the user to accept or refuse the host key. */
  | { readonly kind: 'host'; readonly key: string }
  | { readonly kind: 'prompt'; readonly prompt: LoginPrompt }
  /** Ends at `endsAt`, in milliseconds since 1970, unless something is typed. */
  | { readonly kind: 'open'; readonly endsAt?: number }
  /** Lost at `at`; tries again at `next`, both in milliseconds since 1970. */
  | { readonly kind: 'lost'; readonly at: number; readonly next: number; readonly attempt: number }
  | {
      readonly kind: 'ended'
      readonly why: EndReason
      readonly code?: number | null
      readonly error?: unknown
    }

/** Options of a connection. */
export interface ConnectionOptions {
  readonly user: string
  readonly login: LoginKind
  readonly key: SigningKey | undefined
  /** Typed in the form; used once. */
  readonly password: string | undefined
  /** Requests a ticket; rejects as the call does. */
  readonly ticket: () => Promise<string>
  readonly socket: () => WebSocket
  readonly size: () => TerminalSize
  /** Draws output, then calls `drawn`. */
  readonly draw: (bytes: Uint8Array, drawn: () => void) => void
  /** Clears the screen before its output is replayed. */
  readonly reset: () => void
  readonly now: () => number
}

/** A session with a machine, over one or more sockets in turn. */
export interface Connection {
  readonly state: Pick<Store<ConnectionState>, 'get' | 'subscribe'>
  /** Whether a shell has started. */
  readonly hasBegun: () => boolean
  readonly trust: (trusted: boolean) => void
  readonly answer: (answers: readonly string[]) => void
  /** Sends typed text; nothing while output is replayed, because the terminal would answer its old queries again. */
  readonly type: (text: string) => void
  readonly resize: (size: TerminalSize) => void
  /** Tries again at once. */
  readonly reconnect: () => void
  readonly end: (why: EndReason) => void
}

/** Attempts to reconnect: seconds before each. */
const pauses = [1, 2, 4, 8, 15]

/** Attempts before a lost session is given up. */
export const mostAttempts = pauses.length

/** Maximum bytes of a message, well below the gateway's limit. */
const mostInput = 32 * 1024

const reasons: Readonly<Record<number, EndReason>> = {
  [terminalClose.done]: 'exit',
  [terminalClose.protocol]: 'protocol',
  [terminalClose.ticket]: 'ticket',
  [terminalClose.gone]: 'gone',
  [terminalClose.idle]: 'idle',
  [terminalClose.taken]: 'taken',
  [terminalClose.signedOut]: 'signedOut',
  [terminalClose.over]: 'over',
  [terminalClose.limit]: 'limit',
}

/** WebSocket close codes to try again after: the connection broke, or the gateway restarts. */
const passing = new Set([1001, 1005, 1006, 1011, 1012, 1013])

/** Connects at once. */
export function createConnection(options: ConnectionOptions): Connection {
  const state = createStore<ConnectionState>({ kind: 'connecting' })
  let socket: WebSocket | undefined
  let session: string | undefined
  let { password } = options
  let drawn = 0
  let replaying = 0
  let failure: TerminalFailure | undefined
  let exitCode: number | null | undefined
  let lostAt = 0
  let attempt = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const isEnded = (): boolean => state.get().kind === 'ended'
  const end = (why: EndReason, more: { code?: number | null; error?: unknown } = {}): void => {
    if (isEnded()) return
    clearTimeout(timer)
    password = undefined
    state.set({ kind: 'ended', why, ...more })
    say({ t: 'bye' })
    socket?.close(1000)
  }
  const say = (message: BrowserMessage): void => {
    if (socket && socket.readyState === socket.OPEN) socket.send(JSON.stringify(message))
  }
  const waitToRetry = (): void => {
    const pause = pauses[attempt]
    if (pause === undefined) return end('noGateway')
    attempt += 1
    const next = options.now() + pause * 1000
    state.set({ kind: 'lost', at: lostAt, next, attempt })
    clearTimeout(timer)
    timer = setTimeout(() => void open(), pause * 1000)
  }
  const lose = (): void => {
    if (session === undefined) return end(failure ?? 'lost')
    if (state.get().kind === 'open') {
      lostAt = options.now()
      attempt = 0
    }
    waitToRetry()
  }

  const show = (bytes: Uint8Array): void => {
    const wasReplayed = Math.min(replaying, bytes.byteLength)
    options.draw(bytes, () => {
      replaying = Math.max(0, replaying - wasReplayed)
      drawn += bytes.byteLength
      if (drawn < acknowledgedBytes) return
      say({ t: 'ack', bytes: drawn })
      drawn = 0
    })
  }
  const sign = async (message: Extract<GatewayMessage, { t: 'sign' }>): Promise<void> => {
    const data = fromBase64(message.data)
    const { key, user } = options
    const isRight = data !== undefined && key !== undefined && isLoginRequest(data, user, key)
    // A key that cannot sign sends an empty signature: the machine refuses it, and the form shows that.
    const signature = isRight ? await key.sign(data, message.hash).then(toBase64, () => '') : ''
    say({ t: 'signature', signature })
  }
  const ask = (prompt: LoginPrompt): void => {
    const isForPassword = prompt.questions.length === 1 && prompt.questions[0]?.echo === false
    if (password !== undefined && isForPassword) {
      say({ t: 'answers', answers: [password] })
      // A second question is for the user: the password was wrong, or a code is needed.
      password = undefined
    } else state.set({ kind: 'prompt', prompt })
  }
  const hear = (message: GatewayMessage): void => {
    switch (message.t) {
      case 'host':
        state.set({ kind: 'host', key: message.key })
        break
      case 'prompt':
        ask(message)
        break
      case 'sign':
        void sign(message)
        break
      case 'ready':
        ;({ session } = message)
        password = undefined
        attempt = 0
        drawn = 0
        replaying = message.replayed
        if (message.replayed > 0) options.reset()
        state.set({ kind: 'open' })
        say({ t: 'size', ...options.size() })
        break
      case 'idle':
        state.set({ kind: 'open', endsAt: options.now() + message.seconds * 1000 })
        break
      case 'exit':
        exitCode = message.code
        break
      case 'error':
        ;({ failure } = message)
    }
  }

  const open = async (): Promise<void> => {
    clearTimeout(timer)
    let ticket: string
    try {
      ticket = await options.ticket()
    } catch (error) {
      if (isEnded()) return
      // Without a network the session may still exist.
      if (session !== undefined && isPassing(error)) waitToRetry()
      else end('ticket', { error })
      return
    }
    if (isEnded()) return
    const next = options.socket()
    socket = next
    next.binaryType = 'arraybuffer'
    next.addEventListener('open', () => {
      const { user, login, key } = options
      say({
        t: 'open',
        ...{ ticket, user, login, ...options.size() },
        ...(key ? { key: publicText(key) } : {}),
        ...(session === undefined ? {} : { session }),
      })
    })
    next.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (next !== socket || isEnded()) return
      if (typeof data === 'string') hear(JSON.parse(data))
      else if (data instanceof ArrayBuffer) show(new Uint8Array(data, 1))
    })
    next.addEventListener('close', ({ code }) => {
      if (next !== socket || isEnded()) return
      if (passing.has(code)) lose()
      else if (code === terminalClose.failed) end(failure ?? 'lost')
      else end(reasons[code] ?? 'lost', exitCode === undefined ? {} : { code: exitCode })
    })
  }
  void open()

  return {
    state,
    hasBegun: () => session !== undefined,
    trust: (trusted) => {
      if (state.get().kind !== 'host') return
      say({ t: 'host', trusted })
      if (trusted) state.set({ kind: 'connecting' })
      else end('left')
    },
    answer: (answers) => {
      if (state.get().kind !== 'prompt') return
      say({ t: 'answers', answers })
      state.set({ kind: 'connecting' })
    },
    type: (text) => {
      const present = state.get()
      if (present.kind !== 'open' || replaying > 0) return
      if (present.endsAt !== undefined) state.set({ kind: 'open' })
      const bytes = new TextEncoder().encode(text)
      for (let at = 0; at === 0 || at < bytes.byteLength; at += mostInput)
        socket?.send(join(Uint8Array.of(dataKind.output), bytes.subarray(at, at + mostInput)))
    },
    resize: (size) => {
      if (state.get().kind === 'open') say({ t: 'size', ...size })
    },
    reconnect: () => {
      if (state.get().kind === 'lost') void open()
    },
    end,
  }
}

/** Whether a failed call may succeed later: it was not answered, or with a status of 500 or above. */
function isPassing(error: unknown): boolean {
  if (!isApiError(error)) return false
  return ['connection', 'timeout'].includes(error.kind) || (error.status ?? 0) >= 500
}

/** Opens a socket to the site's gateway: a path of this origin, or a URL of another. */
export function openSocket(gateway: string): WebSocket {
  const address = gateway.startsWith('/')
    ? `${window.location.origin.replace(/^http/, 'ws')}${gateway}`
    : gateway
  return new WebSocket(address, terminalProtocol)
}
