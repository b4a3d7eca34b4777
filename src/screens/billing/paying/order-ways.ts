import { linkMethodId } from '../../../platform/account/link-methods'
import type { OfferedWay } from './ways'

/** Ways shown at once if the customer has chosen none; the others on request. */
const usual = 4

/** Ways to pay in the order they are shown. */
interface OrderedWays {
  readonly ways: readonly OfferedWay[]
  /** How many of them are shown at once. */
  readonly first: number
}

/**
 * Saved methods first, then the link methods the customer has chosen, then the others.
 * @param chosen ids of these link methods; undefined if none were ever chosen
 */
export function orderWays(ways: readonly OfferedWay[], chosen: readonly string[] | undefined): OrderedWays {
  if (chosen === undefined) return { ways, first: usual }
  const isFirst = ({ way }: OfferedWay): boolean =>
    way.kind !== 'link' || chosen.includes(linkMethodId(way.processor, way.option))
  const first = ways.filter(isFirst)
  const all = [...first, ...ways.filter((each) => !isFirst(each))]
  return { ways: all, first: first.length === 0 ? usual : first.length }
}
