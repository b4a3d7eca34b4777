import { isTextType } from '../lib/content-type'
import { encodeForm } from './encode-form'
import { cookiesOf, credential } from './credential'
import { correlationId } from './correlation'
import { connectionFailure } from './errors'
import { newKey } from './new-key'
import { filledPath, queryString, type SampleRequest } from './samples/sample-request'
import { service } from '../generated/service'

/** An answer of any status, unprocessed. */
export interface RawCallAnswer {
  status: number
  /** Content type without parameters; empty without a body. */
  contentType: string
  /** The platform's correlation id, if any. */
  correlationId: string | undefined
  /** Duration in ms until the last byte. */
  milliseconds: number
  /** Size of the decoded body. */
  bytes: number
  /** Empty if the body is binary. */
  text: string
  /** A binary body. */
  file?: Blob
}

/** Injected dependencies of a raw call. */
export interface RawCallSeams {
  fetch: (request: Request) => Promise<Response>
  /** Monotonic clock in ms. */
  now: () => number
  signal: AbortSignal
}

/**
 * Makes a call with any key and returns the answer unprocessed: the status decides nothing, and the session is not
 * affected. Throws `ApiError` without an answer; an abort passes through.
 */
export async function callRaw(
  request: SampleRequest,
  apiKey: string | undefined,
  { fetch, now, signal }: RawCallSeams,
): Promise<RawCallAnswer> {
  const { operation, base, query, body } = request
  const isForm = operation.body === 'form'
  const headers = new Headers()
  if (apiKey !== undefined) headers.set(...credential(apiKey))
  if (operation.body && body)
    headers.set('content-type', isForm ? 'application/x-www-form-urlencoded' : 'application/json')
  // Lets the browser repeat the request safely; a second call by the user gets a new key.
  if (operation.keyHeader !== undefined) headers.set(operation.keyHeader, newKey())
  const started = now()
  try {
    const answer = await fetch(
      new Request(`${base}${service.path}${filledPath(request)}${queryString(query)}`, {
        method: operation.method,
        headers,
        ...(operation.body && body ? { body: isForm ? encodeForm(body) : JSON.stringify(body) } : {}),
        redirect: 'error',
        credentials: cookiesOf(apiKey),
        cache: 'no-store',
        signal,
      }),
    )
    const contentType = (answer.headers.get('content-type') ?? '').split(';')[0]?.trim() ?? ''
    const file = await answer.blob()
    return {
      status: answer.status,
      contentType,
      correlationId: correlationId(answer),
      milliseconds: now() - started,
      bytes: file.size,
      ...(isTextType(contentType) ? { text: await file.text() } : { text: '', file }),
    }
  } catch (cause) {
    if (signal.aborted) throw cause
    throw connectionFailure(cause)
  }
}
