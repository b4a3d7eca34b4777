/** Messages between a terminal in the browser and the gateway, over a web socket. */

/** The subprotocol, so that both sides know the version of the other. */
export const terminalProtocol = 'console.ssh.v1'

/** First byte of a binary message: the kind of the rest. */
export const dataKind = { output: 0, errors: 1 } as const

/** The browser acknowledges drawn output each time this many more bytes are drawn. */
export const acknowledgedBytes = 256 * 1024

/** How a user signs in to a machine; its serial console asks by itself. */
export type LoginKind = 'key' | 'password' | 'serial'

/** Target of a session: a shell by SSH, or the serial console, which needs no network of the machine. */
export type TerminalLine = 'ssh' | 'serial'

/** Columns and rows. */
export interface TerminalSize {
  readonly cols: number
  readonly rows: number
}

/** Messages of the browser, as JSON. Anything else ends the session. */
export type BrowserMessage =
  /** The first message. With `session`, continues one that lost its connection. `key` is the public key, in base64. */
  | ({
      readonly t: 'open'
      readonly ticket: string
      /** Empty on a serial console. */
      readonly user: string
      readonly login: LoginKind
      readonly key?: string
      readonly session?: string
    } & TerminalSize)
  /** Whether the host key is trusted. Nothing is signed or sent before. */
  | { readonly t: 'host'; readonly trusted: boolean }
  /** Answers to the questions of `prompt`, in their order. */
  | { readonly t: 'answers'; readonly answers: readonly string[] }
  /** Signature of the data of `sign`, in base64; empty if the browser refuses. */
  | { readonly t: 'signature'; readonly signature: string }
  | ({ readonly t: 'size' } & TerminalSize)
  /** Number of further bytes that have been drawn. */
  | { readonly t: 'ack'; readonly bytes: number }
  /** Ends the session. */
  | { readonly t: 'bye' }

/** A question of the machine; typed text is hidden without `echo`. */
export interface LoginQuestion {
  readonly text: string
  readonly echo: boolean
}

/** Hash that an RSA key signs. */
export type SignatureHash = 'sha256' | 'sha512'

/** Why a session could not begin, or ended, if the close code is too general. */
export type TerminalFailure =
  | 'unreachable'
  | 'login'
  | 'no-method'
  | 'host-key'
  | 'handshake'
  | 'shell'
  | 'lost'

/** Messages of the gateway, as JSON. */
export type GatewayMessage =
  /** The key the machine shows, in base64. */
  | { readonly t: 'host'; readonly key: string }
  /** Questions; `own` if the gateway asks for the password, otherwise the texts are the machine's. */
  | {
      readonly t: 'prompt'
      readonly own: boolean
      readonly title: string
      readonly text: string
      readonly questions: readonly LoginQuestion[]
    }
  /** Data to sign with the key, in base64. */
  | { readonly t: 'sign'; readonly data: string; readonly hash: SignatureHash | null }
  /** The shell has begun, or continues; `replayed` bytes of earlier output follow first. */
  | { readonly t: 'ready'; readonly session: string; readonly replayed: number }
  /** Nothing was typed for a long time; the session ends after `seconds`. */
  | { readonly t: 'idle'; readonly seconds: number }
  /** The shell has ended. */
  | { readonly t: 'exit'; readonly code: number | null; readonly signal: string | null }
  | { readonly t: 'error'; readonly failure: TerminalFailure }

/** Close codes of the gateway; retrying is useless after all of them. */
export const terminalClose = {
  done: 1000,
  protocol: 1002,
  /** The machine refused the sign-in, or could not be reached; `error` says which. */
  failed: 4400,
  /** The ticket is unknown, used or expired, or of another page. */
  ticket: 4401,
  /** The session to continue has ended. */
  gone: 4404,
  idle: 4408,
  /** The same session was opened elsewhere. */
  taken: 4409,
  /** The key that opened it is no longer valid. */
  signedOut: 4410,
  /** It reached the maximum duration or amount of data of a session. */
  over: 4411,
  /** The maximum number of sessions is reached. */
  limit: 4429,
} as const
