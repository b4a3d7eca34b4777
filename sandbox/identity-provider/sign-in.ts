import type { StoredRow } from '../store/records'
import {
  assertPlace,
  assertProtected,
  type AuthorizationWish,
  calledOff,
  refusedAddress,
  returnAddress,
} from './authorization'
import { IdentityFailure, loginFailure } from './failure'
import { redirect } from './page'
import { authenticate, findPerson, type IdentityContext } from './person'
import { beginSession, sessionOf } from './provider-session'
import { askForCode, takeCode } from './second-factor'
import { accountPage, codePage, signInPage } from './sign-in-pages'

/**
 * Start of a sign-in: redirects back at once with a session, otherwise shows a page.
 * @throws IdentityFailure 400 for an unknown client or page
 */
export function beginSignIn(context: IdentityContext, wish: AuthorizationWish): Response {
  assertPlace(context.origin, wish)
  try {
    assertProtected(wish)
    if (wish.connection !== undefined || wish.prompt === 'select_account') return accountPage(context, wish)
    const session = wish.prompt === 'login' ? undefined : sessionOf(context)
    if (session) return redirect(returnAddress(context, wish, session.person, session.since))
    if (wish.prompt === 'none') throw loginFailure(403, 'login_required', 'Login required')
    return signInPage(context, wish)
  } catch (error) {
    if (error instanceof IdentityFailure) return redirect(refusedAddress(context, wish, error))
    throw error
  }
}

/** Continues as the chosen person, or returns a refusal if cancelled. @throws IdentityFailure 400 */
export function continueAs(
  context: IdentityContext,
  wish: AuthorizationWish,
  key: string | undefined,
): Response {
  assertPlace(context.origin, wish)
  assertProtected(wish)
  const person = key === undefined ? undefined : findPerson(context.records, key)
  return person ? admit(context, wish, person) : redirect(refusedAddress(context, wish, calledOff))
}

/** Signs in with the submitted password. @throws IdentityFailure 400 */
export function signInWithPassword(
  context: IdentityContext,
  wish: AuthorizationWish,
  { username, password }: { readonly username: string; readonly password: string },
): Response {
  assertPlace(context.origin, wish)
  assertProtected(wish)
  try {
    const person = authenticate(context, username, password)
    if (person) return admit(context, wish, person)
    return signInPage(context, wish, { status: 403, problem: 'Wrong email or password.', email: username })
  } catch (error) {
    if (!(error instanceof IdentityFailure)) throw error
    const problem = `${error.body['error_description']}`
    return signInPage(context, wish, { status: error.status, problem, email: username })
  }
}

/** Signs in with the code of the second factor. @throws IdentityFailure 400 */
export function signInWithCode(
  context: IdentityContext,
  wish: AuthorizationWish,
  { token, otp }: { readonly token: string; readonly otp: string },
): Response {
  assertPlace(context.origin, wish)
  assertProtected(wish)
  const outcome = takeCode(context, token, otp)
  if ('person' in outcome) return goBack(context, wish, outcome.person)
  const { status, body } = outcome.refusal
  const problem = `${body['error_description']}`
  return status === 403
    ? codePage(wish, token, { status, problem })
    : signInPage(context, wish, { status, problem })
}

function admit(context: IdentityContext, wish: AuthorizationWish, person: StoredRow<'login'>): Response {
  const owesCode = person.state.isVerified && person.state.secondFactor !== null
  return owesCode ? codePage(wish, askForCode(context, person, '')) : goBack(context, wish, person)
}

function goBack(context: IdentityContext, wish: AuthorizationWish, person: StoredRow<'login'>): Response {
  const location = returnAddress(context, wish, person)
  return redirect(location, person.state.isVerified ? beginSession(context, person) : undefined)
}
