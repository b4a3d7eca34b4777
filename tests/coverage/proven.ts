import type { Claim } from './claims'
import type { Requirement } from './requirement-list'

/** How far one requirement is proven. */
export type Proof = 'console' | 'platform' | 'none'

/** Kinds that a customer sees or reads: only a test of the console proves them. */
const seen = new Set(['ui', 'error'])

/** Whether `place` is enough for a requirement of this kind. */
export const suffices = ({ kind }: Requirement, proof: Proof): boolean =>
  proof === 'console' || (proof === 'platform' && !seen.has(kind))

/** The best proof among the claims of all passing tests, by the id of the requirement. */
export function bestProofs(claims: readonly Claim[]): ReadonlyMap<string, Proof> {
  const best = new Map<string, Proof>()
  for (const { id, place } of claims) if (place === 'console' || !best.has(id)) best.set(id, place)
  return best
}

/** How many requirements are proven, on the console and enough for their kind. */
export interface ProvenCount {
  readonly console: number
  readonly enough: number
}

/** Counts `items` against the proofs of passing tests. */
export function countProven(items: readonly Requirement[], proofs: ReadonlyMap<string, Proof>): ProvenCount {
  const of = (item: Requirement): Proof => proofs.get(item.id) ?? 'none'
  return {
    console: items.filter((item) => of(item) === 'console').length,
    enough: items.filter((item) => suffices(item, of(item))).length,
  }
}
