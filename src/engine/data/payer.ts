import type { CompiledResource } from '../../manifest/compiled'
import { readPath, type Subject } from '../../manifest/subject'

/** What the column of a type that names records of `accounts` reads: the account that pays for a record; undefined without one. */
export function payerOf(
  { list }: Pick<CompiledResource, 'list'>,
  accounts: string,
  subject: Subject,
): unknown {
  const [path] = list.columns.find(({ refers }) => refers === accounts)?.values ?? []
  return path === undefined ? undefined : readPath(subject, path)
}
