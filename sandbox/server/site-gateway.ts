import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { createAddressPolicy } from '../../gateway/terminal/address-policy'
import { createGateway } from '../../gateway/terminal/gateway'
import type { Sandbox } from '../create-sandbox'
import { terminalGateway } from '../catalogue/site-config'
import { demoPassword } from '../seed/logins'
import { createShells } from '../shells/serve-shells'
import { isAllowedHost } from './allowed-host'

/** The terminal gateway beside a sandbox, whose machines have shells. */
export interface SiteGateway {
  /** The answer to a request for a ticket; undefined for any other request. */
  readonly answer: (request: Request) => Promise<Response> | undefined
  /** Takes the upgrade requests of a server that are for a terminal; others are left to other listeners. */
  readonly listenTo: (server: NodeJS.EventEmitter) => void
  readonly stop: () => Promise<void>
}

/**
 * Makes the gateway of `npm start`: it asks the sandbox for permissions, and connects to the shells of its machines in
 * place of their public addresses. `hosts` are allowed host names in addition to those of the machine.
 */
export function createSiteGateway(
  sandbox: Pick<Sandbox, 'fetch' | 'findMachine' | 'clock'>,
  apiPrefix: string,
  hosts: readonly string[],
): SiteGateway {
  const shells = createShells(sandbox.findMachine, demoPassword, sandbox.clock.now)
  const gateway = createGateway({
    ask: (path, headers) => sandbox.fetch(new Request(`http://localhost${apiPrefix}/v1${path}`, { headers })),
    path: terminalGateway,
    apiPrefix,
    origins: [],
    mayReach: createAddressPolicy(),
    dial: (address) => shells.dial(address),
    serial: ({ machine }) => shells.serial(machine),
    // Audit entries are dropped here; `npm run gateway` prints them.
    audit: () => undefined,
  })
  return {
    answer: gateway.answer,
    listenTo: (server) => {
      server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
        const url = `http://${request.headers.host ?? ''}`
        if (URL.canParse(url) && isAllowedHost(new URL(url), hosts)) gateway.upgrade(request, socket, head)
        else socket.destroy()
      })
    },
    stop: async () => {
      gateway.close()
      await shells.stop()
    },
  }
}
