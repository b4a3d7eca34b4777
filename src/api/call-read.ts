import type { OperationId } from '../generated/operations'
import type { ApiClient } from './client'
import { makeCall, type CallInput } from './make-call'
import { readOf } from './reads'

/** Calls a read by its id, as `makeCall` does; throws as it does, and for an operation that changes something. */
export async function callRead(
  client: ApiClient,
  id: OperationId,
  input: CallInput,
  signal?: AbortSignal,
): Promise<unknown> {
  const location = input.path?.location
  const note = (error?: unknown): void => {
    if (location !== undefined) client.reach.note(location, id, error)
  }
  try {
    const answer = await makeCall(client, readOf(id), input, signal)
    note()
    return answer
  } catch (error) {
    note(error)
    throw error
  }
}
