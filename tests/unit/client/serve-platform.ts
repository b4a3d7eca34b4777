import { createServer } from 'node:http'
import { onTestFinished } from 'vitest'
import { createNodeListener } from '../../../sandbox/server/node-listener'
import type { Client } from '../sandbox/support'

/**
 * A sandbox behind HTTP on a port of its own, until the test ends. Each request for which `isLook` holds advances its clock by
 * a minute. Returns the origin.
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
