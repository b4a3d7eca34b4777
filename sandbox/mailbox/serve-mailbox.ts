import { runInTransaction } from '../run-in-transaction'
import type { Runtime } from '../runtime'
import { mailboxPage } from './mailbox-page'
import { mailboxPath } from './mailbox-path'
import { readMailbox } from './read-mailbox'

/**
 * The e-mails the sandbox would have sent and the codes of second factors: a page at `/sandbox/mailbox`, JSON at
 * `/sandbox/mailbox.json`. It has no key and opens every account, so a server must offer it on the loopback interface only.
 */
export function createMailbox(runtime: Runtime): (request: Request) => Response {
  return (request) => {
    const { pathname, searchParams, origin } = new URL(request.url)
    const to = searchParams.get('to') ?? ''
    const mailbox = runInTransaction(runtime, ({ records, now }) => readMailbox(records, { now, origin, to }))
    if (pathname === mailboxPath) return mailboxPage(mailbox, to)
    const headers = { 'cache-control': 'no-store' }
    return pathname === `${mailboxPath}.json`
      ? Response.json(mailbox, { headers })
      : new Response('Not found\n', { status: 404, headers })
  }
}
