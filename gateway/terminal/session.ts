import { randomBytes } from 'node:crypto'
import type { Duplex } from 'node:stream'
import {
  acknowledgedBytes,
  dataKind,
  terminalClose,
  type TerminalSize,
} from '../../src/lib/terminal-protocol'
import type { Audit } from './audit'
import type { Browser, Heard } from './browser'
import type { TerminalLimits } from './limits'
import { type Login, LoginError, openShell, type Shell } from './login'
import { createRecentOutput } from './recent-output'
import { serialConsole } from './serial-console'
import type { Claims } from './tickets'

/** Options of a session. */
export interface SessionOptions {
  readonly claims: Claims
  readonly login: Login
  readonly size: TerminalSize
  readonly limits: TerminalLimits
  /** Address of the browser. */
  readonly from: string
  /** Connects to the target of the ticket. */
  readonly connect: () => Promise<Duplex>
  /** Whether the key that opened it is still valid. */
  readonly isStillGood: () => Promise<boolean>
  readonly audit: Audit
  readonly now: () => number
  /** Called when the session has ended. */
  readonly onEnd: () => void
}

/** One shell on one machine, with the browser that shows it. */
export interface Session {
  /** Secret with which its browser resumes it. */
  readonly id: string
  readonly claims: Claims
  /** Handlers for a browser that is about to be attached. */
  readonly heardFrom: (browser: () => Browser) => Heard
  /** Signs in and starts the shell. */
  readonly start: (browser: Browser) => void
  /** Resumes in this browser: shows the recent output, then all that follows. */
  readonly attach: (browser: Browser) => void
  readonly end: (why: string, code: number) => void
}

/** Bytes of output kept for a browser that reconnects. */
const keptOutput = 256 * 1024

/** Output is paused above this many undrawn bytes, and resumed below half of that. */
const mostUndrawn = 4 * acknowledgedBytes

