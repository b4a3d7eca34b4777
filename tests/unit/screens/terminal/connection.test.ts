// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../../src/api/errors'
import type { BrowserMessage, GatewayMessage } from '../../../../src/lib/terminal-protocol'
import { acknowledgedBytes, terminalClose } from '../../../../src/lib/terminal-protocol'
import { type Connection, createConnection } from '../../../../src/screens/terminal/connection'

/** A socket with the test as its other end. */
class FakeSocket extends EventTarget {
  readonly OPEN = WebSocket.OPEN
  readyState: number = WebSocket.CONNECTING
  binaryType = ''
  readonly sent: (string | Uint8Array)[] = []
  closedWith: number | undefined

  send(data: string | Uint8Array): void {
    this.sent.push(data)
  }

  close(code?: number): void {
    this.closedWith = code
    this.readyState = WebSocket.CLOSED
  }

  open(): void {
    this.readyState = WebSocket.OPEN
    this.dispatchEvent(new Event('open'))
  }

  says(message: GatewayMessage): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  }

  shows(length: number): void {
    this.dispatchEvent(new MessageEvent('message', { data: new Uint8Array(length + 1).buffer }))
  }

  breaks(code: number): void {
    this.readyState = WebSocket.CLOSED
    this.dispatchEvent(Object.assign(new Event('close'), { code }))
  }

  messages(): BrowserMessage[] {
    return this.sent.flatMap((each) => (typeof each === 'string' ? [JSON.parse(each)] : []))
  }

  typed(): string {
    return this.sent
      .flatMap((each) => (typeof each === 'string' ? [] : [new TextDecoder().decode(each.subarray(1))]))
      .join('')
  }
}

interface Stand {
  readonly connection: Connection
  readonly sockets: FakeSocket[]
  readonly drawn: (() => void)[]
  readonly resets: () => number
  readonly last: () => FakeSocket
}

async function connect(more: { password?: string; ticket?: () => Promise<string> } = {}): Promise<Stand> {
  const sockets: FakeSocket[] = []
  const drawn: (() => void)[] = []
  let resets = 0
  const connection = createConnection({
    user: 'kadri',
    login: 'password',
    key: undefined,
    password: more.password,
    ticket: more.ticket ?? (async () => `ticket-${sockets.length}`),
    socket: () => {
      const socket = new FakeSocket()
      sockets.push(socket)
      return socket as never
    },
    size: () => ({ cols: 80, rows: 24 }),
    draw: (_bytes, done) => drawn.push(done),
    reset: () => {
      resets += 1
    },
    now: Date.now,
  })
  await vi.advanceTimersByTimeAsync(0)
  const last = (): FakeSocket => {
    const socket = sockets.at(-1)
    if (!socket) throw new Error('There is no socket')
    return socket
  }
  return { connection, sockets, drawn, resets: () => resets, last }
}

