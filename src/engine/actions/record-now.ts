import { operationQuery } from '../../api/queries'
import { operations } from '../../generated/operations'
import { isRecord } from '../../lib/is-record'
import { sortParameters } from '../../manifest/build-request'
import type { CompiledResource } from '../../manifest/compiled'
import type { Subject } from '../../manifest/subject'
import type { Platform } from '../../platform/platform'
import { rereadRecord } from '../data/reread'
import { bindParameters } from '../../manifest/bind-parameters'

/**
 * A record as the platform has it now, read the way its page reads it; undefined if it is gone.
 * @throws ApiError if it cannot be read
 */
export async function recordNow(
  platform: Platform,
  resource: CompiledResource & { detail?: { params: Parameters<typeof bindParameters>[1] } | null },
  subject: Subject,
): Promise<Record<string, unknown> | undefined> {
  const { client, queries } = platform
  const { detail, readOperation } = resource
  if (!detail || !readOperation) return rereadRecord(platform, resource, subject)
  const called = operations[readOperation]
  const { path, query } = sortParameters(called, bindParameters(called, detail.params, subject, {}))
  const answer = await queries.fetchQuery({
    ...operationQuery(client, readOperation, { path, query }),
    staleTime: 0,
    retry: false,
  })
  return isRecord(answer) ? answer : undefined
}
