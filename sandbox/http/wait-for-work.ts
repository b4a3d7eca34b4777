import { advance } from '../advance'
import { runInTransaction } from '../run-in-transaction'
import type { Context, Work } from '../context'
import { handlers } from '../handlers/all'
import { finishOf } from '../machines/under-way'
import type { Runtime } from '../runtime'
import type { Records } from '../store/records'
import { isRecord } from '../../src/lib/is-record'

/** Work that has to finish before a write is answered. */
export interface StartedWork {
  /** When all of it is done, milliseconds since 1970; 0 when nothing is under way. */
  until: number
}

/** `records` that note in `started` when the work of the records stored through them is done. */
export function notingWork(records: Records, started: StartedWork): Records {
  return {
    ...records,
    insert: (kind, record) => {
      const stored = records.insert(kind, record)
      started.until = Math.max(started.until, finishOf(stored) ?? 0)
      return stored
    },
    save: (record) => {
      started.until = Math.max(started.until, finishOf(record) ?? 0)
      return records.save(record)
    },
  }
}

/** Advances the clock until the work is done, then runs `then`; undefined when there is no work to wait for. */
export function waitForWork<T>(
  runtime: Runtime,
  started: StartedWork,
  then: (work: Work) => T,
): T | undefined {
  const seconds = (started.until - runtime.clock.now()) / 1000
  if (seconds <= 0) return undefined
  advance(runtime, seconds)
  return runInTransaction(runtime, then)
}

/** The answer with the current state of its record, by the answer's schema; other answers are unchanged. */
export function readAgain(context: Context, schema: string | undefined, body: unknown): unknown {
  const read = readers[schema?.split('/').at(-1) ?? '']
  const uuid = isRecord(body) ? body['uuid'] : undefined
  return read && typeof uuid === 'string' ? read(context, uuid) : body
}

const readers: Readonly<Record<string, (context: Context, uuid: string) => unknown>> = {
  VirtualMachine: (context, uuid) => handlers.getVm(context, { uuid }),
  Disk: (context, uuid) => handlers.getDisk(context, { uuid }),
  ManagedService: (context, uuid) => handlers.getService(context, { uuid }),
  MetalLease: (context, uuid) => {
    const leases = handlers.listMetalLeases(context, {})
    return Array.isArray(leases) ? leases.find((lease) => lease.uuid === uuid) : undefined
  },
}
