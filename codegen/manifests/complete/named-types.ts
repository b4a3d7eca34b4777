import { lastPart } from '../column-id'
import type { WrittenManifest } from './completed'

/** The type whose records a field or parameter identifies by its name; undefined for any other name. */
export function typeNamed(
  all: ReadonlyMap<string, WrittenManifest>,
  path: string,
): WrittenManifest | undefined {
  const name = lastPart(path)
  return [...all.values()].find(({ related }) => related?.fields?.includes(name))
}

/** The call that lists the billing accounts; the customer chooses the one that pays. */
export const accountsOperation = 'listBillingAccounts'

/** The type of the billing accounts, if there is one. */
export function payingType(all: ReadonlyMap<string, WrittenManifest>): WrittenManifest | undefined {
  return [...all.values()].find(({ list }) => list.operation === accountsOperation)
}

/** The first of these names that identifies a billing account. */
export function payingName(
  all: ReadonlyMap<string, WrittenManifest>,
  names: Iterable<string>,
): string | undefined {
  const known = payingType(all)?.related?.fields ?? []
  return [...names].find((name) => known.includes(name))
}
