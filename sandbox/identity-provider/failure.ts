import type { ApiFailure } from '../failures'

/** A refusal of the identity provider: signing in and everything about accounts answer in two shapes. */
export class IdentityFailure extends Error {
  override readonly name = 'IdentityFailure'

  constructor(
    readonly status: number,
    readonly body: Readonly<Record<string, unknown>>,
    /** Headers of the answer besides those of every answer. */
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(JSON.stringify(body))
  }
}

/** How signing in is refused. */
export function loginFailure(status: number, error: string, text: string): IdentityFailure {
  return new IdentityFailure(status, { error, error_description: text })
}

/** How signing up and changing a password are refused. */
export function accountFailure(code: string, text: string, more: object = {}): IdentityFailure {
  return new IdentityFailure(400, { code, description: text, ...more, statusCode: 400 })
}

/** The same refusal for what was wrong with the request itself. */
export function requestFailure(failure: ApiFailure): IdentityFailure {
  return loginFailure(failure.status, 'invalid_request', failure.message)
}
