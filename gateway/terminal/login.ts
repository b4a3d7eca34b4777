import type { Duplex, Readable } from 'node:stream'
import ssh2, { type AnyAuthMethod, type AuthenticationType, type AuthHandlerMiddleware } from 'ssh2'
import type {
  LoginKind,
  LoginQuestion,
  SignatureHash,
  TerminalFailure,
  TerminalSize,
} from '../../src/lib/terminal-protocol'
import { createBrowserAgent } from './browser-agent'

/** Questions of a machine to the person. */
export interface AskedQuestions {
  /** Whether the gateway asks, for the password; otherwise the texts are the machine's. */
  readonly own: boolean
  readonly title: string
  readonly text: string
  readonly questions: readonly LoginQuestion[]
}

/** The person in the browser. Each method rejects when the browser is gone. */
export interface Person {
  /** Whether the host key, in base64, is the right one. */
  readonly trusts: (key: string) => Promise<boolean>
  readonly answers: (asked: AskedQuestions) => Promise<readonly string[]>
  readonly signs: (data: Buffer, hash: SignatureHash | null) => Promise<Buffer>
}

/** User name and method of a login. */
export interface Login {
  readonly user: string
  readonly kind: LoginKind
  /** Public key in base64; of the kind `key` only. */
  readonly key: string | undefined
}

/** A shell on a machine, or its serial console. */
export interface Shell {
  readonly stream: Duplex
  /** Standard error, if it is a separate stream. */
  readonly errors?: Readable
  readonly resize: (size: TerminalSize) => void
  /** Ends the connection. */
  readonly end: () => void
}

/** A login that did not lead to a shell. */
export class LoginError extends Error {
  override readonly name = 'LoginError'

  constructor(readonly failure: TerminalFailure) {
    super(`The login failed: ${failure}`)
  }
}

/** Algorithms that are still safe; OpenSSH has them since 6.7. */
const algorithms = {
  serverHostKey: [
    ...['ssh-ed25519', 'ecdsa-sha2-nistp256', 'ecdsa-sha2-nistp384', 'ecdsa-sha2-nistp521'],
    ...['rsa-sha2-512', 'rsa-sha2-256'],
  ],
  kex: [
    ...['curve25519-sha256', 'curve25519-sha256@libssh.org'],
    ...['ecdh-sha2-nistp256', 'ecdh-sha2-nistp384', 'ecdh-sha2-nistp521'],
    ...['diffie-hellman-group16-sha512', 'diffie-hellman-group18-sha512'],
    'diffie-hellman-group-exchange-sha256',
  ],
  cipher: [
    ...['aes128-gcm@openssh.com', 'aes256-gcm@openssh.com'],
    ...['aes128-ctr', 'aes192-ctr', 'aes256-ctr'],
  ],
  hmac: [
    ...['hmac-sha2-256-etm@openssh.com', 'hmac-sha2-512-etm@openssh.com'],
    ...['hmac-sha2-256', 'hmac-sha2-512'],
  ],
} as const

const keepAlive = 20_000

/** Tries a method, or gives up. */
type Next = (method: AnyAuthMethod | false) => void

/**
 * Tries the login methods that the machine offers, each once: the key or the password first, then those the machine
 * requires in addition (a code, a password after a key). Does not answer once `over` is aborted: the package would throw
 * an error that cannot be caught.
 */
function wayIn(
  { user, kind, key }: Login,
  person: Person,
  over: AbortSignal,
  gaveUp: (failure: TerminalFailure) => void,
): AuthHandlerMiddleware {
  const tried = new Set<AuthenticationType>()
  const agent = key === undefined ? undefined : createBrowserAgent(key, person.signs, over)
  let passedOne = false
  const askPassword = async (next: Next): Promise<void> => {
    const asked = { own: true, title: '', text: '', questions: [{ text: '', echo: false }] }
    const answers = await person.answers(asked).catch(() => undefined)
    if (over.aborted) return
    next(answers ? { type: 'password', username: user, password: answers[0] ?? '' } : false)
  }
  const askAll = async (asked: AskedQuestions, finish: (answers: string[]) => void): Promise<void> => {
    const answers = asked.questions.length === 0 ? [] : await person.answers(asked).catch(() => [])
    if (!over.aborted) finish([...answers])
  }
  const attempt = (type: AuthenticationType, next: Next): void => {
    tried.add(type)
    if (type === 'agent' && agent) return next({ type, username: user, agent })
    if (type === 'password') {
      void askPassword(next)
      return
    }
    next({
      type: 'keyboard-interactive',
      username: user,
      prompt: (title, text, _language, questions, finish) => {
        const asked = questions.map((each) => ({ text: each.prompt, echo: each.echo === true }))
        void askAll({ own: false, title, text, questions: asked }, finish)
      },
    })
  }
  return (left, partial, next) => {
    // The types of the package leave out null, which asks for the first method.
    const methods = left as readonly string[] | null
    const proceed = next as Next
    if (methods === null) return proceed({ type: 'none', username: user })
    passedOne ||= partial === true
    const wanted: readonly AuthenticationType[] =
      kind === 'key'
        ? ['agent', ...(passedOne ? (['keyboard-interactive', 'password'] as const) : [])]
        : ['password', 'keyboard-interactive']
    const possible = wanted.filter((type) => methods.includes(type === 'agent' ? 'publickey' : type))
    const type = possible.find((each) => !tried.has(each))
    if (type !== undefined) return attempt(type, proceed)
    gaveUp(possible.length === 0 ? 'no-method' : 'login')
    return proceed(false)
  }
}

/**
 * Signs in over a connection and starts a shell. The person sees the host key before anything else is sent. `signal` ends it.
 *
 * @throws LoginError
 */
export function openShell(
  connection: Duplex,
  login: Login,
  size: TerminalSize,
  person: Person,
  signal: AbortSignal,
): Promise<Shell> {
  return new Promise((resolve, reject) => {
    const client = new ssh2.Client()
    let stage: TerminalFailure = 'handshake'
    const over = new AbortController()
    const fail = (failure: TerminalFailure): void => {
      over.abort()
      reject(new LoginError(failure))
      client.destroy()
      connection.destroy()
    }
    const judge = async (key: string, verify: (valid: boolean) => void): Promise<void> => {
      const isTrusted = await person.trusts(key).catch(() => false)
      if (over.signal.aborted) return
      stage = isTrusted ? 'login' : 'host-key'
      verify(isTrusted)
    }
    signal.addEventListener('abort', () => fail('lost'), { once: true })
    client
      .on('error', () => fail(stage))
      .on('close', () => fail(stage))
      .on('ready', () => {
        stage = 'shell'
        const window = { term: 'xterm-256color', cols: size.cols, rows: size.rows }
        client.shell(window, (error, stream) => {
          if (error) fail('shell')
          else
            resolve({
              stream,
              errors: stream.stderr,
              resize: ({ rows, cols }) => stream.setWindow(rows, cols, 0, 0),
              end: () => client.end(),
            })
        })
      })
      .connect({
        sock: connection,
        username: login.user,
        // A person reads the fingerprint meanwhile; the session has its own time limit.
        readyTimeout: 0,
        keepaliveInterval: keepAlive,
        keepaliveCountMax: 3,
        algorithms: algorithms as never,
        hostVerifier: (key: Buffer, verify: (valid: boolean) => void) => {
          void judge(key.toString('base64'), verify)
        },
        authHandler: wayIn(login, person, over.signal, (failure) => {
          stage = failure
        }),
      })
  })
}
