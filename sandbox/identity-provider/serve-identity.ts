import { Hono } from 'hono'
import { ApiFailure } from '../failures'
import { type RawParameters, readParameters } from '../http/parameters'
import type { Runtime } from '../runtime'
import type { AuthorizationWish } from './authorization'
import { IdentityFailure, loginFailure, requestFailure } from './failure'
import { identityPath, styleSheet } from './page'
import { continueAs, failurePage, finishMfa, mfaPage, reset, resetPage, verify } from './pages'
import type { IdentityContext } from './person'
import { readCalls, within } from './serve-call'

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
  app.get('/continue', ({ req }) =>
    show(req.raw, (context) => {
      const { person, ...sent } = req.query()
      // The wish was just checked against the schema its type is generated from.
      const wish = calls.get('authorizeUser')?.check(sent) as AuthorizationWish
      return continueAs(context, wish, person)
    }),
  )
  app.get('/verify', ({ req }) => show(req.raw, (context) => verify(context, ticket(req.query()))))
  app.get('/reset', ({ req }) => show(req.raw, (context) => resetPage(context, ticket(req.query()))))
  app.post('/reset', ({ req }) =>
    show(req.raw, (context, { ticket: id, password }) => reset(context, `${id}`, `${password ?? ''}`)),
  )
  app.get('/mfa', ({ req }) => show(req.raw, (context) => mfaPage(context, ticket(req.query()))))
  app.get('/mfa/finish', ({ req }) => show(req.raw, (context) => finishMfa(context, ticket(req.query()))))
  app.get('/style.css', () => styleSheet())
  app.notFound(() => failurePage(loginFailure(404, 'not_found', 'There is no such page.')))
  app.onError((error) => {
    throw error
  })
  return async (request) => app.fetch(request)
}
