import type { Plugin } from 'vite'
import type { Sandbox } from '../../sandbox/create-sandbox'
import { createMiddleware } from '../../sandbox/server/node-listener'
import { createSiteGateway } from '../../sandbox/server/site-gateway'

/**
 * Development: `sandbox` answers the API on the same port and closes with the server. The base path without trailing
 * slash works too. `hosts` are additional host names to accept.
 */
export function serveSandbox(sandbox: Sandbox, apiPrefix: string, hosts: readonly string[]): Plugin {
  return {
    name: 'console-sandbox',
    apply: 'serve',
    configureServer(server) {
      const gateway = createSiteGateway(sandbox, apiPrefix, hosts)
      server.middlewares.use(createMiddleware(sandbox, apiPrefix, gateway, hosts))
      server.middlewares.use((request, response, next) => {
        const { base } = server.config
        if (`${request.url}/` === base) response.writeHead(302, { location: base }).end()
        else next()
      })
      if (server.httpServer) gateway.listenTo(server.httpServer)
      server.httpServer?.once('close', () => {
        void gateway.stop()
        sandbox.close()
      })
    },
  }
}
