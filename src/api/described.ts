import { operations, type OperationId } from '../generated/operations'

/** Whether the description has an operation. What the console can do without it asks for only where there is one. */
export function isDescribed(id: OperationId): boolean {
  return Object.hasOwn(operations, id)
}
