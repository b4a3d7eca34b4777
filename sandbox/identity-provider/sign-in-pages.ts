import type { StoredRow } from '../store/records'
import type { AuthorizationWish } from './authorization'
import { escapeHtml, hiddenFields, identityPath, page } from './page'
import type { IdentityContext } from './person'

/** Page for choosing an external account: everyone the provider knows, and a way to cancel. */
export function accountPage(context: IdentityContext, wish: AuthorizationWish): Response {
  return page(200, 'Choose an account', `${people(context, wish)}${cancel(wish)}`)
}

/** Page to sign in with a password, or as any person of the sandbox with one click. */
export function signInPage(
  context: IdentityContext,
  wish: AuthorizationWish,
  { status = 200, problem = '', email = wish.login_hint ?? '' } = {},
): Response {
  const form = `<form method="post" action="${identityPath}/sign_in">
      ${hiddenFields(wish)}
      <p role="alert">${escapeHtml(problem)}</p>
      <label for="username">E-mail</label>
      <input id="username" name="username" type="email" autocomplete="username" required value="${escapeHtml(email)}">
      <label for="password">Password</label>
      <input id="password" name="password" type="password" autocomplete="current-password" required>
      <button>Sign in</button>
    </form>`
  const others = `<h2>Or as one of the sandbox</h2>${people(context, wish)}`
  return page(status, 'Sign in', `${form}${others}${cancel(wish)}`, wish.redirect_uri)
}

/** Page for the code of the second factor; `token` proves the first factor. */
export function codePage(
  wish: AuthorizationWish,
  token: string,
  { status = 200, problem = '' } = {},
): Response {
  const form = `<form method="post" action="${identityPath}/one_time_code">
      ${hiddenFields({ ...wish, mfa_token: token })}
      <p role="alert">${escapeHtml(problem)}</p>
      <label for="otp">Code of your authenticator</label>
      <input id="otp" name="otp" inputmode="numeric" autocomplete="one-time-code" required>
      <button>Sign in</button>
    </form>`
  return page(status, 'Enter your code', `${form}${cancel(wish)}`, wish.redirect_uri)
}

function people({ records }: IdentityContext, wish: AuthorizationWish): string {
  const rows = records.list('login', {}).map((person) => {
    const note = person.state.isVerified ? person.state.email : `${person.state.email}, not verified`
    const name = `${escapeHtml(nameOf(records, person))}<small>${escapeHtml(note)}</small>`
    return `<li><a href="${continueLink(wish, person.key)}">${name}</a></li>`
  })
  return `<ul>${rows.join('')}</ul>`
}

function nameOf(records: IdentityContext['records'], { owner, state }: StoredRow<'login'>): string {
  const profile = records.find('user', { key: `${owner}` })?.document.profile_data
  const name = [profile?.first_name, profile?.last_name].filter(Boolean).join(' ')
  return name === '' ? state.email : name
}

function cancel(wish: AuthorizationWish): string {
  return `<p><a href="${continueLink(wish)}">Cancel</a></p>`
}

function continueLink(wish: AuthorizationWish, person?: string): string {
  const query = new URLSearchParams(Object.entries(wish).map(([name, value]) => [name, `${value}`]))
  if (person !== undefined) query.set('person', person)
  return escapeHtml(`${identityPath}/continue?${query.toString()}`)
}
