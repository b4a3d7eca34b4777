import { service } from '../generated/service'
import { firstCharacters } from '../lib/first-characters'
import { isRecord } from '../lib/is-record'
import type { RefusedFields } from '../lib/service'
import { valueAt } from '../lib/value-at'
import { ApiError, isApiError, type FieldProblem } from './errors'

/*
 * What an answer says of a failure. No other file of the console reads a status code or the body of a refusal, so a
 * platform with another error envelope changes this file alone.
 */

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
  const fields = service.refused === null ? [] : refusedFields(body, service.refused)
  const message = isSaid(own)
    ? own
    : fields.length > 0
      ? joinMessages(fields.map((each) => each.message))
      : undefined
  return message === undefined ? none : { message, fields, stated: true }
}

/** The name of a field as forms have it: that of a JSON pointer (`#/owner/name`, `/name`) with dots. */
const fieldName = (name: string): string =>
  /^#?\//.test(name) ? name.replace(/^#?\//, '').replaceAll('/', '.') : name

/** The fields a refusal names, where the description says it does. */
export function refusedFields(body: unknown, { at, name, words }: RefusedFields): FieldProblem[] {
  const named = valueAt(body, at)
  return (Array.isArray(named) ? named : []).flatMap((each: unknown) => {
    const field = valueAt(each, name)
    const said = [valueAt(each, words)].flat().filter(isSaid)
    return isSaid(field) && said.length > 0 ? [{ field: fieldName(field), message: said.join(' ') }] : []
  })
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

/** Whether a body that came with success says that the call was refused. */
export function saysRefused(body: unknown): boolean {
  return isRecord(body) && isRecord(body.errors) && readEnvelope(body).message !== undefined
}

/** What the gateway says of a key that nobody has, with status 403, which means a missing permission otherwise. */
const unknownKey = 'Invalid authentication credentials'

/** Whether an answer says that the key it was asked with is missing or not known. */
export async function refusesKey(response: Response): Promise<boolean> {
  if (response.status === 401) return true
  return response.status === 403 && (await response.clone().text()).includes(unknownKey)
}

/** Whether an answer promises work under way. */
export const beginsWork = (answer: RawAnswer): boolean => answer.status === 202

const hasStatus =
  (...statuses: readonly number[]) =>
  (error: unknown): boolean =>
    isApiError(error) && error.status !== undefined && statuses.includes(error.status)

/** Whether a gateway could not pass the call on. */
export const isGatewayFailure = hasStatus(502)

/** Whether the service behind the gateway does not answer now. */
export const isServiceDown = hasStatus(502, 503)

/** Whether there is nothing at the address of the call. */
export const isNotFound = hasStatus(404)

/** Whether the platform may mean that a record is not there: 404 or 410, of machines 400 (platform facts, section 1). */
export const maySayGone = hasStatus(400, 404, 410)
