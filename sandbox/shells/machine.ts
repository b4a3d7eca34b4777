import { runInTransaction } from '../run-in-transaction'
import type { Runtime } from '../runtime'

/** Data of a machine for its shell. */
export interface ShellMachine {
  readonly uuid: string
  readonly name: string
  readonly username: string
  readonly system: string
  readonly vcpu: number
  /** MB. */
  readonly memory: number
  /** Changes when the machine is reinstalled, and the host key with it. */
  readonly installation: string
}

/** Finds a running machine by a public address or by its uuid; undefined if none runs. */
export type FindMachine = (by: { address: string } | { uuid: string }) => ShellMachine | undefined

/** Finds machines of a sandbox; an address is a floating or an IPv6 address. */
export function createFindMachine(runtime: Runtime): FindMachine {
  return (by) =>
    runInTransaction(runtime, ({ records }) => {
      const byAddress = (address: string) => {
        const parent = records.find('ip', { key: address })?.document.assigned_to
        return parent
          ? records.find('vm', { key: parent })
          : records.list('vm', {}).find(({ document }) => document.public_ipv6 === address)
      }
      const vm = 'uuid' in by ? records.find('vm', { key: by.uuid }) : byAddress(by.address)
      if (vm?.document.status !== 'running') return undefined
      const { uuid, name, username, os_name: system, os_version: version, vcpu, memory } = vm.document
      return {
        ...{ uuid, name, vcpu, memory },
        username: username ?? 'root',
        system: `${system ?? 'linux'} ${version ?? ''}`.trim(),
        installation: `${uuid} ${vm.state.reinstalled ?? 0}`,
      }
    })
}
