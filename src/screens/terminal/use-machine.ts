import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { operationQuery } from '../../api/queries'
import { type AnswerShape, decodeItems } from '../../lib/answer-shape'
import { usePlatform } from '../../platform/platform'
import { useStore } from '../../platform/use-store'

/** Members of a machine that a terminal needs. */
export interface TerminalMachine {
  readonly name: string
  readonly user: string
  readonly isRunning: boolean
  /** Its public address, or the private one; undefined without any. */
  readonly address: string | undefined
}

/** Result of reading a machine of a location. */
type MachineAnswer =
  | { readonly kind: 'reading' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'missing' }
  | { readonly kind: 'found'; readonly machine: TerminalMachine }

const text = { type: ['string'] } as const

/** Only the members used here, so that other invalid members do not block the terminal. */
const vmShape: AnswerShape<{
  readonly uuid: string
  readonly name?: string
  readonly username?: string
  readonly status?: string
  readonly public_ipv6?: string | null
  readonly private_ipv4?: string | null
}> = {
  type: ['object'],
  properties: {
    ...{ uuid: text, name: text, username: text, status: text, public_ipv6: text, private_ipv4: text },
  },
  required: ['uuid'],
}

const ipShape: AnswerShape<{ readonly address: string; readonly assigned_to?: string | null }> = {
  type: ['object'],
  properties: { address: text, assigned_to: text },
  required: ['address'],
}

/** Milliseconds between two looks at the machine, which may be stopped or deleted while its terminal is open. */
const lookAgain = 60_000

/**
 * Reads a machine with its address from the lists that other screens share, and again each minute; `missing` if the URL names
 * none. The same machine is the same object.
 */
export function useMachine(location: string, id: string): MachineAnswer {
  const { client, session } = usePlatform()
  const { apiKey } = useStore(session)
  const isNamed = location !== '' && id !== ''
  const enabled = apiKey !== undefined && isNamed
  const vms = useQuery({
    ...operationQuery(client, 'listVms', { path: { location } }),
    enabled,
    refetchInterval: lookAgain,
  })
  const ips = useQuery({ ...operationQuery(client, 'listIpAddresses', { path: { location } }), enabled })
  const machine = useMemo(() => machineIn(vms.data, ips.data, id), [vms.data, ips.data, id])
  if (!isNamed) return { kind: 'missing' }
  if (vms.data === undefined && vms.isError) return { kind: 'failed', error: vms.error }
  if (vms.isPending || ips.isPending) return { kind: 'reading' }
  return machine ? { kind: 'found', machine } : { kind: 'missing' }
}

function machineIn(vms: unknown, ips: unknown, id: string): TerminalMachine | undefined {
  const vm = decodeItems(vmShape, vms).items.find(({ uuid }) => uuid === id)
  if (!vm) return undefined
  const floating = decodeItems(ipShape, ips).items.find((ip) => ip.assigned_to === id)
  const known = [floating?.address, vm.public_ipv6, vm.private_ipv4]
  return {
    // Empty texts stand for none.
    name: vm.name || id,
    user: vm.username ?? '',
    isRunning: vm.status === 'running',
    address: known.find(Boolean) ?? undefined,
  }
}
