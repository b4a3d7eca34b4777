import { operationQuery } from '../../api/queries'
import type { OperationId } from '../../generated/operations'
import type { CompiledResource } from '../../manifest/compiled'
import { readFirst, type Subject } from '../../manifest/subject'
import type { Platform } from '../../platform/platform'
import { decodeRows } from './row'

/**
 * Reads a record again from the server, past the cache, for a call that replaces it as a whole. Undefined when it is gone.
 * Throws `ApiError` when the list cannot be read.
 *
 * @param staleTime milliseconds for which an answer that nothing has made stale is taken from the cache
 */
export async function rereadRecord(
  platform: Platform,
  resource: CompiledResource,
  subject: Subject,
  staleTime = 0,
): Promise<Record<string, unknown> | undefined> {
  const { client, queries, reporter } = platform
  const listed = resource.scope === 'location' ? subject.location : undefined
  const input = listed === undefined ? {} : { path: { location: listed } }
  const answer = await queries.fetchQuery({
    ...operationQuery(client, resource.listOperation, input),
    staleTime,
    retry: false,
  })
  const rows = decodeRows(resource, answer, listed, subject.surroundings, reporter)
  const id = String(readFirst(subject.record, resource.identity))
  return rows.find((row) => row.id === id)?.record
}

/** What the records of a type are read with: their list, and the operation that reads one where the type has it. */
export function ownReads({ listOperation, readOperation }: CompiledResource): OperationId[] {
  return readOperation ? [listOperation, readOperation] : [listOperation]
}
