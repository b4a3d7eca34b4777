import type { Kind, ServiceEvent } from '../store/kinds'
import type { StoredRow } from '../store/records'
import { currentState } from './metal-state'

/** Kinds of which a customer starts something that takes a while. */
const finishedAt: { readonly [K in Kind]?: (record: StoredRow<K>) => number | null } = {
  vm: ({ state }) => state.readyAt,
  disk: ({ state }) => state.readyAt,
  service: ({ state }) => latest(state.events.filter(isAsked).map(({ at }) => at)),
  // Erasing a server that was given back is no part of giving it back.
  metal_machine: (machine) => (currentState(machine)?.status === 'pending' ? machine.due : null),
}

/** When what was asked of a record will be done, milliseconds since 1970; null when nothing is under way. */
export function finishOf<K extends Kind>(record: StoredRow<K>): number | null {
  return finishedAt[record.kind]?.(record) ?? null
}

/** Backups and maintenance of a service come by themselves, every week. */
function isAsked({ does }: ServiceEvent): boolean {
  return does === 'power' || does === 'condition' || does === 'activate'
}

function latest(times: readonly number[]): number | null {
  return times.length === 0 ? null : Math.max(...times)
}
