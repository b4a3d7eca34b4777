/** A failure with a message for users, which is shown unchanged (specification section 8, kind general). */
export class GeneralError extends Error {
  override readonly name: string = 'GeneralError'
  /** `credentials` if it is about the name or password of a sign-in. */
  readonly kind: 'general' | 'credentials' = 'general'
}
