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

/** The call the console reads the billing accounts with, of which the customer chooses the one that pays. */
export const accountsOperation = 'listBillingAccounts'

/** The type whose records pay for what others make, if there is one. */
export function payingType(all: ReadonlyMap<string, WrittenManifest>): WrittenManifest | undefined {
  return [...all.values()].find(({ list }) => list.operation === accountsOperation)
}

/** Of these names the one under which an account is known that pays. */
export function payingName(
  all: ReadonlyMap<string, WrittenManifest>,
  names: Iterable<string>,
): string | undefined {
  const known = payingType(all)?.related?.fields ?? []
  return [...names].find((name) => known.includes(name))
}
