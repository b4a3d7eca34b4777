import type { OperationId } from '../generated/operations'
import type { ApiClient } from './client'
import { makeCall, type CallInput } from './make-call'
import { readOf } from './reads'

/** Calls a read by its id, like `makeCall`; also throws for an operation that is not a read. */
export async function callRead(
  client: ApiClient,
  id: OperationId,
  input: CallInput,
  signal?: AbortSignal,
): Promise<unknown> {
  const location = input.path?.location
  const began = performance.now()
  const note = (error?: unknown, took?: number): void => {
    if (location !== undefined) client.reach.note(location, id, error, took)
  }
  try {
    const answer = await makeCall(client, readOf(id), input, signal)
    note(undefined, Math.round(performance.now() - began))
    return answer
  } catch (error) {
    note(error)
    throw error
  }
}
