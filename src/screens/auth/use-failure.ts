import { IdentityError, type FailureTopic } from '../../platform/identity/identity-failure'
import { usePlatform } from '../../platform/platform'
import { errorMessage, errorReference } from '../../platform/failures/failure-message'

/** Why a sign-in failed: the field it concerns, and its message with the correlation id in brackets. */
export interface Failure {
  readonly topic: FailureTopic
  readonly message: string
  /** With `second-factor`: token to send with the code. */
  readonly token?: string
}

/** Returns a function that converts an error thrown by a sign-in. */
export function useFailure(): (error: unknown) => Failure {
  const platform = usePlatform()
  return (error) => {
    if (error instanceof IdentityError)
      return { topic: error.topic, message: error.message, token: error.token }
    const reference = errorReference(error)
    const message = errorMessage(platform, error)
    return { topic: 'general', message: reference === undefined ? message : `${message} [${reference}]` }
  }
}
