import type { OperationId } from '../../generated/operations'
import type { CompiledResource } from '../../manifest/compiled'

/** What the records of a type are read with: their list, and the operation that reads one where the type has it. */
export function ownReads({ listOperation, readOperation }: CompiledResource): OperationId[] {
  return readOperation ? [listOperation, readOperation] : [listOperation]
}
