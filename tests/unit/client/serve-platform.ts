import { createServer } from 'node:http'
import { onTestFinished } from 'vitest'
import { createNodeListener } from '../../../sandbox/server/node-listener'
import type { Client } from '../sandbox/support'

/**
 * A sandbox behind HTTP on a port of its own, until the test ends. Each time a program looks at something again, as
 * `isLook` says, a minute has passed. Answers the origin.
 */
export async function servePlatform(
  { sandbox }: Client,
  isLook: (request: Request) => boolean = () => false,
): Promise<string> {
  const server = createServer(
    createNodeListener((request) => {
      if (isLook(request)) sandbox.clock.advance(60)
      return sandbox.fetch(request)
    }),
  )
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      done(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`)
    })
  })
}
