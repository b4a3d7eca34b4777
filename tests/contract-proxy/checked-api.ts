import { createServer } from 'node:http'
import type { Sandbox } from '../../sandbox/create-sandbox'
import { createNodeListener } from '../../sandbox/server/node-listener'
import { sandboxPortHeader } from './relay'

/** An API whose calls all pass through Prism to a sandbox. */
export interface CheckedApi {
  readonly fetch: Sandbox['fetch']
  /** Violations found by Prism, one line each. */
  readonly violations: string[]
  readonly close: () => void
}

const connectionHeaders = ['connection', 'host', 'keep-alive', 'transfer-encoding', 'content-encoding']

/** Puts Prism at `prism` (started in front of a relay) before `sandbox`. */
export async function checkedApi(sandbox: Sandbox, prism: string): Promise<CheckedApi> {
  const server = createServer(createNodeListener((request) => sandbox.fetch(request)))
  const port = await new Promise<number>((done) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      done(typeof address === 'object' && address ? address.port : 0)
    })
  })
  const violations: string[] = []
  return {
    violations,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url)
      const headers = new Headers(request.headers)
      for (const name of connectionHeaders) headers.delete(name)
      headers.set(sandboxPortHeader, `${port}`)
      const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
      const answer = await fetch(`${prism}${pathname}${search}`, {
        method: request.method,
        headers,
        body: hasBody ? await request.arrayBuffer() : null,
        signal: request.signal,
      })
      const violation = await violationIn(answer)
      if (violation !== undefined) violations.push(`${request.method} ${pathname}: ${violation}`)
      const answerHeaders = new Headers(answer.headers)
      for (const name of connectionHeaders) answerHeaders.delete(name)
      const isEmpty = answer.status === 204 || answer.status === 304
      return new Response(isEmpty ? null : await answer.arrayBuffer(), {
        status: answer.status,
        headers: answerHeaders,
      })
    },
  }
}

/** The violation that Prism found in an exchange; undefined when none. */
async function violationIn(answer: Response): Promise<string | undefined> {
  const listed = answer.headers.get('sl-violations')
  if (listed !== null) return listed
  if (!(answer.headers.get('content-type') ?? '').includes('problem+json')) return undefined
  return (await answer.clone().text()).slice(0, 1000)
}
