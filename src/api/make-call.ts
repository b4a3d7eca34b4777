import { isOffline } from '../lib/is-offline'
import { isRecord } from '../lib/is-record'
import type { Operation, TaskRule } from '../lib/operation'
import { parseJson } from '../lib/parse-json'
import { valueAt } from '../lib/value-at'
import type { ApiClient } from './client'
import { correlationId } from './correlation'
import { encodeForm } from './encode-form'
import {
  beginsWork,
  classifyFailure,
  saysRefused,
  taskFailure,
  unexpectedContent,
  type RawAnswer,
} from './envelope'
import { connectionFailure, isApiError, noAnswerInTime, staleIdentity } from './errors'
import { followTask, taskTimeout, type TaskLook } from './follow-task'
import { unwrap } from './pages'
import { readOf } from './reads'
import { taskOutcome } from './task'

/** Timeout of a call in seconds. */
export const answerTimeout = 60

/** A request's parameters by position; see `buildRequest`. */
export interface CallInput {
  path?: Record<string, string>
  query?: Record<string, string | number | boolean>
  body?: Record<string, unknown> | undefined
  /** Idempotency key, if the operation takes one. */
  key?: string | undefined
}

const encoders = {
  form: { type: 'application/x-www-form-urlencoded', encode: encodeForm },
  json: { type: 'application/json', encode: (body: Record<string, unknown>) => JSON.stringify(body) },
}

function readAnswer(response: Response, text: string): RawAnswer {
  return {
    status: response.status,
    statusText: response.statusText,
    contentType: response.headers.get('content-type') ?? '',
    correlationId: correlationId(response),
    retryAfter: response.headers.get('retry-after'),
    text,
  }
}

/** True for a binary answer, such as a PDF. */
function isFile({ answer }: Operation): boolean {
  return answer !== undefined && !/^(none$|text\/|application\/(json|xml)$)/.test(answer)
}

/** `file` is the body of a binary answer. */
function decode(operation: Operation, answer: RawAnswer, file: Blob | undefined): unknown {
  if (answer.text === '') return undefined
  const wanted = operation.answer ?? 'application/json'
  if (wanted !== 'application/json' && wanted !== 'none') {
    if (answer.contentType.includes(wanted)) return file ?? answer.text
    throw saysRefused(parseJson(answer.text)) ? classifyFailure(answer) : unexpectedContent(answer)
  }
  if (!answer.contentType.includes('json')) throw unexpectedContent(answer)
  let body: unknown
  try {
    body = JSON.parse(answer.text)
  } catch {
    throw unexpectedContent(answer, 'Unreadable answer of type')
  }
  const failed =
    operation.success && isRecord(body) && operation.success.property in body
      ? body[operation.success.property] !== operation.success.equals
      : false
  if (saysRefused(body) || failed) throw classifyFailure(answer)
  return body
}

/** One HTTP request with its answer. `file` is the body of a binary answer. */
async function exchange(
  client: ApiClient,
  operation: Operation,
  input: CallInput,
  signal: AbortSignal | undefined,
): Promise<{ answer: RawAnswer; file: Blob | undefined }> {
  const { epoch } = client.identity()
  const timeout = client.deadline(answerTimeout * 1000)
  const encoder = operation.body && input.body ? encoders[operation.body] : undefined
  const headers = {
    ...(encoder && input.body ? { 'content-type': encoder.type } : {}),
    ...(operation.keyHeader !== undefined && input.key !== undefined
      ? { [operation.keyHeader]: input.key }
      : {}),
  }
  const init = {
    params: { path: input.path ?? {}, query: input.query ?? {} },
    parseAs: isFile(operation) ? ('blob' as const) : ('text' as const),
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    headers,
    ...(encoder && input.body ? { body: input.body, bodySerializer: encoder.encode } : {}),
  }
  const unsent = isOffline()
  let answer: RawAnswer
  let file: Blob | undefined
  let ok: boolean
  try {
    const request = client.request as (
      method: Lowercase<Operation['method']>,
      path: string,
      options: typeof init,
    ) => Promise<{ data?: unknown; error?: unknown; response: Response }>
    const { data, error, response } = await request(lower(operation.method), operation.path, init)
    if (data instanceof Blob) file = data
    const text =
      (file ? await file.text() : data) ??
      (typeof error === 'string' ? error : error === undefined ? '' : JSON.stringify(error))
    answer = readAnswer(response, typeof text === 'string' ? text : '')
    ok = response.ok
  } catch (cause) {
    if (signal?.aborted) throw cause
    if (client.identity().epoch !== epoch) throw staleIdentity()
    if (timeout.aborted) throw noAnswerInTime(answerTimeout)
    throw isApiError(cause) ? cause : connectionFailure(cause, unsent)
  }
  if (client.identity().epoch !== epoch) throw staleIdentity()
  if (!ok) throw classifyFailure(answer)
  return { answer, file }
}

