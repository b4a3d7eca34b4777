import { shortId } from '../lib/short-id'
import type { CompiledResource } from './compiled'
import { isEmpty, readFirst, readPath, type Subject } from './subject'

/** An identity as shown: in full if it is the type's title, otherwise shortened (specification section 4). */
export function titleOfId({ title, key }: Pick<CompiledResource, 'title' | 'key'>, id: string): string {
  return title[0] === key ? id : shortId(id)
}

/**
 * All titles of a record, preferred first: its non-empty names, then its identity. Only an identity in place of a name
 * is shortened. Names are texts or numbers.
 */
export function* titlesOf(
  resource: Pick<CompiledResource, 'title' | 'key'>,
  subject: Subject,
): Generator<string, void> {
  const { title, key } = resource
  for (const part of title) {
    const values = [part].flat().map((path) => readPath(subject, path))
    if (values.every((value) => !isEmpty(value) && typeof value !== 'object')) {
      const name = values.map(String).join(' · ')
      yield part === key ? titleOfId(resource, name) : name
    }
  }
  const id = readFirst(subject.record, key)
  if (!title.includes(key) && !isEmpty(id)) yield titleOfId(resource, String(id))
}

/** The title of a record. */
export function titleOf(resource: Pick<CompiledResource, 'title' | 'key'>, subject: Subject): string {
  const [name = '?'] = titlesOf(resource, subject)
  return name
}

/** Joins needed for the titles of a type. */
export function titleJoins({ title, joins }: Pick<CompiledResource, 'title' | 'joins'>): string[] {
  return Object.keys(joins).filter((name) => title.flat().some((path) => path.startsWith(`$${name}.`)))
}
