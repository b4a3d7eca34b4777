import { createServer } from 'node:http'
import type { Duplex } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import { type GatewayFlags, UsageError } from './options'
import { createAddressPolicy, type MayReach } from './terminal/address-policy'
import { createAudit } from './terminal/audit'
import { createGateway, dialTcp, type GatewayOptions } from './terminal/gateway'
import { usualLimits } from './terminal/limits'
import { type MachinePlace, Refusal } from './terminal/platform'

/** A running gateway. */
export interface RunningGateway {
  readonly origin: string
  readonly stop: () => Promise<void>
}

/**
 * Listens, and calls the platform by HTTP. `write` gets the audit lines; `more` is for embedding.
 * @throws UsageError if a flag is wrong or the port is taken
 */
export async function startGateway(
  flags: GatewayFlags,
  write: (line: string) => void,
  more: Pick<GatewayOptions, 'dial' | 'limits'> = {},
): Promise<RunningGateway> {
  const { platform, apiPrefix, origins, path, serial } = flags
  const gateway = createGateway({
    ask: (asked, headers) =>
      fetch(`${platform}${apiPrefix}/v1${asked}`, { headers, redirect: 'error' }).catch((cause: unknown) => {
        throw new Refusal(502, 'The platform did not answer', { cause })
      }),
    ...{ path, apiPrefix, origins },
    mayReach: policyOf(flags.allowed),
    audit: createAudit(write, Date.now),
    ...(serial ? { serial: (machine) => dialSerial(serial, machine) } : {}),
    ...more,
  })
  const server = createServer(
    getRequestListener(
      async (request) => (await gateway.answer(request)) ?? new Response('Not found\n', { status: 404 }),
      { overrideGlobalObjects: false },
    ),
  )
  server.on('upgrade', (request, socket, head) => {
    if (!gateway.upgrade(request, socket, head)) socket.destroy()
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new UsageError(`The gateway cannot listen: ${error.message}.`)))
    server.listen(flags.port, flags.host, resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : flags.port
  return {
    origin: `http://${flags.host}:${port}`,
    stop: () =>
      new Promise((resolve) => {
        gateway.close()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Connects to the serial console of a machine. Rejects names that cannot be part of a host name. */
function dialSerial(
  { host, port }: NonNullable<GatewayFlags['serial']>,
  { location, machine }: MachinePlace,
): Promise<Duplex> {
  if (![location, machine].every((each) => /^[\w-]+$/.test(each)))
    return Promise.reject(new Error('No serial console has such a name'))
  const name = host.replaceAll('{uuid}', machine).replaceAll('{location}', location)
  return dialTcp(name, port, usualLimits.connect)
}

function policyOf(allowed: readonly string[]): MayReach {
  try {
    return createAddressPolicy(allowed)
  } catch (error) {
    throw error instanceof RangeError ? new UsageError(`--allow: ${error.message}`) : error
  }
}
