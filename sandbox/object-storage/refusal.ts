import { element } from './xml'

/** Something the object storage refuses, as S3 says it. */
export class StorageRefusal extends Error {
  override readonly name = 'StorageRefusal'

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** Further elements of the answer, such as the server's time. */
    readonly more: Readonly<Record<string, string>> = {},
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message)
  }

  /** The body of the answer. */
  document(resource: string): string {
    const parts = { Code: this.code, Message: this.message, Resource: resource, ...this.more }
    return element(
      'Error',
      Object.entries(parts)
        .map(([name, text]) => element(name, [text]))
        .join(''),
    )
  }
}

/** An object, upload or bucket that is not there. */
export function missing(
  code: 'NoSuchKey' | 'NoSuchBucket' | 'NoSuchUpload' | 'NoSuchVersion',
  headers: Readonly<Record<string, string>> = {},
): StorageRefusal {
  return new StorageRefusal(
    404,
    code,
    `The specified ${code.slice('NoSuch'.length).toLowerCase()} does not exist.`,
    {},
    headers,
  )
}

/** A parameter or header that cannot be. */
export function invalid(message: string): StorageRefusal {
  return new StorageRefusal(400, 'InvalidArgument', message)
}
