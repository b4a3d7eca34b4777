import { isRecord } from '../../lib/is-record'
import { GeneralError } from '../failures/general-error'

/** Topic of a refusal; `verify` asks to verify the e-mail address first, `second-factor` asks for a one-time code. */
export type FailureTopic = 'login' | 'signup' | 'general' | 'verify' | 'second-factor'

/** A refusal of the identity service. `message` is shown: the service's own if it is a known one. */
export class IdentityError extends GeneralError {
  override readonly name: string = 'IdentityError'

  constructor(
    readonly topic: FailureTopic,
    message: string,
    /** With `second-factor`: token to send with the code. */
    readonly token = '',
  ) {
    super(message)
  }
}

/** The service refuses the name or the password (specification section 8, kind credentials). */
export class CredentialsError extends IdentityError {
  override readonly name = 'CredentialsError'
  override readonly kind = 'credentials'
}

/** Beginnings of the service's messages, and their topics (specification sections 5 and 8). */
const beginnings: readonly (readonly [beginning: string, topic: FailureTopic])[] = [
  ['Wrong', 'login'],
  ['Password', 'signup'],
  ['error in email', 'signup'],
  ['Invalid signup', 'signup'],
  ['Email domain is prohibited', 'signup'],
  ['too many requests', 'general'],
]

/** Whether a refusal asks to verify the e-mail address (specification section 2). */
export function asksToVerify(error: string, description: string): boolean {
  return error === 'access_denied' && /verif/i.test(description)
}

const textIn = (body: Record<string, unknown>, ...names: readonly string[]): string => {
  const found = names.map((name) => body[name]).find((value) => typeof value === 'string' && value !== '')
  return typeof found === 'string' ? found : ''
}

/** The refusal in an answer of 400 and above; 'Unknown Auth0 error' if its text is unknown (specification section 8). */
export function identityError(body: unknown): IdentityError {
  const answer = isRecord(body) ? body : {}
  const text = textIn(answer, 'error_description', 'description', 'message')
  if (asksToVerify(textIn(answer, 'error', 'code'), text)) return new IdentityError('verify', text)
  const token = textIn(answer, 'mfa_token')
  if (answer.error === 'mfa_required' && token !== '') return new IdentityError('second-factor', text, token)
  const [, topic] = beginnings.find(([beginning]) => text.startsWith(beginning)) ?? []
  if (topic === 'login') return new CredentialsError(topic, text)
  return topic ? new IdentityError(topic, text) : new IdentityError('general', 'Unknown Auth0 error')
}
