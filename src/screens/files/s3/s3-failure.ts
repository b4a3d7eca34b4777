/** Statuses that may pass: no answer, too many calls. */
const passing: ReadonlySet<number> = new Set([0, 429])

/** A call to the object storage that was not answered, or refused. */
export class S3Failure extends Error {
  override readonly name = 'S3Failure'

  constructor(
    /** HTTP status; 0 without an answer, also if the bucket's CORS rule does not allow this page. */
    readonly status: number,
    /** Code of S3, such as `AccessDenied`; empty without one. */
    readonly code: string,
    message: string,
  ) {
    super(message)
  }

  /** Whether the same call may succeed a little later. */
  get passes(): boolean {
    return passing.has(this.status) || this.status >= 500
  }
}
