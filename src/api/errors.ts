import { service } from '../generated/service'
import { isRecord } from '../lib/is-record'
import { valueAt } from '../lib/value-at'

/** The kinds of failure a call can end with (specification section 8). */
export type ApiErrorKind =
  | 'connection'
  | 'content-type'
  | 'timeout'
  | 'gateway-timeout'
  /** It was accepted and begun; how it ends is not known. */
  | 'unfinished'
  | 'permission'
  | 'server'
  | 'api'
  | 'generic'
  | 'stale-identity'

/** A field of the request the server refused, with its words. */
export interface FieldProblem {
  field: string
  message: string
}

/** A failed call. `message` is for people; nothing else in the console reads a status code. */
export class ApiError extends Error {
  override readonly name: string
  readonly kind: ApiErrorKind
  /** HTTP status, or undefined when there was no answer. */
  readonly status: number | undefined
  /** The platform's reference for this call, shown in brackets once (specification decisions, 10). */
  readonly correlationId: string | undefined
  /** Refusals that name a field of the request. */
  readonly fields: readonly FieldProblem[]
  /** What the server asks to wait, in seconds. */
  readonly retryAfter: number | undefined
  /** It was begun without a network, so that nobody has heard of it. */
  readonly unsent: boolean

  constructor(
    kind: ApiErrorKind,
    message: string,
    about: {
      status?: number | undefined
      correlationId?: string | undefined
      fields?: readonly FieldProblem[]
      retryAfter?: number | undefined
      unsent?: boolean
      cause?: unknown
    } = {},
  ) {
    super(message, { cause: about.cause })
    this.name = errorNames[kind]
    this.kind = kind
    this.status = about.status
    this.correlationId = about.correlationId
    this.fields = about.fields ?? []
    this.retryAfter = about.retryAfter
    this.unsent = about.unsent ?? false
  }
}

const errorNames: Record<ApiErrorKind, string> = {
  connection: 'ApiConnectionError',
  'content-type': 'ApiContentTypeError',
  timeout: 'ApiTimeoutError',
  'gateway-timeout': 'ApiTimeoutError',
  unfinished: 'ApiUnfinishedError',
  permission: 'ApiPermissionError',
  server: 'ApiServerError',
  api: 'ApiError',
  generic: 'ApiGenericError',
  'stale-identity': 'StaleIdentityError',
}

/** An answer as far as classification needs it. */
export interface RawAnswer {
  status: number
  statusText: string
  contentType: string
  correlationId: string | undefined
  retryAfter: string | null
  text: string
}

const htmlStart = /^\s*(?:<!doctype html|<html)/i

function isHtml(answer: RawAnswer): boolean {
  return answer.contentType.includes('html') || htmlStart.test(answer.text)
}

/** The first `length` characters, never splitting a character the reader sees as one. */
export function firstCharacters(text: string, length: number): string {
  if (text.length <= length) return text
  let end = 0
  for (const { index, segment } of new Intl.Segmenter().segment(text.slice(0, length + 32))) {
    if (index + segment.length > length) break
    end = index + segment.length
  }
  return text.slice(0, end)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function seconds(header: string | null): number | undefined {
  if (header === null || header.trim() === '') return undefined
  const value = Number(header)
  if (Number.isFinite(value)) return Math.max(0, value)
  const date = Date.parse(header)
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - Date.now()) / 1000))
}

