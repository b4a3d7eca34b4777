import type { OperationId } from '../generated/operations'
import { reads } from '../generated/reads'
import { DeveloperError } from '../lib/developer-error'
import type { Operation } from '../lib/operation'

const rows: Readonly<Record<string, Operation>> = reads

/** Whether the description has a read. Optional features are skipped without it. */
export function isDescribed(id: OperationId): boolean {
  return Object.hasOwn(rows, id)
}

/** The operation of a read. Throws for another name; manifests are checked at compile time. */
export function readOf(id: string): Operation {
  const operation = Object.hasOwn(rows, id) ? rows[id] : undefined
  if (!operation) throw new DeveloperError(`The description has no read "${id}"`)
  return operation
}
