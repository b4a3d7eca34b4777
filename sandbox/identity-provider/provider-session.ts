import type { StoredRow } from '../store/records'
import type { IdentityContext } from './person'
import { identityPath } from './page'

/** Lifetime of a session at the provider in ms. */
const sessionLife = 12 * 60 * 60 * 1000
const cookieName = 'identity_session'

/** The person signed in at the provider in this browser, and since when; undefined if signed out. */
export function sessionOf(
  context: IdentityContext,
): { readonly person: StoredRow<'login'>; readonly since: number } | undefined {
  const ticket = sessionTicket(context)
  const person = ticket && context.records.find('login', { key: ticket.parent ?? '' })
  return person && { person, since: (ticket.due ?? 0) - sessionLife }
}

/** Begins a session at the provider; returns the cookie for the answer. */
export function beginSession(context: IdentityContext, person: StoredRow<'login'>): string {
  endSession(context)
  const key = context.ids.secret()
  context.records.insert('ticket', {
    location: '',
    owner: person.owner,
    account: null,
    key,
    parent: person.key,
    due: context.now + sessionLife,
    document: null,
    state: { purpose: 'session' },
  })
  return cookie(context, key, sessionLife / 1000)
}

/** Ends the session of this browser, if there is one; returns the cookie for the answer. */
export function endSession(context: IdentityContext): string {
  const ticket = sessionTicket(context)
  if (ticket) context.records.remove(ticket)
  return cookie(context, '', 0)
}

function sessionTicket({ records, headers }: IdentityContext): StoredRow<'ticket'> | undefined {
  const pairs = (headers.get('cookie') ?? '').split('; ')
  const key = pairs.find((pair) => pair.startsWith(`${cookieName}=`))?.slice(cookieName.length + 1)
  const ticket = key === undefined ? undefined : records.find('ticket', { key })
  return ticket?.state.purpose === 'session' ? ticket : undefined
}

function cookie({ origin }: IdentityContext, value: string, seconds: number): string {
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  return `${cookieName}=${value}; Path=${identityPath}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}