async function connected(): Promise<Stand> {
  const at = await connect({ password: 'secret' })
  at.last().open()
  at.last().says({ t: 'ready', session: 's1', replayed: 0 })
  return at
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a connection', () => {
  it('[VM-15] gives the ticket in the first message, the password once, and to nobody before the host key is trusted', async () => {
    const at = await connect({ password: 'secret' })
    const socket = at.last()
    socket.open()
    expect(socket.messages()).toEqual([
      { t: 'open', ticket: 'ticket-0', user: 'kadri', login: 'password', cols: 80, rows: 24 },
    ])
    socket.says({ t: 'host', key: 'AAAA' })
    expect(at.connection.state.get()).toEqual({ kind: 'host', key: 'AAAA' })
    expect(JSON.stringify(socket.sent)).not.toContain('secret')
    at.connection.trust(true)
    const prompt = {
      t: 'prompt',
      own: true,
      title: '',
      text: '',
      questions: [{ text: '', echo: false }],
    } as const
    socket.says(prompt)
    expect(socket.messages().at(-1)).toEqual({ t: 'answers', answers: ['secret'] })
    socket.says({ ...prompt, own: false, questions: [{ text: 'Code: ', echo: false }] })
    expect(at.connection.state.get()).toMatchObject({ kind: 'prompt' })
    at.connection.answer(['123456'])
    expect(socket.messages().at(-1)).toEqual({ t: 'answers', answers: ['123456'] })
  })

  it('[VM-15] asks to go on with the same session after a break: after 1, 2, 4, 8, 15 s, at once when asked, then no more', async () => {
    const at = await connected()
    at.last().breaks(1006)
    for (const [index, seconds] of [1, 2, 4, 8, 15].entries()) {
      expect(at.connection.state.get()).toMatchObject({
        kind: 'lost',
        attempt: index + 1,
        next: Date.now() + seconds * 1000,
      })
      await vi.advanceTimersByTimeAsync(seconds * 1000)
      expect(at.sockets).toHaveLength(index + 2)
      at.last().breaks(1006)
    }
    expect(at.connection.state.get()).toMatchObject({ kind: 'ended', why: 'noGateway' })

    const again = await connected()
    again.last().breaks(1012)
    again.connection.reconnect()
    await vi.advanceTimersByTimeAsync(0)
    expect(again.sockets).toHaveLength(2)
    again.last().open()
    expect(again.last().messages()[0]).toMatchObject({ session: 's1', ticket: 'ticket-1' })
    again.last().says({ t: 'ready', session: 's1', replayed: 5 })
    expect(again.resets()).toBe(1)
    // Replayed output does not answer old queries of the shell.
    again.connection.type('\x1b[0n')
    expect(again.last().typed()).toBe('')
    again.last().shows(5)
    again.drawn.at(-1)?.()
    again.connection.type('ls\r')
    expect(again.last().typed()).toBe('ls\r')
    expect(again.last().messages()).toContainEqual({ t: 'size', cols: 80, rows: 24 })
  })

  it.each([
    [terminalClose.idle, 'idle'],
    [terminalClose.taken, 'taken'],
    [terminalClose.signedOut, 'signedOut'],
    [terminalClose.gone, 'gone'],
    [terminalClose.ticket, 'ticket'],
    [terminalClose.over, 'over'],
    [terminalClose.limit, 'limit'],
    [terminalClose.done, 'exit'],
    [terminalClose.protocol, 'protocol'],
    [1009, 'lost'],
  ])('[VM-15] does not try again after the code %s', async (code, why) => {
    const at = await connected()
    at.last().breaks(code)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(at.connection.state.get()).toMatchObject({ kind: 'ended', why })
    expect(at.sockets).toHaveLength(1)
  })

  it.each([
    ['lost', new ApiError('connection', '')],
    ['lost', new ApiError('generic', 'Bad gateway', { status: 502 })],
    ['lost', new ApiError('server', 'Failed', { status: 500 })],
    ['ended', new ApiError('api', 'No such virtual machine', { status: 400 })],
    ['ended', new ApiError('permission', 'Forbidden', { status: 403 })],
  ])('[VM-15] is %s after a break when the call for a ticket fails with %s', async (kind, error) => {
    const tickets = [Promise.resolve('ticket')]
    const at = await connect({ ticket: () => tickets.shift() ?? Promise.reject(error) })
    at.last().open()
    at.last().says({ t: 'ready', session: 's1', replayed: 0 })
    at.last().breaks(1006)
    await vi.advanceTimersByTimeAsync(1000)
    expect(at.connection.state.get()).toMatchObject({ kind })
  })

  it('[VM-15] says why the machine did not let in, and why there is no ticket', async () => {
    const at = await connect()
    at.last().open()
    at.last().says({ t: 'error', failure: 'login' })
    at.last().breaks(terminalClose.failed)
    expect(at.connection.state.get()).toMatchObject({ kind: 'ended', why: 'login' })
    const error = new Error('refused')
    const refused = await connect({ ticket: () => Promise.reject(error) })
    expect(refused.connection.state.get()).toMatchObject({ kind: 'ended', why: 'ticket', error })
  })

  it('[VM-15] acknowledges what is drawn, not what has come, and sends long input in pieces', async () => {
    const at = await connected()
    at.last().shows(acknowledgedBytes / 2)
    at.last().shows(acknowledgedBytes / 2)
    const acks = () =>
      at
        .last()
        .messages()
        .filter(({ t }) => t === 'ack')
    at.drawn[0]?.()
    expect(acks()).toEqual([])
    at.drawn[1]?.()
    expect(acks()).toEqual([{ t: 'ack', bytes: acknowledgedBytes }])
    at.connection.type('x'.repeat(100_000))
    const pieces = at.last().sent.filter((each) => typeof each !== 'string')
    expect(pieces.length).toBe(4)
    expect(at.last().typed()).toHaveLength(100_000)
  })

  it('[VM-15] tells the gateway when it ends, and is quiet afterwards', async () => {
    const at = await connected()
    at.last().says({ t: 'idle', seconds: 60 })
    expect(at.connection.state.get()).toEqual({ kind: 'open', endsAt: Date.now() + 60_000 })
    at.connection.type('')
    expect(at.connection.state.get()).toEqual({ kind: 'open' })
    at.connection.end('signedOut')
    expect(at.last().messages().at(-1)).toEqual({ t: 'bye' })
    expect(at.last().closedWith).toBe(1000)
    at.connection.end('left')
    expect(at.connection.state.get()).toMatchObject({ why: 'signedOut' })
  })
})
