/** The terminal gateway as a process that a test kills: takes a `GatewayLife` as argument, prints its origin. */
import { startGateway } from '../../../gateway/start-gateway'
import { dialTcp } from '../../../gateway/terminal/gateway'
import { usualLimits } from '../../../gateway/terminal/limits'
import type { GatewayLife } from './gateway-process'

const { platform, door, idleNotice }: GatewayLife = JSON.parse(process.argv[2] ?? '')
const gateway = await startGateway(
  {
    ...{ host: '127.0.0.1', port: 0, platform, apiPrefix: '', path: '/terminal-gateway' },
    ...{ origins: [platform], allowed: [], serial: undefined },
  },
  () => undefined,
  {
    dial: () => dialTcp('127.0.0.1', door, usualLimits.connect),
    limits: { idleNotice },
  },
)
console.log(gateway.origin)
