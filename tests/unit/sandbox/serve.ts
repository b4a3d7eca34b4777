import { createServer } from 'node:http'
import { onTestFinished } from 'vitest'
import { createFrozenClock } from '../../../sandbox/clock'
import { createSandbox, type SandboxOptions } from '../../../sandbox/create-sandbox'
import { createSite } from '../../../sandbox/server/create-site'
import { createNodeListener } from '../../../sandbox/server/node-listener'
import { start } from './support'

/** A sandbox behind a real server until the test is over; returns its origin. */
export async function serve(options: SandboxOptions = {}): Promise<string> {
  const sandbox = createSandbox({ clock: createFrozenClock(start), ...options })
  const server = createServer(createNodeListener(createSite(sandbox, 'no-console', '')))
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
    sandbox.close()
  })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}
