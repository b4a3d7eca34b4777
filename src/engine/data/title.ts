import { shortId } from '../../lib/short-id'
import type { CompiledResource } from '../../manifest/compiled'
import { isEmpty, readFirst, readPath, type Subject } from '../../manifest/subject'

/**
 * What a record is called: the first title field that is not empty; an id is shortened (specification section 4). What is
 * no text and no number is no name.
 */
export function titleOf(resource: Pick<CompiledResource, 'title' | 'identity'>, subject: Subject): string {
  for (const path of resource.title) {
    const value = readPath(subject, path)
    if (!isEmpty(value) && typeof value !== 'object')
      return path === resource.identity ? shortId(String(value)) : String(value)
  }
  const id = readFirst(subject.record, resource.identity)
  return isEmpty(id) ? '?' : shortId(String(id))
}
