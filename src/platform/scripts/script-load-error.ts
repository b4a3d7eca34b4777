/** Why a script is not there: not on the list, not served or refused by the policy, or slower than the limit. */
type Reason = 'refused' | 'failed' | 'late'

/** A foreign script did not load. */
export class ScriptLoadError extends Error {
  override readonly name = 'ScriptLoadError'

  /** `address` may hold a key in its query; it is not for reports. */
  constructor(
    readonly address: string,
    readonly reason: Reason,
  ) {
    super('Failed to load script')
  }
}