/** Creates a session; it ends by itself at every limit. */
export function createSession(options: SessionOptions): Session {
  const { claims, limits, login, now } = options
  const id = randomBytes(24).toString('base64url')
  const recent = createRecentOutput(keptOutput)
  const stopLogin = new AbortController()
  const began = now()
  let browser: Browser | undefined
  let shell: Shell | undefined
  let size = options.size
  let isOver = false
  let lastKey = began
  let undrawn = 0
  let bytesIn = 0
  let bytesOut = 0
  let isNoticed = false
  let awaitsDrain = false

  const end = (why: string, code: number): void => {
    if (isOver) return
    isOver = true
    for (const timer of timers) clearTimeout(timer)
    clearTimeout(idle)
    clearTimeout(waiting)
    stopLogin.abort()
    shell?.end()
    browser?.close(code)
    recent.clear()
    options.audit({
      event: 'session',
      ...{ user: claims.user, key: claims.credential.mark, location: claims.location },
      ...{ machine: claims.machine, line: claims.line, login: login.user, from: options.from },
      ...(claims.address === undefined ? {} : { address: claims.address }),
      ...{ seconds: Math.round((now() - began) / 1000), bytesIn, bytesOut, why },
    })
    options.onEnd()
  }

  const checkIdle = (): void => {
    const left = lastKey + limits.idle - now()
    if (left <= 0) return end('idle', terminalClose.idle)
    if (left <= limits.idleNotice && !isNoticed) {
      isNoticed = true
      browser?.say({ t: 'idle', seconds: Math.ceil(left / 1000) })
    }
    idle = setTimeout(checkIdle, isNoticed ? left : left - limits.idleNotice)
  }
  let idle = setTimeout(checkIdle, limits.idle - limits.idleNotice)
  let waiting: NodeJS.Timeout | undefined
  const checkKey = async (): Promise<void> => {
    if (!(await options.isStillGood())) end('signed out', terminalClose.signedOut)
  }
  const timers = [
    setTimeout(() => end('time', terminalClose.over), limits.session),
    setInterval(() => void checkKey(), limits.keyCheck),
  ]

  const count = (bytes: number): void => {
    if (bytesIn + bytesOut + bytes > limits.bytes) end('bytes', terminalClose.over)
  }
  const show = (kind: (typeof dataKind)['output' | 'errors'], bytes: Buffer): void => {
    count(bytes.byteLength)
    bytesOut += bytes.byteLength
    recent.add(bytes)
    if (!browser) return
    browser.show(kind, bytes)
    undrawn += bytes.byteLength
    if (undrawn > mostUndrawn) shell?.stream.pause()
  }
  const drawn = (bytes: number): void => {
    undrawn = Math.max(0, undrawn - bytes)
    if (undrawn < mostUndrawn / 2) shell?.stream.resume()
  }
  const type = (from: Browser, bytes: Buffer): void => {
    if (!shell || isOver) return
    lastKey = now()
    isNoticed = false
    count(bytes.byteLength)
    bytesIn += bytes.byteLength
    if (shell.stream.write(bytes) || awaitsDrain) return
    // The browser is paused while the machine does not read its input.
    awaitsDrain = true
    from.socket.pause()
    shell.stream.once('drain', () => {
      awaitsDrain = false
      from.socket.resume()
      browser?.socket.resume()
    })
  }
  const resize = (wanted: TerminalSize): void => {
    size = wanted
    shell?.resize(wanted)
  }
  const lose = (gone: Browser): void => {
    if (browser !== gone || isOver) return
    browser = undefined
    undrawn = 0
    if (!shell) return end('left before the login', terminalClose.done)
    shell.stream.resume()
    waiting = setTimeout(() => end('lost', terminalClose.gone), limits.detached)
  }

  const follow = (opened: Shell): void => {
    shell = opened
    let exit: { code: number | null; signal: string | null } | undefined
    const { stream, errors } = opened
    stream.on('data', (bytes: Buffer) => show(dataKind.output, bytes))
    errors?.on('data', (bytes: Buffer) => show(dataKind.errors, bytes))
    stream.on('error', () => end('the machine broke off', terminalClose.failed))
    stream.on('exit', (code: number | null, signal?: string) => {
      exit = { code, signal: signal ?? null }
    })
    stream.on('close', () => {
      if (exit) browser?.say({ t: 'exit', ...exit })
      else browser?.say({ t: 'error', failure: 'lost' })
      if (exit) end('exit', terminalClose.done)
      else end('the machine broke off', terminalClose.failed)
    })
    // The browser may have been resized during the login.
    resize(size)
    browser?.say({ t: 'ready', session: id, replayed: 0 })
  }

  const signIn = async (from: Browser): Promise<void> => {
    const late = setTimeout(() => stopLogin.abort(), limits.login)
    try {
      const connection = await options.connect().catch(() => {
        throw new LoginError('unreachable')
      })
      const opened =
        claims.line === 'serial'
          ? serialConsole(connection)
          : await openShell(connection, login, size, from.person, stopLogin.signal)
      if (isOver) opened.end()
      else follow(opened)
    } catch (error) {
      const failure = error instanceof LoginError ? error.failure : 'handshake'
      from.say({ t: 'error', failure })
      end(failure, terminalClose.failed)
    } finally {
      clearTimeout(late)
    }
  }

  return {
    id,
    claims,
    heardFrom: (from) => ({
      typed: (bytes) => type(from(), bytes),
      said: (message) => {
        if (from() !== browser) return
        if (message.t === 'bye') end('left', terminalClose.done)
        else if (message.t === 'ack') drawn(message.bytes)
        else resize({ cols: message.cols, rows: message.rows })
      },
      gone: () => lose(from()),
    }),
    start: (from) => {
      browser = from
      void signIn(from)
    },
    attach: (next) => {
      clearTimeout(waiting)
      browser?.close(terminalClose.taken)
      browser = next
      if (awaitsDrain) next.socket.pause()
      next.say({ t: 'ready', session: id, replayed: recent.size() })
      for (const chunk of recent.chunks()) next.show(dataKind.output, chunk)
      undrawn = recent.size()
      drawn(0)
    },
    end,
  }
}
