import type { Plugin } from 'vite'
import { createSandbox } from '../../sandbox/create-sandbox'
import { createMiddleware } from '../../sandbox/server/node-listener'

/** While developing: the sandbox answers the API on the same port. Its state lies in `database` and survives a restart. */
export function serveSandbox(database: string, apiPrefix: string): Plugin {
  return {
    name: 'console-sandbox',
    apply: 'serve',
    configureServer(server) {
      const sandbox = createSandbox({ store: database, prefix: apiPrefix })
      server.middlewares.use(createMiddleware(sandbox, apiPrefix))
      server.httpServer?.once('close', () => sandbox.close())
    },
  }
}
