/** The database could not be written, most likely because the disk is full. Nothing of the transaction was done. */
export class DatabaseWriteError extends Error {
  override readonly name = 'DatabaseWriteError'

  constructor(cause: unknown) {
    super('The database cannot be written; the disk may be full. Free some space and try again.', { cause })
  }
}

/** The file cannot be used as the database of a sandbox; the message says what to do, without a full stop. */
export class DatabaseFileError extends Error {
  override readonly name = 'DatabaseFileError'

  /** `isOurs`: it is a database of the sandbox, so it may be replaced. */
  constructor(
    message: string,
    readonly isOurs = false,
  ) {
    super(message)
  }
}

/** Messages of SQLite for a full disk, which it also reports as an I/O error. */
const full = /database or disk is full|disk I\/O error/

/** Message of SQLite for damaged pages. */
const damaged = /malformed/

export function isWriteFailure(error: unknown): boolean {
  return error instanceof Error && full.test(error.message)
}

export function isDamage(error: unknown): boolean {
  return error instanceof Error && damaged.test(error.message)
}
