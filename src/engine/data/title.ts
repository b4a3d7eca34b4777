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
 * Everything a record may be called, what it goes by first: its names that are not empty, and its identity. A name is never
 * shortened, only an identity that stands in for one. What is no text and no number is no name.
 */
export function* titlesOf(
  resource: Pick<CompiledResource, 'title' | 'identity'>,
  subject: Subject,
): Generator<string, void> {
  const { title, identity } = resource
  for (const part of title) {
    const values = [part].flat().map((path) => readPath(subject, path))
    if (values.every((value) => !isEmpty(value) && typeof value !== 'object')) {
      const name = values.map(String).join(' · ')
      yield part === identity ? titleOfId(resource, name) : name
    }
  }
  const id = readFirst(subject.record, identity)
  if (!title.includes(identity) && !isEmpty(id)) yield titleOfId(resource, String(id))
}

/** What a record is called. */
export function titleOf(resource: Pick<CompiledResource, 'title' | 'identity'>, subject: Subject): string {
  const [name = '?'] = titlesOf(resource, subject)
  return name
}

/** The joins without whose lists some records of a type have no name. */
export function titleJoins({ title, joins }: Pick<CompiledResource, 'title' | 'joins'>): string[] {
  return Object.keys(joins).filter((name) => title.flat().some((path) => path.startsWith(`$${name}.`)))
}
