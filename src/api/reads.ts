import type { OperationId } from '../generated/operations'
import { reads } from '../generated/reads'
import type { Operation } from '../lib/operation'

const rows: Readonly<Record<string, Operation>> = reads

/** Whether the description has a read. What the console can do without it asks for only where there is one. */
export function isDescribed(id: OperationId): boolean {
  return Object.hasOwn(rows, id)
}

/** What the table says of a read. Throws for a name that is none; what a manifest reads is checked when it is compiled. */
export function readOf(id: string): Operation {
  const operation = Object.hasOwn(rows, id) ? rows[id] : undefined
  if (!operation) throw new Error(`The description has no read "${id}"`)
  return operation
}
