import type { OperationId } from '../../generated/operations'
import type { CompiledResource } from '../../manifest/compiled'
import { readFirst, type Subject } from '../../manifest/subject'
import type { Platform } from '../../platform/platform'
import { readListNow } from './list-calls'
import { decodeRows } from './row'

/**
 * Reads a record from the server, for a call that replaces it as a whole. Undefined if it is gone. Throws `ApiError` if
 * the list cannot be read.
 * @param staleTime ms for which a cached answer that was not invalidated is used
 */
export async function rereadRecord(
  platform: Platform,
  resource: CompiledResource,
  subject: Subject,
  staleTime = 0,
): Promise<Record<string, unknown> | undefined> {
  const location = resource.scope === 'location' ? subject.location : undefined
  const call = { operation: resource.listOperation, location }
  const answer = await readListNow(platform, call, { once: true, staleTime })
  const rows = decodeRows(resource, answer, location, subject.environment, platform.reporter)
  const id = String(readFirst(subject.record, resource.key))
  return rows.find((row) => row.id === id)?.record
}

/** Operations that read a type's records: the list, and the single read if there is one. */
export function ownReads({ listOperation, readOperation }: CompiledResource): OperationId[] {
  return readOperation ? [listOperation, readOperation] : [listOperation]
}
