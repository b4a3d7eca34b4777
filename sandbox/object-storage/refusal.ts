import { element } from './xml'

/** A refusal of the object storage, in the form of S3. */
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

/** Refusal for an unknown object, version, upload or bucket. */
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

/** Refusal of an invalid parameter or header. */
export function invalid(message: string): StorageRefusal {
  return new StorageRefusal(400, 'InvalidArgument', message)
}
