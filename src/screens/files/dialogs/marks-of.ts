import type { Entry } from '../browse/entries'
import type { ObjectName } from '../s3/call'

/** All delete markers that hide deleted files, by key and id. */
export function marksOf(entries: readonly Entry[]): Required<ObjectName>[] {
  return entries.flatMap(({ key, marks = [] }) => marks.map((id) => ({ key, id })))
}
