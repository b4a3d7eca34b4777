import { shortId } from '../../lib/short-id'
import type { CompiledResource } from '../../manifest/compiled'
import { isEmpty, readFirst, readPath, type Subject } from '../../manifest/subject'

/** How an identity is shown: whole where it is what its type is named by, otherwise shortened (specification section 4). */
export function titleOfId(
  { title, identity }: Pick<CompiledResource, 'title' | 'identity'>,
  id: string,
): string {
  return title[0] === identity ? id : shortId(id)
}

/**
 * What a record is called: the first title field that is not empty. A name is never shortened, only an identity that stands
 * in for one. What is no text and no number is no name.
 */
export function titleOf(resource: Pick<CompiledResource, 'title' | 'identity'>, subject: Subject): string {
  for (const path of resource.title) {
    const value = readPath(subject, path)
    if (!isEmpty(value) && typeof value !== 'object')
      return path === resource.identity ? titleOfId(resource, String(value)) : String(value)
  }
  const id = readFirst(subject.record, resource.identity)
  return isEmpty(id) ? '?' : titleOfId(resource, String(id))
}
