import type { Sandbox } from '../create-sandbox'
import { controlPath, createControlApi } from '../http/control-api'
import { paymentPath } from '../http/payment-path'
import { identityPath } from '../identity-provider/page'
import { mailboxPath } from '../mailbox/mailbox-path'
import { metricsPath } from '../metrics/metrics-path'
import { reportPath } from '../reports/report-path'
import type { SiteGateway } from './site-gateway'

/** Services of a sandbox apart from the console. */
export interface Services {
  /** Whether a path belongs to one of them. */
  readonly owns: (pathname: string) => boolean
  /** `isLocal`: the request came over the loopback interface; control and mailbox are for such visitors only. */
  readonly answer: (request: Request, isLocal: boolean) => Promise<Response>
}

/**
 * The API below `apiPrefix`, where `gateway` answers requests for terminals, the identity provider, the payment pages,
 * metrics, control, mailbox and reports.
 */
export function createServices(
  sandbox: Sandbox,
  apiPrefix: string,
  gateway?: Pick<SiteGateway, 'answer'>,
): Services {
  const control = createControlApi(sandbox.control)
  const services: readonly (readonly [start: string, answer: Services['answer']])[] = [
    [`${apiPrefix}/v1/`, (request) => gateway?.answer(request) ?? sandbox.fetch(request)],
    [`${identityPath}/`, sandbox.identity],
    [`${paymentPath}/`, sandbox.payments],
    [`${metricsPath}/`, sandbox.metrics],
    [`${controlPath}/`, async (request, isLocal) => (isLocal ? control(request) : notFound())],
    [mailboxPath, async (request, isLocal) => (isLocal ? sandbox.mailbox(request) : notFound())],
    [reportPath, sandbox.reports.answer],
  ]
  const find = (pathname: string) => services.find(([start]) => pathname.startsWith(start))?.[1]
  return {
    owns: (pathname) => find(pathname) !== undefined,
    answer: async (request, isLocal) => find(new URL(request.url).pathname)?.(request, isLocal) ?? notFound(),
  }
}

/** Answer to an unknown path, and to local-only paths from other machines. */
export function notFound(): Response {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  return new Response('Not found\n', { status: 404, headers })
}