/** Id of the task an answer has started; undefined if the work was done at once. */
function begunTask(task: TaskRule, answer: RawAnswer, body: unknown): string | undefined {
  const id = valueAt(body, task.id)
  if (typeof id === 'number' || (typeof id === 'string' && id !== '')) return String(id)
  // Without an id, the result of work announced by 202 could not be determined.
  if (beginsWork(answer)) throw unexpectedContent(answer)
  return undefined
}

/** Polls a task until it ends and returns its result. Throws `ApiError` with the platform's message. */
async function taskResult(
  client: ApiClient,
  rule: TaskRule,
  id: string,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const operation = readOf(rule.operation)
  const input = { path: { [rule.parameter]: id } }
  const look = async (): Promise<TaskLook> => {
    const { answer, file } = await exchange(client, operation, input, signal)
    const outcome = taskOutcome(rule, decode(operation, answer, file))
    const wait = Number(answer.retryAfter ?? 0) * 1000
    return { outcome, wait, failed: (message) => taskFailure(answer, message) }
  }
  return followTask(look, client.deadline(taskTimeout * 1000), signal)
}

/** The result of a call. Throws `ApiError` if a list was expected and is missing. */
function wanted({ list }: Operation, given: unknown, answer: RawAnswer): unknown {
  if (list && !Array.isArray(given)) throw unexpectedContent(answer, 'No list in an answer of type', true)
  return given
}

/**
 * Calls an operation. Returns the decoded answer, a Blob for a file, undefined if empty; unwraps envelopes, reads all
 * pages of a list, and polls a task until it has a result. Throws `ApiError` otherwise; the status decides about
 * failure, never the presence of an error body. The caller's abort passes through.
 */
export async function makeCall(
  client: ApiClient,
  operation: Operation,
  input: CallInput,
  signal?: AbortSignal,
): Promise<unknown> {
  try {
    const answer = await answerOf(client, operation, input, signal)
    client.note({ operation, input, failure: undefined })
    return answer
  } catch (error) {
    client.failed.note(operation, input.path?.location, error)
    if (isApiError(error)) {
      if (operation.keyHeader !== undefined) error.key = input.key
      client.note({ operation, input, failure: error })
    }
    throw error
  }
}

async function answerOf(
  client: ApiClient,
  operation: Operation,
  input: CallInput,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const { answer, file } = await exchange(client, operation, input, signal)
  const body = decode(operation, answer, file)
  const { within, task } = operation
  const begun = task && begunTask(task, answer, body)
  if (task && begun !== undefined) {
    const made = await taskResult(client, task, begun, signal)
    // A task without a result has changed the record in the first answer.
    if (task.result !== undefined || !within) return made
  }
  if (!within || body === undefined) return wanted(operation, body, answer)
  const inside = await unwrap(within, body, async (cursor) => {
    const query = { ...input.query, [within.pages?.cursor ?? '']: cursor }
    const next = await exchange(client, operation, { ...input, query }, signal)
    return decode(operation, next.answer, next.file)
  })
  if (inside === undefined) throw unexpectedContent(answer)
  return wanted(operation, inside, answer)
}

function lower(method: Operation['method']): Lowercase<Operation['method']> {
  const names = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const
  return names[method]
}
