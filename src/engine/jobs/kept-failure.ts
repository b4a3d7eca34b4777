import { ApiError, isApiError, type ApiErrorKind } from '../../api/errors'
import { isRecord } from '../../lib/is-record'

const kinds: Record<ApiErrorKind, true> = {
  connection: true,
  'content-type': true,
  timeout: true,
  'gateway-timeout': true,
  unfinished: true,
  permission: true,
  server: true,
  api: true,
  generic: true,
  'stale-identity': true,
}

const isKind = (value: unknown): value is ApiErrorKind =>
  typeof value === 'string' && Object.hasOwn(kinds, value)

/** A failure as data, with what is said of it; of one that is no answer of a call only that it happened. */
export function failureData(failure: unknown): Record<string, unknown> {
  if (!isApiError(failure)) return { kind: 'generic', message: '' }
  const { kind, message, status, correlationId } = failure
  return { kind, message, status, correlationId }
}

/** The failure data tells of; undefined for anything else. */
export function failureIn(data: unknown): ApiError | undefined {
  if (!isRecord(data)) return undefined
  const { kind, message, status, correlationId } = data
  if (!isKind(kind) || typeof message !== 'string') return undefined
  return new ApiError(kind, message, {
    status: typeof status === 'number' ? status : undefined,
    correlationId: typeof correlationId === 'string' ? correlationId : undefined,
  })
}