/** True for text with something to read in it. */
function isSaid(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

/** True for a body without anything to read in it: `{}`, `[]`, `null`, `""`, and these within one another. */
function saysNothing(body: unknown): boolean {
  if (typeof body === 'string') return !isSaid(body)
  if (typeof body !== 'object') return false
  return Object.values(body ?? {}).every(saysNothing)
}

interface Envelope {
  message: string | undefined
  fields: FieldProblem[]
  /** True for the envelope whose text is the platform's own word on the failure. */
  stated: boolean
}

/** Reads the four envelopes of the platform (platform facts, section 1), and the one a description names. */
export function readEnvelope(body: unknown): Envelope {
  const none: Envelope = { message: undefined, fields: [], stated: false }
  if (!isRecord(body)) return none
  if (isRecord(body.errors)) {
    const entries = Object.entries(body.errors)
    const stated = body.errors.Error
    if (isSaid(stated)) return { message: stated, fields: [], stated: true }
    const permission = entries.find(([, value]) => isRecord(value) && isSaid(value.msg))?.[1]
    if (isRecord(permission)) return { message: String(permission.msg), fields: [], stated: true }
    const fields = entries.flatMap(([field, value]) => (isSaid(value) ? [{ field, message: value }] : []))
    if (fields.length > 0)
      return { message: joinMessages(fields.map((each) => each.message)), fields, stated: false }
  }
  if (isSaid(body.message)) return { message: body.message, fields: [], stated: false }
  const own = service.failure === null ? undefined : valueAt(body, service.failure)
  return isSaid(own) ? { message: own, fields: [], stated: true } : none
}

/** One message as it is; several as 'Multiple (N) errors:' and the messages (specification section 8). */
export function joinMessages(messages: readonly string[]): string {
  const [first = ''] = messages
  return messages.length < 2 ? first : `Multiple (${messages.length}) errors: ${messages.join('; ')}`
}

/** Classifies an answer that is not a success, by status, then by body (specification section 8, response mapping). */
export function classifyFailure(answer: RawAnswer): ApiError {
  const about = {
    status: answer.status,
    correlationId: answer.correlationId,
    retryAfter: seconds(answer.retryAfter),
  }
  const body = parse(answer.text)
  const envelope = readEnvelope(body)
  if (answer.status === 504) {
    const kind = isHtml(answer) ? 'gateway-timeout' : 'timeout'
    return new ApiError(kind, envelope.message ?? (kind === 'timeout' ? 'Timeout' : 'Gateway timeout'), about)
  }
  const words = isHtml(answer) || saysNothing(body) ? '' : firstCharacters(answer.text.trim(), 250)
  const fallback = words || answer.statusText || `HTTP ${answer.status}`
  const message = envelope.message ?? fallback
  if (answer.status === 403) return new ApiError('permission', message, about)
  if (isRecord(body) && 'stack' in body) return new ApiError('server', message, about)
  if (envelope.stated || envelope.fields.length > 0)
    return new ApiError('api', message, { ...about, fields: envelope.fields })
  return new ApiError('generic', message, about)
}

/** A task that has failed, in the platform's words. */
export function taskFailure(answer: RawAnswer, message: string | undefined): ApiError {
  return new ApiError('api', message ?? 'The task has failed', { correlationId: answer.correlationId })
}

/**
 * A successful status with a body that is not what the description promises: names the type and 500 characters. `what` is
 * unexpected of it; the type itself, unless said otherwise.
 */
export function unexpectedContent(answer: RawAnswer, what = 'Unexpected content type'): ApiError {
  const type = answer.contentType === '' ? 'none' : answer.contentType
  return new ApiError('content-type', `${what} ${type}: ${firstCharacters(answer.text, 500)}`, {
    status: answer.status,
    correlationId: answer.correlationId,
  })
}

/** No answer at all: offline, refused, reset; `unsent` when there was no network to begin with. */
export function connectionFailure(cause: unknown, unsent = false): ApiError {
  return new ApiError('connection', 'Failed to connect to server', { cause, unsent })
}

/** No answer in time. */
export function noAnswerInTime(afterSeconds: number): ApiError {
  return new ApiError('timeout', `No answer after ${afterSeconds} s`)
}

/** A task that was begun cannot be followed to its end: for too long, or because it cannot be read any more. */
export function taskUnfinished(cause?: unknown): ApiError {
  return new ApiError('unfinished', 'It was begun, but its end was not seen. It may still be done', { cause })
}

/** The answer belongs to an identity that is no longer signed in; never shown. */
export function staleIdentity(): ApiError {
  return new ApiError('stale-identity', 'The identity changed while the call was under way')
}

/** True when a value is a failed call. */
export function isApiError(value: unknown): value is ApiError {
  return value instanceof ApiError
}
