import { useQuery } from '@tanstack/react-query'
import { operationQuery } from '../../api/queries'
import { isRecord } from '../../lib/is-record'
import { usePlatform } from '../../platform/platform'
import { useStore } from '../../platform/use-store'

/** A machine as far as a terminal needs it. */
export interface TerminalMachine {
  readonly name: string
  readonly user: string
  readonly isRunning: boolean
  /** Its public address, or the private one; undefined without any. */
  readonly address: string | undefined
}

/** A machine of a location: being read, not there, or there; or the failure. */
type MachineAnswer =
  | { readonly kind: 'reading' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'missing' }
  | { readonly kind: 'found'; readonly machine: TerminalMachine }

/** Reads a machine with its address from the lists that other screens share; nothing when the address names none. */
export function useMachine(location: string, id: string): MachineAnswer {
  const { client, session } = usePlatform()
  const { apiKey } = useStore(session)
  const isNamed = location !== '' && id !== ''
  const enabled = apiKey !== undefined && isNamed
  const vms = useQuery({ ...operationQuery(client, 'listVms', { path: { location } }), enabled })
  const ips = useQuery({ ...operationQuery(client, 'listIpAddresses', { path: { location } }), enabled })
  if (!isNamed) return { kind: 'missing' }
  if (vms.isError) return { kind: 'failed', error: vms.error }
  if (vms.isPending || ips.isPending) return { kind: 'reading' }
  const vm = recordsIn(vms.data).find(({ uuid }) => uuid === id)
  if (!vm) return { kind: 'missing' }
  const floating = recordsIn(ips.data).find((ip) => ip['assigned_to'] === id)
  const known = [floating?.['address'], vm['public_ipv6'], vm['private_ipv4']]
  return {
    kind: 'found',
    machine: {
      name: textOf(vm['name']) ?? id,
      user: textOf(vm['username']) ?? '',
      isRunning: vm['status'] === 'running',
      address: known.map(textOf).find((each) => each !== undefined),
    },
  }
}

function recordsIn(answer: unknown): Record<string, unknown>[] {
  return Array.isArray(answer) ? answer.filter(isRecord) : []
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
