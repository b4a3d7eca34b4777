import { Hono } from 'hono'
import { ApiFailure } from '../failures'
import { type RawParameters, readParameters } from '../http/parameters'
import type { Runtime } from '../runtime'
import type { AuthorizationWish } from './authorization'
import { IdentityFailure, loginFailure, requestFailure } from './failure'
import { identityPath, styleSheet } from './page'
import { failurePage, finishMfa, mfaPage, reset, resetPage, verify } from './pages'
import type { IdentityContext } from './person'
import { readCalls, within } from './serve-call'
import { continueAs, signInWithCode, signInWithPassword } from './sign-in'
import { type LogoutWish, signOutNow } from './sign-out'

/**
 * The identity provider below `/identity`: the calls of its description, and the pages people see there. It shares
 * database, clock and faults with the platform; faults name its operations.
 */
export function createIdentityProvider(runtime: Runtime): (request: Request) => Promise<Response> {
  const app = new Hono().basePath(identityPath)
  const calls = readCalls(runtime)
  for (const { route, serve } of calls.values())
    app.on(route.method.toUpperCase(), route.path, async ({ req }) => serve(req.raw))

  const show = async (
    request: Request,
    work: (context: IdentityContext, form: RawParameters) => Response,
  ): Promise<Response> => {
    try {
      const form = await readParameters(request, {})
      return within(runtime, request, (context) => work(context, form))
    } catch (error) {
      if (error instanceof ApiFailure) return failurePage(requestFailure(error))
      if (error instanceof IdentityFailure) return failurePage(error)
      throw error
    }
  }
  const ticket = (query: Readonly<Record<string, string>>): string => query['ticket'] ?? ''
  // The parameters are checked against the schemas these types are generated from.
  const signInWish = (sent: RawParameters) => calls.get('authorizeUser')?.check(sent) as AuthorizationWish
  const signOutWish = (sent: RawParameters) => calls.get('logoutUser')?.check(sent) as LogoutWish
  app.get('/continue', ({ req }) =>
    show(req.raw, (context) => continueAs(context, signInWish(req.query()), req.query('person'))),
  )
  app.post('/sign_in', ({ req }) =>
    show(req.raw, (context, form) =>
      signInWithPassword(context, signInWish(form), {
        username: `${form['username'] ?? ''}`,
        password: `${form['password'] ?? ''}`,
      }),
    ),
  )
  app.post('/one_time_code', ({ req }) =>
    show(req.raw, (context, form) =>
      signInWithCode(context, signInWish(form), {
        token: `${form['mfa_token']}`,
        otp: `${form['otp'] ?? ''}`,
      }),
    ),
  )
  app.post('/signed_out', ({ req }) =>
    show(req.raw, (context, form) => signOutNow(context, signOutWish(form))),
  )
  app.get('/verify', ({ req }) => show(req.raw, (context) => verify(context, ticket(req.query()))))
  app.get('/reset', ({ req }) => show(req.raw, (context) => resetPage(context, ticket(req.query()))))
  app.post('/reset', ({ req }) =>
    show(req.raw, (context, { ticket: id, password }) => reset(context, `${id}`, `${password ?? ''}`)),
  )
  app.get('/mfa', ({ req }) => show(req.raw, (context) => mfaPage(context, ticket(req.query()))))
  app.post('/mfa/finish', ({ req }) =>
    show(req.raw, (context, { ticket: id, code }) => finishMfa(context, `${id}`, `${code ?? ''}`)),
  )
  app.get('/style.css', () => styleSheet())
  app.notFound(() => failurePage(loginFailure(404, 'not_found', 'There is no such page.')))
  app.onError((error) => {
    throw error
  })
  return async (request) => app.fetch(request)
}
