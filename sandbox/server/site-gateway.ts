import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { createAddressPolicy } from '../../gateway/terminal/address-policy'
import { createGateway } from '../../gateway/terminal/gateway'
import type { Sandbox } from '../create-sandbox'
import { terminalGateway } from '../catalogue/site-config'
import { demoPassword } from '../seed/logins'
import { createShells } from '../shells/serve-shells'
import { isAllowedHost } from './allowed-host'

/** The gateway of terminals beside a sandbox, whose machines have shells. */
export interface SiteGateway {
  /** The answer to a request for a ticket; undefined for any other request. */
  readonly answer: (request: Request) => Promise<Response> | undefined
  /** Takes the connections of a server that want a terminal; others are left to whoever else listens. */
  readonly listenTo: (server: NodeJS.EventEmitter) => void
  readonly stop: () => Promise<void>
}

/**
 * Makes the gateway of `npm start`: it asks the sandbox who may go where, and connects to the shells of its machines, which
 * stand for their public addresses. `hosts` are the names the server answers to besides those of this machine.
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
    // Nobody reads them here; `npm run gateway` prints them.
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
