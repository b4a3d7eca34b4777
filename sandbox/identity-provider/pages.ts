import type { StoredRow } from '../store/records'
import type { IdentityFailure } from './failure'
import { stepOfCode } from './one-time-code'
import { escapeHtml, hiddenFields, identityPath, page, redirect } from './page'
import type { IdentityContext } from './person'
import { hashPassword, isStrong } from './password'

/** Verifies an address by the link of an e-mail; redirects to the console, which shows the result. */
export function verify({ records, origin }: IdentityContext, ticketId: string): Response {
  const ticket = records.find('ticket', { key: ticketId })
  const person = ticket && ticket.state.purpose === 'verify' ? ticketHolder(records, ticket) : undefined
  const target = new URL('/app/email_verification', origin)
  target.searchParams.set('success', `${person !== undefined}`)
  if (person && ticket) {
    records.save({ ...person, state: { ...person.state, isVerified: true } })
    records.remove(ticket)
    target.searchParams.set('email', person.state.email)
  }
  return redirect(target.href)
}

const unknownTicket = (): Response =>
  page(404, 'The link is not good any more', '<p>Ask for another one.</p><p><a href="/app/">Sign in</a></p>')

/** Page to set a new password. */
export function resetPage({ records }: IdentityContext, ticketId: string, problem = ''): Response {
  const ticket = records.find('ticket', { key: ticketId })
  if (ticket?.state.purpose !== 'reset') return unknownTicket()
  return page(
    problem === '' ? 200 : 400,
    'Set a new password',
    `<form method="post" action="${identityPath}/reset">
      <input type="hidden" name="ticket" value="${escapeHtml(ticketId)}">
      <p role="alert">${escapeHtml(problem)}</p>
      <label for="password">New password</label>
      <input id="password" name="password" type="password" autocomplete="new-password" required>
      <button>Set password</button>
    </form>`,
  )
}

/** Sets the password, which also verifies the address. */
export function reset(context: IdentityContext, ticketId: string, password: string): Response {
  const { records } = context
  const ticket = records.find('ticket', { key: ticketId })
  const person = ticket?.state.purpose === 'reset' ? ticketHolder(records, ticket) : undefined
  if (!ticket || !person) return unknownTicket()
  if (!isStrong(password)) return resetPage(context, ticketId, 'Password is too weak')
  const state = {
    ...person.state,
    password: hashPassword(password),
    isVerified: true,
    failures: 0,
    blockedUntil: 0,
  }
  records.save({ ...person, state })
  records.remove(ticket)
  return page(200, 'The password is set', '<p><a href="/app/">Sign in</a></p>')
}

/** Page to set up the second factor: the secret for the authenticator, and a field for its first code. */
export function mfaPage({ records }: IdentityContext, ticketId: string, problem = ''): Response {
  const ticket = records.find('ticket', { key: ticketId })
  if (ticket?.state.purpose !== 'mfa') return unknownTicket()
  const { secret } = ticket.state
  const name = records.find('login', { owner: ticket.owner })?.state.email ?? ''
  const link = `otpauth://totp/Sandbox:${encodeURIComponent(name)}?secret=${secret}&issuer=Sandbox`
  return page(
    problem === '' ? 200 : 400,
    'Set up a second factor',
    `<p>Add this key to your authenticator, or <a href="${escapeHtml(link)}">open it there</a>.</p>
    <p><code>${secret}</code></p>
    <form method="post" action="${identityPath}/mfa/finish">
      ${hiddenFields({ ticket: ticketId })}
      <p role="alert">${escapeHtml(problem)}</p>
      <label for="code">Code</label>
      <input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" required>
      <button>Switch it on</button>
    </form>`,
  )
}

/** Enables the second factor of the ticket's user, if the code is valid. */
export function finishMfa(context: IdentityContext, ticketId: string, code: string): Response {
  const { records, now } = context
  const ticket = records.find('ticket', { key: ticketId })
  const person = ticket && records.find('login', { owner: ticket.owner })
  if (ticket?.state.purpose !== 'mfa' || !person) return unknownTicket()
  const { secret } = ticket.state
  const step = stepOfCode(secret, code, now, 0)
  if (step === undefined) return mfaPage(context, ticketId, 'Wrong code.')
  records.save({ ...person, state: { ...person.state, secondFactor: { secret, lastStep: step } } })
  records.remove(ticket)
  return page(200, 'The second factor is on', '<p>You can close this page.</p>')
}

/** A refusal as a page. */
export function failurePage({ status, body }: IdentityFailure): Response {
  const { error_description: text } = body
  return page(status, 'That did not work', `<p>${escapeHtml(typeof text === 'string' ? text : '')}</p>`)
}

function ticketHolder(
  records: IdentityContext['records'],
  ticket: StoredRow<'ticket'>,
): StoredRow<'login'> | undefined {
  return records.find('login', { key: ticket.parent ?? '' })
}
