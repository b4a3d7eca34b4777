import type { Kind, ServiceEvent } from '../store/kinds'
import type { StoredRow } from '../store/records'
import { currentState } from './metal-state'

/** Finish times by kind of record, for kinds with work that customers start. */
const finishedAt: { readonly [K in Kind]?: (record: StoredRow<K>) => number | null } = {
  vm: ({ state }) => state.readyAt,
  disk: ({ state }) => state.readyAt,
  service: ({ state }) => latest(state.events.filter(isAsked).map(({ at }) => at)),
  // A release does not include the erasing of the server.
  metal_machine: (machine) => (currentState(machine)?.status === 'pending' ? machine.due : null),
}

/** When the requested work on a record is done, milliseconds since 1970; null when no work is under way. */
export function finishOf<K extends Kind>(record: StoredRow<K>): number | null {
  return finishedAt[record.kind]?.(record) ?? null
}

/** Backups and maintenance of a service are not requested: they run every week. */
function isAsked({ does }: ServiceEvent): boolean {
  return does === 'power' || does === 'condition' || does === 'activate'
}

function latest(times: readonly number[]): number | null {
  return times.length === 0 ? null : Math.max(...times)
}
