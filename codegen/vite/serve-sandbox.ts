import type { Plugin } from 'vite'
import type { Sandbox } from '../../sandbox/create-sandbox'
import { createMiddleware } from '../../sandbox/server/node-listener'

/**
 * While developing: `sandbox` answers the API on the same port, and is closed with the server. The address without its
 * last slash works too. `hosts` are the names it answers to besides those of the machine itself.
 */
export function serveSandbox(sandbox: Sandbox, apiPrefix: string, hosts: readonly string[]): Plugin {
  return {
    name: 'console-sandbox',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(createMiddleware(sandbox, apiPrefix, hosts))
      server.middlewares.use((request, response, next) => {
        const { base } = server.config
        if (`${request.url}/` === base) response.writeHead(302, { location: base }).end()
        else next()
      })
      server.httpServer?.once('close', () => sandbox.close())
    },
  }
}
