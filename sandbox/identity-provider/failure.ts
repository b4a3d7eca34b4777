import type { ApiFailure } from '../failures'

/** A refusal of the identity provider. Sign-in and account calls have different bodies. */
export class IdentityFailure extends Error {
  override readonly name = 'IdentityFailure'

  constructor(
    readonly status: number,
    readonly body: Readonly<Record<string, unknown>>,
    /** Additional headers of the answer. */
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(JSON.stringify(body))
  }
}

/** Refusal of a sign-in. */
export function loginFailure(status: number, error: string, text: string): IdentityFailure {
  return new IdentityFailure(status, { error, error_description: text })
}

/** Refusal of a sign-up or a change of password. */
export function accountFailure(code: string, text: string, more: object = {}): IdentityFailure {
  return new IdentityFailure(400, { code, description: text, ...more, statusCode: 400 })
}

/** Refusal of an invalid request. */
export function requestFailure(failure: ApiFailure): IdentityFailure {
  return loginFailure(failure.status, 'invalid_request', failure.message)
}
