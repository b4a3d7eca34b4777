import type { CompiledResource } from '../../manifest/compiled'
import { readPath, type Subject } from '../../manifest/subject'

/** The account that pays for a record, read from the column that refers to `accounts`; undefined without one. */
export function payerOf(
  { list }: Pick<CompiledResource, 'list'>,
  accounts: string,
  subject: Subject,
): unknown {
  const [path] = list.columns.find(({ refers }) => refers === accounts)?.values ?? []
  return path === undefined ? undefined : readPath(subject, path)
}
