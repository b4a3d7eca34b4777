import { isApiError, type ApiErrorKind } from '../../api/errors'
import { DeveloperError } from '../../lib/developer-error'
import { GeneralError } from './general-error'
import { StandardError } from './standard-error'

/** Kinds of failure: those of calls, and those of the console (specification section 8, error catalogue). */
export type FailureKind =
  | ApiErrorKind
  /** No error class of the console. */
  | 'unknown'
  | 'developer'
  | 'standard'
  | 'general'
  /** General, and about the name or password of a sign-in. */
  | 'credentials'
  /** Several failures at once. */
  | 'several'

/** The kind of a thrown value. */
export function failureKind(error: unknown): FailureKind {
  if (isApiError(error)) return error.kind
  if (error instanceof AggregateError) return 'several'
  if (error instanceof DeveloperError) return 'developer'
  if (error instanceof StandardError) return 'standard'
  return error instanceof GeneralError ? error.kind : 'unknown'
}
