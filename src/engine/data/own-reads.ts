import type { OperationId } from '../../generated/operations'
import type { CompiledResource } from '../../manifest/compiled'

/** What the records of a type are read with: their list, and the operation that reads one where the type has it. */
export function ownReads({ listOperation, detail }: CompiledResource): OperationId[] {
  return detail?.operation ? [listOperation, detail.operation] : [listOperation]
}
