import { isServiceDown, joinMessages } from '../../api/envelope'
import { isApiError, type ApiError } from '../../api/errors'
import { DeveloperError } from '../../lib/developer-error'
import { firstCharacters } from '../../lib/first-characters'
import { listMessage } from '../../lib/message-list'
import type { Platform } from '../platform'
import { failureKind } from './failure-kind'
import { GeneralError } from './general-error'
import { StandardError } from './standard-error'

/** Maximum characters shown of an unreadable answer; the report has more. */
const longestAnswer = 120

function shortened(message: string): string {
  return message.length > longestAnswer ? `${firstCharacters(message, longestAnswer)}…` : message
}

type Translate = Platform['texts']['t']

const withoutStop = (message: string): string => message.replace(/\.$/, '')

/** A message of the catalogue, followed by the platform's own message if it sent one. */
const withReported = (message: string, reported: string | undefined): string =>
  reported === undefined ? message : `${withoutStop(message)}. ${reported}`

/** Distinct messages as the catalogue's list; a single one as it is. */
function listed(t: Translate, messages: readonly string[]): string {
  const different = [...new Set(messages)]
  const [first = ''] = different
  return different.length < 2
    ? first
    : listMessage(t('errors.several', { count: different.length }), different)
}

function messageOfCall(t: Translate, error: ApiError): string {
  const { message, reported } = error
  switch (error.kind) {
    case 'connection':
      return t('errors.connection')
    case 'timeout':
      return withReported(t('errors.timeout'), reported)
    case 'unfinished':
      return withReported(t('errors.unfinished'), reported)
    case 'gateway-timeout':
      return withReported(t('errors.gatewayTimeout'), reported)
    case 'content-type':
      return error.noList ? t('errors.noList') : shortened(message)
    default: {
      if (isServiceDown(error)) return t('errors.unreachable', { message: withoutStop(message) })
      const fields = error.fields.map((field) => field.message)
      return (message === joinMessages(fields) ? listed(t, fields) : message) || t('errors.unknown')
    }
  }
}

/** Message of a failure: the platform's, or the catalogue's; several at once as a list (`listMessage`). */
export function errorMessage(platform: Pick<Platform, 'texts'>, error: unknown): string {
  const { t } = platform.texts
  if (isApiError(error)) return messageOfCall(t, error)
  if (error instanceof AggregateError)
    return listed(
      t,
      error.errors.map((each: unknown) => errorMessage(platform, each)),
    )
  if (error instanceof StandardError) return t(error.key, error.values)
  return (error instanceof GeneralError && error.message) || t('errors.unknown')
}

/**
 * `errorMessage` for developers: also shows the message of a programming error, and the content of an answer without the
 * expected list.
 */
export function errorDetail(platform: Pick<Platform, 'texts'>, error: unknown): string {
  if (error instanceof DeveloperError) return error.message
  if (isApiError(error) && error.noList) return shortened(error.message)
  if (failureKind(error) !== 'unknown') return errorMessage(platform, error)
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
}

/**
 * The platform's own message about a failed call, or its unreadable answer, for places that report the failure in their
 * own words; several are joined. Undefined if there is none.
 */
export function platformWords(error: unknown): string | undefined {
  if (error instanceof AggregateError) {
    const words = new Set(error.errors.map(platformWords).filter((each) => each !== undefined))
    return words.size === 0 ? undefined : [...words].join('; ')
  }
  if (!isApiError(error)) return undefined
  const words = error.kind === 'content-type' && !error.noList ? error.message : error.reported
  return words === undefined ? undefined : shortened(words)
}

/** Correlation id of a failed call, if any; several with commas. */
export function errorReference(error: unknown): string | undefined {
  if (!(error instanceof AggregateError)) return isApiError(error) ? error.correlationId : undefined
  const ids = error.errors.map(errorReference).filter((id) => id !== undefined)
  return ids.length === 0 ? undefined : ids.join(', ')
}

/**
 * Failures of several parts as one: those with the same message count once, with the reference of the first. A single one
 * is returned unchanged.
 */
export function joinFailures(platform: Pick<Platform, 'texts'>, errors: readonly unknown[]): unknown {
  const different = [...new Map(errors.toReversed().map((error) => [errorMessage(platform, error), error]))]
    .toReversed()
    .map(([, error]) => error)
  return different.length > 1 ? new AggregateError(different) : different[0]
}
