import type { RawData, WebSocket } from 'ws'
import {
  type BrowserMessage,
  dataKind,
  type GatewayMessage,
  type SignatureHash,
  terminalClose,
} from '../../src/lib/terminal-protocol'
import type { AskedQuestions, Person } from './login'
import { readMessage } from './read-message'

/** A web socket that speaks the protocol. */
export interface Browser {
  readonly socket: WebSocket
  readonly person: Person
  readonly say: (message: GatewayMessage) => void
  readonly show: (kind: (typeof dataKind)['output' | 'errors'], bytes: Uint8Array) => void
  /** Closes; nothing is sent or read afterwards. */
  readonly close: (code: number) => void
  /** Bytes that are buffered and not sent yet. */
  readonly unsent: () => number
}

/** Handlers of a session for messages of the browser. */
export interface Heard {
  readonly typed: (bytes: Buffer) => void
  readonly said: (message: Extract<BrowserMessage, { t: 'size' | 'ack' | 'bye' }>) => void
  readonly gone: () => void
}

const closing = 3000

/**
 * Reads the messages of a socket: `heard` gets input and control messages, the questions of a login get their answers. Any
 * other message ends the connection.
 */
export function createBrowser(socket: WebSocket, heard: Heard, ping: number): Browser {
  /** Takes the answer to the pending question. */
  let take: ((message: BrowserMessage) => boolean) | undefined
  let drop: ((error: Error) => void) | undefined
  let isAlive = true
  const close = (code: number): void => {
    if (socket.readyState !== socket.OPEN) return
    socket.close(code)
    // A browser that does not answer would hold the connection.
    setTimeout(() => socket.terminate(), closing).unref()
  }
  const say = (message: GatewayMessage): void => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message))
  }
  const question = <T>(
    message: GatewayMessage,
    read: (answer: BrowserMessage) => T | undefined,
  ): Promise<T> =>
    new Promise((resolve, reject) => {
      drop = reject
      take = (answer) => {
        const value = read(answer)
        if (value === undefined) return false
        take = undefined
        drop = undefined
        resolve(value)
        return true
      }
      if (socket.readyState === socket.OPEN) say(message)
      else reject(new Error('The browser is gone'))
    })
  const person: Person = {
    trusts: (key) => question({ t: 'host', key }, (each) => (each.t === 'host' ? each.trusted : undefined)),
    answers: (asked: AskedQuestions) =>
      question({ t: 'prompt', ...asked }, (each) =>
        each.t === 'answers' && each.answers.length === asked.questions.length ? each.answers : undefined,
      ),
    signs: async (data: Buffer, hash: SignatureHash | null) => {
      const signature = await question({ t: 'sign', data: data.toString('base64'), hash }, (each) =>
        each.t === 'signature' ? each.signature : undefined,
      )
      if (signature === '') throw new Error('The browser does not sign this')
      return Buffer.from(signature, 'base64')
    },
  }
  const hear = (data: Buffer, isBinary: boolean): boolean => {
    if (isBinary) {
      if (data[0] !== dataKind.output) return false
      heard.typed(data.subarray(1))
      return true
    }
    const message = readMessage(data.toString())
    if (!message) return false
    if (message.t === 'size' || message.t === 'ack' || message.t === 'bye') {
      heard.said(message)
      return true
    }
    return take?.(message) ?? false
  }
  const alive = setInterval(() => {
    if (!isAlive) return socket.terminate()
    isAlive = false
    if (socket.readyState === socket.OPEN) socket.ping()
  }, ping)
  socket
    .on('pong', () => {
      isAlive = true
    })
    .on('message', (data: RawData, isBinary: boolean) => {
      isAlive = true
      if (!hear(bytesOf(data), isBinary)) close(terminalClose.protocol)
    })
    .on('close', () => {
      clearInterval(alive)
      drop?.(new Error('The browser is gone'))
      heard.gone()
    })
    // A broken frame; `close` follows.
    .on('error', () => socket.terminate())
  return {
    socket,
    person,
    say,
    close,
    show: (kind, bytes) => {
      if (socket.readyState !== socket.OPEN) return
      const message = new Uint8Array(bytes.byteLength + 1)
      message[0] = kind
      message.set(bytes, 1)
      socket.send(message)
    },
    unsent: () => socket.bufferedAmount,
  }
}

/** The bytes of a message, in any form the package passes them. */
export function bytesOf(data: RawData): Buffer {
  if (Array.isArray(data)) return Buffer.concat(data)
  return data instanceof ArrayBuffer ? Buffer.from(data) : data
}
