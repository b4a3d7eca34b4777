import { operations, type OperationId } from '../generated/operations'
import type { ApiClient } from './client'
import { makeCall, type CallInput } from './make-call'

/**
 * Calls any operation by its id, as `makeCall` does: the one place where the type of a call that changes something is not
 * known before it runs.
 */
export async function callOperation(
  client: ApiClient,
  id: OperationId,
  input: CallInput,
  signal?: AbortSignal,
): Promise<unknown> {
  return makeCall(client, operations[id], input, signal)
}
