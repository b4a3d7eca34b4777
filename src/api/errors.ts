/** Kinds of failure (specification section 8). */
export type ApiErrorKind =
  | 'connection'
  | 'content-type'
  | 'timeout'
  | 'gateway-timeout'
  /** The call was accepted, but its result is unknown. */
  | 'unfinished'
  | 'permission'
  | 'server'
  | 'api'
  | 'generic'
  | 'stale-identity'

/** A refused field of a request, with the server's message. */
export interface FieldProblem {
  field: string
  message: string
}

/** A failed call. `message` is for users; `envelope.ts` interprets the status. */
export class ApiError extends Error {
  override readonly name: string
  readonly kind: ApiErrorKind
  /** HTTP status; undefined without an answer. */
  readonly status: number | undefined
  /** The platform's correlation id, shown once in brackets (specification decisions, 10). */
  readonly correlationId: string | undefined
  /** Refused fields of the request. */
  readonly fields: readonly FieldProblem[]
  /** Seconds the server asks to wait. */
  readonly retryAfter: number | undefined
  /** The platform's own message, also if `message` is the client's; undefined if it sent none. */
  readonly reported: string | undefined
  /** The answer lacks the expected list; `message` has the beginning of the answer, for developers. */
  readonly noList: boolean
  /** The call was never sent: the browser was offline, or a read before it failed. */
  readonly unsent: boolean
  /** Idempotency key of the call, with which it can be repeated safely. */
  key: string | undefined

  constructor(
    kind: ApiErrorKind,
    message: string,
    about: {
      status?: number | undefined
      correlationId?: string | undefined
      fields?: readonly FieldProblem[]
      retryAfter?: number | undefined
      reported?: string | undefined
      noList?: boolean
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
    this.reported = about.reported
    this.noList = about.noList ?? false
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

/**
 * Reads what a write needs, before it.
 * @throws what `work` throws; a failed read says that nothing was sent
 */
export async function beforeSending<Out>(work: () => Promise<Out>): Promise<Out> {
  try {
    return await work()
  } catch (error) {
    if (!isApiError(error)) throw error
    throw new ApiError(error.kind, error.message, { ...error, cause: error.cause, unsent: true })
  }
}

/** No answer: connection refused or reset, or offline (`unsent`). */
export function connectionFailure(cause: unknown, unsent = false): ApiError {
  return new ApiError('connection', 'Failed to connect to server', { cause, unsent })
}

/** The call timed out. */
export function noAnswerInTime(afterSeconds: number): ApiError {
  return new ApiError('timeout', `No answer after ${afterSeconds} s`)
}

/** The result of a task is unknown: it took too long or, by `cause`, cannot be read. */
export function taskUnfinished(cause?: unknown): ApiError {
  const answer = isApiError(cause) && cause.status !== undefined ? cause : undefined
  return new ApiError('unfinished', 'It was begun, but its end was not seen. It may still be done', {
    cause,
    reported: answer?.reported,
    correlationId: answer?.correlationId,
  })
}

/** The answer belongs to a previous session; never shown. */
export function staleIdentity(): ApiError {
  return new ApiError('stale-identity', 'The identity changed while the call was under way')
}

/** True for a failed call. */
export function isApiError(value: unknown): value is ApiError {
  return value instanceof ApiError
}

/** Idempotency key of a failed call; undefined if its operation takes none. */
export const idempotencyKeyOf = (error: unknown): string | undefined =>
  isApiError(error) ? error.key : undefined
