import type { StoredRow } from '../store/records'
import { IdentityFailure, loginFailure } from './failure'
import { stepOfCode } from './one-time-code'
import type { IdentityContext } from './person'

/** Milliseconds for entering a code. */
const waitLife = 10 * 60 * 1000
const mostFailures = 10

/** Stores that a person has proved their password and must enter a code; returns the ticket. */
export function askForCode(
  { records, ids, now }: IdentityContext,
  person: StoredRow<'login'>,
  scope: string,
): string {
  const key = ids.secret()
  records.insert('ticket', {
    location: '',
    owner: 0,
    account: null,
    key,
    parent: person.key,
    due: now + waitLife,
    document: null,
    state: { purpose: 'second-factor', scope, failures: 0 },
  })
  return key
}

/** The provider's refusal of a password without a code. */
export function codeNeeded(token: string): IdentityFailure {
  const text = 'Multifactor authentication required'
  return new IdentityFailure(403, { error: 'mfa_required', error_description: text, mfa_token: token })
}

/** The person who entered the code, or the refusal. A refusal counts as an attempt. */
type CodeOutcome =
  | { readonly person: StoredRow<'login'>; readonly scope: string }
  | { readonly refusal: IdentityFailure }

/** Checks the code that follows a password; each code is valid once. */
export function takeCode({ records, now }: IdentityContext, token: string, code: string): CodeOutcome {
  const ticket = records.find('ticket', { key: token })
  const person = records.find('login', { key: ticket?.parent ?? '' })
  const factor = person?.state.secondFactor
  if (ticket?.state.purpose !== 'second-factor' || !person || !factor)
    return { refusal: loginFailure(401, 'expired_token', 'mfa_token is expired') }
  const step = stepOfCode(factor.secret, code, now, factor.lastStep)
  if (step === undefined) {
    const failures = ticket.state.failures + 1
    if (failures < mostFailures) records.save({ ...ticket, state: { ...ticket.state, failures } })
    else records.remove(ticket)
    const isLast = failures >= mostFailures
    return {
      refusal: isLast
        ? loginFailure(429, 'too_many_requests', 'too many requests')
        : loginFailure(403, 'invalid_grant', 'Wrong code.'),
    }
  }
  records.remove(ticket)
  const secondFactor = { ...factor, lastStep: step }
  return {
    person: records.save({ ...person, state: { ...person.state, secondFactor } }),
    scope: ticket.state.scope,
  }
}
