import { usualLimits } from '../../gateway/terminal/limits'
import { type Refusal, refusals, sshPort } from '../../gateway/terminal/platform'
import { gatewayFailure } from '../failures'
import { findVm, findHere } from './find'
import type { HandlersOf } from './handler'

const refuse = ({ status, message }: Refusal) => gatewayFailure(status, message)

/**
 * Answers of the terminal gateway, for programs that have a sandbox without one: its refusals, and a ticket that opens
 * nothing.
 */
export const terminalHandlers: HandlersOf<'startTerminal'> = {
  startTerminal: (context, { uuid, line }) => {
    const { catalogue, records, ids, now } = context
    if (!catalogue.site.terminalGateway) throw gatewayFailure(404, 'There is no gateway of terminals')
    const { document } = findVm(context, uuid)
    if (document.status !== 'running') throw refuse(refusals.notRunning())
    const ticket = { ticket: ids.secret(), expires_at: new Date(now + usualLimits.ticket).toISOString() }
    if (line === 'serial') {
      if (catalogue.site.terminalSerial !== true) throw refuse(refusals.noSerial())
      return ticket
    }
    const [address] = records.list('ip', { ...findHere(context), parent: uuid })
    const reached = address?.document.address ?? document.public_ipv6
    if (!reached) throw refuse(refusals.noAddress())
    return { ...ticket, address: reached, port: sshPort }
  },
}
