import { isTextType } from '../lib/content-type'
import { encodeForm } from './encode-form'
import { credential } from './credential'
import { correlationId } from './correlation'
import { connectionFailure } from './errors'
import { newKey } from './new-key'
import { filledPath, queryString, type SampleRequest } from './samples/sample-request'
import { service } from '../generated/service'

/** An answer as it came, of whatever status. */
export interface RawCallAnswer {
  status: number
  /** The content type without its parameters; empty when there is no body. */
  contentType: string
  /** The platform's reference for the call, when it gave one. */
  correlationId: string | undefined
  /** From sending to the last byte, in milliseconds. */
  milliseconds: number
  /** Of the body, as it was decoded. */
  bytes: number
  /** Empty where the body is no text. */
  text: string
  /** The body that is no text. */
  file?: Blob
}

/** The outside of a raw call. */
export interface RawCallSeams {
  fetch: (request: Request) => Promise<Response>
  /** Milliseconds of a clock that only goes forward. */
  now: () => number
  signal: AbortSignal
}

/**
 * Makes a call exactly as it is described to a reader, with any key, and gives back whatever is answered: statuses decide
 * nothing here, and the session learns nothing of it. Throws `ApiError` when there is no answer; an abort passes through.
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
  // The browser may send it again by itself; by hand it is another call.
  if (operation.keyHeader !== undefined) headers.set(operation.keyHeader, newKey())
  const started = now()
  try {
    const answer = await fetch(
      new Request(`${base}${service.path}${filledPath(request)}${queryString(query)}`, {
        method: operation.method,
        headers,
        ...(operation.body && body ? { body: isForm ? encodeForm(body) : JSON.stringify(body) } : {}),
        redirect: 'error',
        credentials: 'omit',
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
