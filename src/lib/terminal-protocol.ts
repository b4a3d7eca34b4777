/** What a terminal in the browser and the gateway say to each other, over a web socket. */

/** The subprotocol, so that both sides know the version of the other. */
export const terminalProtocol = 'console.ssh.v1'

/** First byte of a binary message: what the rest of it is. */
export const dataKind = { output: 0, errors: 1 } as const

/** The browser acknowledges what it has drawn each time it is this many bytes more. */
export const acknowledgedBytes = 256 * 1024

/** How a person signs in to a machine; on its serial console it asks by itself. */
export type LoginKind = 'key' | 'password' | 'serial'

/** What a session leads to: a shell by SSH, or the serial console, which needs no network of the machine. */
export type TerminalLine = 'ssh' | 'serial'

/** Columns and rows. */
export interface TerminalSize {
  readonly cols: number
  readonly rows: number
}

/** What the browser says, as JSON. Anything else ends the session. */
export type BrowserMessage =
  /** The first message. With `session`, goes on with one that lost its connection. `key` is the public key, in base64. */
  | ({
      readonly t: 'open'
      readonly ticket: string
      /** Empty on a serial console. */
      readonly user: string
      readonly login: LoginKind
      readonly key?: string
      readonly session?: string
    } & TerminalSize)
  /** Whether the host key is the right one. Nothing is signed or sent before. */
  | { readonly t: 'host'; readonly trusted: boolean }
  /** Answers to the questions of `prompt`, in their order. */
  | { readonly t: 'answers'; readonly answers: readonly string[] }
  /** Signature of what `sign` asked for, in base64; empty where the browser refuses. */
  | { readonly t: 'signature'; readonly signature: string }
  | ({ readonly t: 'size' } & TerminalSize)
  /** So many bytes more have been drawn. */
  | { readonly t: 'ack'; readonly bytes: number }
  /** The session is to end. */
  | { readonly t: 'bye' }

/** A question of the machine; what is typed is hidden without `echo`. */
export interface LoginQuestion {
  readonly text: string
  readonly echo: boolean
}

/** Hash of what a key of the kind RSA signs. */
export type SignatureHash = 'sha256' | 'sha512'

/** Why a session could not begin, or ended, where the close code says too little. */
export type TerminalFailure =
  | 'unreachable'
  | 'login'
  | 'no-method'
  | 'host-key'
  | 'handshake'
  | 'shell'
  | 'lost'

/** What the gateway says, as JSON. */
export type GatewayMessage =
  /** The key the machine shows, in base64. */
  | { readonly t: 'host'; readonly key: string }
  /** Questions; `own` where the gateway asks for the password, else the texts are the machine's. */
  | {
      readonly t: 'prompt'
      readonly own: boolean
      readonly title: string
      readonly text: string
      readonly questions: readonly LoginQuestion[]
    }
  /** What is to be signed with the key, in base64. */
  | { readonly t: 'sign'; readonly data: string; readonly hash: SignatureHash | null }
  /** The shell has begun, or goes on; `replayed` bytes of what it showed before follow first. */
  | { readonly t: 'ready'; readonly session: string; readonly replayed: number }
  /** Nothing was typed for long; the session ends after so many seconds more. */
  | { readonly t: 'idle'; readonly seconds: number }
  /** The shell has ended. */
  | { readonly t: 'exit'; readonly code: number | null; readonly signal: string | null }
  | { readonly t: 'error'; readonly failure: TerminalFailure }

/** Codes that the gateway closes with; it is worth trying again after none of them. */
export const terminalClose = {
  done: 1000,
  protocol: 1002,
  /** The machine did not let in, or could not be reached; `error` says which. */
  failed: 4400,
  /** The ticket is unknown, used or over, or of another page. */
  ticket: 4401,
  /** The session to go on with is over. */
  gone: 4404,
  idle: 4408,
  /** The same session was opened elsewhere. */
  taken: 4409,
  /** The key that opened it is no longer good. */
  signedOut: 4410,
  /** It lasted as long, or moved as much, as a session may. */
  over: 4411,
  /** There are as many sessions as there may be. */
  limit: 4429,
} as const
