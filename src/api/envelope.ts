import { service } from '../generated/service'
import { firstCharacters } from '../lib/first-characters'
import { isRecord } from '../lib/is-record'
import { listMessage } from '../lib/message-list'
import { parseJson } from '../lib/parse-json'
import type { RefusedFields } from '../lib/service'
import { valueAt } from '../lib/value-at'
import { ApiError, isApiError, type FieldProblem } from './errors'

/* Interprets failed answers. Only this file reads status codes and error bodies, so that a platform with another
   error envelope changes one file. */

/** The parts of an answer needed for classification. */
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

function seconds(header: string | null): number | undefined {
  if (header === null || header.trim() === '') return undefined
  const value = Number(header)
  if (Number.isFinite(value)) return Math.max(0, value)
  const date = Date.parse(header)
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - Date.now()) / 1000))
}

/** True for non-blank text. */
function isMessage(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

/** True for a body without content: `{}`, `[]`, `null`, `""`, also nested. */
function saysNothing(body: unknown): boolean {
  if (typeof body === 'string') return !isMessage(body)
  if (typeof body !== 'object') return false
  return Object.values(body ?? {}).every(saysNothing)
}

interface Envelope {
  message: string | undefined
  fields: FieldProblem[]
  /** True if the text is the platform's own statement about the failure. */
  stated: boolean
}

/** Reads the four error envelopes of the platform (platform facts, section 1), and the one the description names. */
export function readEnvelope(body: unknown): Envelope {
  const none: Envelope = { message: undefined, fields: [], stated: false }
  if (!isRecord(body)) return none
  if (isRecord(body.errors)) {
    const { Error: general, ...others } = body.errors
    const fields = Object.entries(others).flatMap(([field, value]) =>
      isMessage(value) ? [{ field, message: value }] : [],
    )
    const permissions = Object.values(others).flatMap((value) =>
      isRecord(value) && isMessage(value.msg) ? [value.msg] : [],
    )
    const stated = [...(isMessage(general) ? [general] : []), ...permissions]
    const messages = [...stated, ...fields.map(({ message }) => message)]
    // With a general statement, the messages about fields are part of it.
    if (stated.length > 0) return { message: joinMessages(messages), fields: [], stated: true }
    if (fields.length > 0) return { message: joinMessages(messages), fields, stated: false }
  }
  if (isMessage(body.message)) return { message: body.message, fields: [], stated: false }
  // Refused payments have this member (`SendLinkDataAnswer`, `TopupResult`).
  if (isMessage(body.error_msg)) return { message: body.error_msg, fields: [], stated: false }
  const own = service.failure === null ? undefined : valueAt(body, service.failure)
  const fields = service.refused === null ? [] : refusedFields(body, service.refused)
  const message = isMessage(own)
    ? own
    : fields.length > 0
      ? joinMessages(fields.map((each) => each.message))
      : undefined
  return message === undefined ? none : { message, fields, stated: true }
}

/** Field name of a JSON pointer (`#/owner/name`, `/name`), with dots. */
const fieldName = (name: string): string =>
  /^#?\//.test(name) ? name.replace(/^#?\//, '').replaceAll('/', '.') : name

/** Fields named in an error body, where the description defines them. */
export function refusedFields(body: unknown, { at, name, words }: RefusedFields): FieldProblem[] {
  const named = valueAt(body, at)
  return (Array.isArray(named) ? named : []).flatMap((each: unknown) => {
    const field = valueAt(each, name)
    const reported = [valueAt(each, words)].flat().filter(isMessage)
    return isMessage(field) && reported.length > 0
      ? [{ field: fieldName(field), message: reported.join(' ') }]
      : []
  })
}

/** One message unchanged; several as 'Multiple (N) errors:' and a list (specification section 8). */
export function joinMessages(messages: readonly string[]): string {
  const [first = ''] = messages
  return messages.length < 2 ? first : listMessage(`Multiple (${messages.length}) errors:`, messages)
}

/** The failure limited to these of its fields; unchanged if the platform has a message of its own for all. */
export function aboutFields(error: ApiError, fields: readonly FieldProblem[]): ApiError {
  const join = (problems: readonly FieldProblem[]): string =>
    joinMessages(problems.map(({ message }) => message))
  if (fields.length === error.fields.length || error.message !== join(error.fields)) return error
  const { kind, status, correlationId, retryAfter } = error
  return new ApiError(kind, join(fields), {
    status,
    correlationId,
    retryAfter,
    fields,
    reported: join(fields),
    cause: error,
  })
}

/** Classifies a failed answer by status, then by body (specification section 8, response mapping). */
export function classifyFailure(answer: RawAnswer): ApiError {
  const about = {
    status: answer.status,
    correlationId: answer.correlationId,
    retryAfter: seconds(answer.retryAfter),
  }
  const body = parseJson(answer.text)
  const envelope = readEnvelope(body)
  if (answer.status === 504) {
    const kind = isHtml(answer) ? 'gateway-timeout' : 'timeout'
    const reported = envelope.message
    return new ApiError(kind, reported ?? (kind === 'timeout' ? 'Timeout' : 'Gateway timeout'), {
      ...about,
      reported,
    })
  }
  const words = isHtml(answer) || saysNothing(body) ? '' : firstCharacters(answer.text.trim(), 250)
  const reported = envelope.message ?? (words || answer.statusText || undefined)
  const message = reported ?? `HTTP ${answer.status}`
  const more = { ...about, reported }
  if (answer.status === 403) return new ApiError('permission', message, more)
  if (isRecord(body) && 'stack' in body) return new ApiError('server', message, more)
  if (envelope.stated || envelope.fields.length > 0)
    return new ApiError('api', message, { ...more, fields: envelope.fields })
  return new ApiError('generic', message, more)
}

/** The error of a failed task, with the platform's message. */
export function taskFailure(answer: RawAnswer, message: string | undefined): ApiError {
  return new ApiError('api', message ?? 'The task has failed', {
    reported: message,
    correlationId: answer.correlationId,
  })
}

/**
 * Error for a successful status with an unexpected body: names the content type and the first 500 characters. `what` is
 * the unexpected part, by default the type.
 * @param noList the body is readable but not the expected list
 */
export function unexpectedContent(
  answer: RawAnswer,
  what = 'Unexpected content type',
  noList = false,
): ApiError {
  const type = answer.contentType === '' ? 'none' : answer.contentType
  return new ApiError('content-type', `${what} ${type}: ${firstCharacters(answer.text, 500)}`, {
    status: answer.status,
    correlationId: answer.correlationId,
    noList,
  })
}

/** Whether the body of a successful answer is a refusal. */
export function saysRefused(body: unknown): boolean {
  return isRecord(body) && isRecord(body.errors) && readEnvelope(body).message !== undefined
}

/** The gateway's message for an unknown key, with status 403, which otherwise means a missing permission. */
const unknownKey = 'Invalid authentication credentials'

/** Whether an answer says that its key is missing or unknown. */
export async function refusesKey(response: Response): Promise<boolean> {
  if (response.status === 401) return true
  return response.status === 403 && (await response.clone().text()).includes(unknownKey)
}

/** Whether an answer announces an asynchronous task. */
export const beginsWork = (answer: RawAnswer): boolean => answer.status === 202

const hasStatus =
  (...statuses: readonly number[]) =>
  (error: unknown): boolean =>
    isApiError(error) && error.status !== undefined && statuses.includes(error.status)

/** Whether a gateway could not forward the call. */
export const isGatewayFailure = hasStatus(502)

/** Whether the service behind the gateway is down. */
export const isServiceDown = hasStatus(502, 503)

/** Whether a call was refused for a missing key or permission. */
export const isRefused = hasStatus(401, 403)

/** Whether nothing exists at the URL of a call. */
export const isNotFound = hasStatus(404)

/** Whether a status may mean that the record is gone: 404 or 410, for machines 400 (platform facts, section 1). */
export const maySayGone = hasStatus(400, 404, 410)

/** Whether the platform failed without saying why, as it also does for the removal of a machine, snapshot or token that is gone. */
export const isInternalFailure = hasStatus(500)
