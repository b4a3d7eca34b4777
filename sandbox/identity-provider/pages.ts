import type { Kept } from '../store/records'
import { assertAuthorization, type AuthorizationWish, returnAddress } from './authorization'
import type { IdentityFailure } from './failure'
import { escapeHtml, identityPath, page } from './page'
import { findPerson, type IdentityContext } from './person'
import { hashPassword, isStrong } from './password'

/** Where people choose an account elsewhere: everybody the provider knows, and a way back. */
export function accountPage({ records }: IdentityContext, wish: AuthorizationWish): Response {
  const link = (person?: string): string => {
    const query = new URLSearchParams(Object.entries(wish).map(([name, value]) => [name, `${value}`]))
    if (person !== undefined) query.set('person', person)
    return escapeHtml(`${identityPath}/continue?${query.toString()}`)
  }
  const rows = records.list('login', {}).map(({ key, owner, state }) => {
    const user = records.find('user', { key: `${owner}` })?.document.profile_data
    const name = user ? `${user.first_name} ${user.last_name}` : state.email
    const note = state.isVerified ? state.email : `${state.email}, not verified`
    return `<li><a href="${link(key)}">${escapeHtml(name)}<small>${escapeHtml(note)}</small></a></li>`
  })
  return page(200, 'Choose an account', `<ul>${rows.join('')}</ul><p><a href="${link()}">Cancel</a></p>`)
}

/** Goes back to the console as the person who was chosen. @throws IdentityFailure 400 */
export function continueAs(
  context: IdentityContext,
  wish: AuthorizationWish,
  key: string | undefined,
): Response {
  assertAuthorization(context, wish)
  const person = key === undefined ? undefined : findPerson(context.records, key)
  return redirect(returnAddress(context, wish, person))
}

/** Opened from the e-mail that asks to verify an address; says in the console how it went. */
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
  page(404, 'The link is not good any more', '<p>Ask for another one.</p>')

/** Where a forgotten password is set anew. */
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

/** Sets the password, which also proves the address. */
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

/** Where the second factor is set up. There is nothing to scan: following the link is enough. */
export function mfaPage({ records }: IdentityContext, ticketId: string): Response {
  if (records.find('ticket', { key: ticketId })?.state.purpose !== 'mfa') return unknownTicket()
  const link = escapeHtml(`${identityPath}/mfa/finish?ticket=${encodeURIComponent(ticketId)}`)
  return page(200, 'Set up a second factor', `<p><a href="${link}">I have set it up</a></p>`)
}

/** Switches the second factor of the ticket's user on. */
export function finishMfa({ records }: IdentityContext, ticketId: string): Response {
  const ticket = records.find('ticket', { key: ticketId })
  const user = ticket && records.find('user', { key: `${ticket.owner}` })
  if (ticket?.state.purpose !== 'mfa' || !user) return unknownTicket()
  records.save({ ...user, state: { ...user.state, hasMfa: true } })
  records.remove(ticket)
  return page(200, 'The second factor is on', '<p>You can close this page.</p>')
}

/** A refusal as a page, for people whom the browser brought here. */
export function failurePage({ status, body }: IdentityFailure): Response {
  const { error_description: text } = body
  return page(status, 'That did not work', `<p>${escapeHtml(typeof text === 'string' ? text : '')}</p>`)
}

function ticketHolder(
  records: IdentityContext['records'],
  ticket: Kept<'ticket'>,
): Kept<'login'> | undefined {
  return records.find('login', { key: ticket.parent ?? '' })
}

function redirect(location: string): Response {
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } })
}
