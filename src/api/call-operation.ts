import { operations, type OperationId } from '../generated/operations'
import type { ApiClient } from './client'
import { makeCall, type CallInput } from './make-call'

/**
 * Calls any operation by its id, like `makeCall`: the only place where the type of a mutating call is not known at
 * compile time.
 */
export async function callOperation(
  client: ApiClient,
  id: OperationId,
  input: CallInput,
  signal?: AbortSignal,
): Promise<unknown> {
  return makeCall(client, operations[id], input, signal)
}
