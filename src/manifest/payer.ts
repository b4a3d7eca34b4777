import type { CompiledResource } from './compiled'
import { readPath, type Subject } from './subject'

/** The path of the account that pays for records of a type: of the column that refers to `accounts`. */
export function payerPath({ list }: Pick<CompiledResource, 'list'>, accounts: string): string | undefined {
  return list.columns.find(({ refers }) => refers === accounts)?.values[0]
}

/** The account that pays for a record of a type; undefined if the type names none. */
export function payerOf(
  resource: Pick<CompiledResource, 'list'>,
  accounts: string,
  subject: Subject,
): unknown {
  const path = payerPath(resource, accounts)
  return path === undefined ? undefined : readPath(subject, path)
}
