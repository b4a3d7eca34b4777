import { isRefused, isServiceDown } from '../api/envelope'
import { isApiError, type ApiError } from '../api/errors'
import { DeveloperError } from '../lib/developer-error'
import { isLoadFailure } from '../lib/is-load-failure'

function callWords(error: ApiError): string {
  switch (error.kind) {
    case 'connection':
      return 'The platform could not be reached. Check the connection, then reload.'
    case 'timeout':
    case 'gateway-timeout':
      return 'The platform did not answer in time.'
    case 'content-type':
      return 'The platform answered, but not with the settings of this console.'
    default:
      if (isRefused(error))
        return 'The platform does not give the settings of this console to anybody who is not signed in. Only its operator can change that; you are still signed in if you were.'
      if (isServiceDown(error)) return 'The platform is not available at the moment.'
      return error.reported ?? 'The platform could not give the settings of this console.'
  }
}

/**
 * Why the console could not start, in the language of the description because the texts may be missing. Of an answer only the
 * platform's own message is repeated, never a part of an unreadable body.
 */
export function startFailureWords(error: unknown): string {
  if (isApiError(error)) return callWords(error)
  if (error instanceof DeveloperError) return error.message
  if (isLoadFailure(error)) return 'A file of the console could not be loaded.'
  return 'A part of the console failed.'
}
