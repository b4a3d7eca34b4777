import { entryOf, hasResource } from '../data/load-resource'
import { detailPath } from '../routing/routes'
import type { Job, JobRecord } from './job'

/** The location and the identity a row key is made of. */
export function placeOf({ key }: JobRecord): { location: string | undefined; id: string } {
  const slash = key.indexOf('/')
  return { location: key.slice(0, slash) || undefined, id: key.slice(slash + 1) }
}

/** The page that shows what a job is about: its first record, or of a run on several their list. */
export function pageOf({ steps, bulk }: Pick<Job, 'steps' | 'bulk'>): string | undefined {
  const [first] = steps
  if (!first || !hasResource(first.record.type)) return undefined
  if (bulk !== undefined) return entryOf(first.record.type).summary.routes.list
  const { location, id } = placeOf(first.record)
  return detailPath(entryOf(first.record.type).summary, id, location)
}
