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

/** A failed call. `message` is for people; what its status means, `envelope.ts` says. */
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
  /** The idempotency key it was sent under, so that it can be sent again without doing it twice. */
  key: string | undefined

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
