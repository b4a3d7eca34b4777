import { isRecord } from '../../src/lib/is-record'
import type { BrowserMessage, LoginKind, TerminalSize } from '../../src/lib/terminal-protocol'

const logins: readonly LoginKind[] = ['key', 'password', 'serial']

/** Maximum lines and columns. */
const mostCells = 1000
/** Maximum answers to a machine's questions, and characters of each. */
const mostAnswers = 16
const longestAnswer = 4096

function sizeOf(value: Readonly<Record<string, unknown>>): TerminalSize | undefined {
  const { cols, rows } = value
  const isSide = (each: unknown): each is number =>
    typeof each === 'number' && Number.isInteger(each) && each > 0 && each <= mostCells
  return isSide(cols) && isSide(rows) ? { cols, rows } : undefined
}

const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length <= longest

/** A message of the browser; undefined if it is invalid. */
export function readMessage(text: string): BrowserMessage | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  if (!isRecord(value)) return undefined
  switch (value['t']) {
    case 'open':
      return readOpen(value)
    case 'host':
      return typeof value['trusted'] === 'boolean' ? { t: 'host', trusted: value['trusted'] } : undefined
    case 'answers': {
      const list: unknown = value['answers']
      if (!Array.isArray(list) || list.length > mostAnswers) return undefined
      const answers = list.filter((each: unknown) => isText(each, longestAnswer))
      return answers.length === list.length ? { t: 'answers', answers } : undefined
    }
    case 'signature':
      return isText(value['signature'], longestAnswer)
        ? { t: 'signature', signature: value['signature'] }
        : undefined
    case 'size': {
      const size = sizeOf(value)
      return size && { t: 'size', ...size }
    }
    case 'ack': {
      const bytes = value['bytes']
      return typeof bytes === 'number' && Number.isSafeInteger(bytes) && bytes > 0
        ? { t: 'ack', bytes }
        : undefined
    }
    case 'bye':
      return { t: 'bye' }
    default:
      return undefined
  }
}

function readOpen(value: Readonly<Record<string, unknown>>): BrowserMessage | undefined {
  const { ticket, user, key, session } = value
  const login = logins.find((each) => each === value['login'])
  const size = sizeOf(value)
  if (!size || !login || !isText(ticket, 64) || !isText(user, 256)) return undefined
  if ((user === '') !== (login === 'serial')) return undefined
  if (key !== undefined && !isText(key, longestAnswer)) return undefined
  if (session !== undefined && !isText(session, 64)) return undefined
  if (login === 'key' && key === undefined) return undefined
  return {
    t: 'open',
    ...{ ticket, user, login, ...size },
    ...(key === undefined ? {} : { key }),
    ...(session === undefined ? {} : { session }),
  }
}
