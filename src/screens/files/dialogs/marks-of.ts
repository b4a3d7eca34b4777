import type { Entry } from '../browse/entries'
import type { ObjectName } from '../s3/call'

/** What hides deleted files: every mark of each, by key and id. */
export function marksOf(entries: readonly Entry[]): Required<ObjectName>[] {
  return entries.flatMap(({ key, marks = [] }) => marks.map((id) => ({ key, id })))
}
