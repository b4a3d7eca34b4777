import { operationQuery } from '../../api/queries'
import type { CompiledResource } from '../../manifest/compiled'
import { readFirst, type Subject } from '../../manifest/subject'
import type { Platform } from '../../platform/platform'
import { decodeRows } from './row'

/**
 * Reads a record again from the server, past the cache, for a call that replaces it as a whole. Undefined when it is gone.
 * Throws `ApiError` when the list cannot be read.
 */
export async function rereadRecord(
  platform: Platform,
  resource: CompiledResource,
  subject: Subject,
): Promise<Record<string, unknown> | undefined> {
  const { client, queries, reporter } = platform
  const listed = resource.scope === 'location' ? subject.location : undefined
  const input = listed === undefined ? {} : { path: { location: listed } }
  const answer = await queries.fetchQuery({
    ...operationQuery(client, resource.listOperation, input),
    staleTime: 0,
    retry: false,
  })
  const rows = decodeRows(resource, answer, listed, subject.surroundings, reporter)
  const id = String(readFirst(subject.record, resource.identity))
  return rows.find((row) => row.id === id)?.record
}
