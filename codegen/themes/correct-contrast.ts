import { contrast, showable, type Colour } from './colour'
import { rolePairs, weakPairs, type WeakPair } from './contrast-check'
import { resolveRole, type Definitions, type Scheme } from './roles'

/** A colour that another one must differ from. */
interface Neighbour {
  readonly colour: Colour
  readonly least: number
}

const steps = 200
/** So that rounding in the stylesheet does not undo it. */
const margin = 0.02

/** The colour at the lightness nearest to its own that differs enough from all neighbours; undefined if none does. */
export function nearestFitting(colour: Colour, neighbours: readonly Neighbour[]): Colour | undefined {
  const fits = (candidate: Colour) =>
    neighbours.every(({ colour: other, least }) => contrast(candidate, other) >= least + margin)
  for (let step = 0; step <= steps; step++) {
    for (const l of [colour.l - step / steps, colour.l + step / steps]) {
      const candidate = step === 0 ? colour : showable({ ...colour, l: Math.max(0, Math.min(1, l)) })
      if (fits(candidate)) return candidate
    }
  }
  return undefined
}

/** Colours a role must differ from, by the pairs in which it is at `side`. */
function neighboursOf(
  role: string,
  side: 'on' | 'under',
  definitions: Definitions,
  scheme: Scheme,
  only: (other: string) => boolean = () => true,
): Neighbour[] {
  const otherSide = side === 'on' ? 'under' : 'on'
  return rolePairs
    .filter((pair) => pair[side] === role && only(pair[otherSide]))
    .map((pair) => ({ colour: resolveRole(pair[otherSide], definitions, scheme), least: pair.least }))
}

/** Corrected roles of one scheme. */
interface Corrected {
  readonly moved: Readonly<Record<string, Colour>>
  readonly left: readonly WeakPair[]
}

/**
 * Moves the lightness of derived roles until every pair of the scheme has its contrast: first of roles on a surface, then of
 * surfaces whose pairs are still too weak. Roles in `fixed` stay; `left` are pairs that cannot be corrected because of them.
 */
export function correctContrast(
  definitions: Definitions,
  fixed: ReadonlySet<string>,
  scheme: Scheme,
): Corrected {
  const moved: Record<string, Colour> = {}
  const now = (): Definitions => ({ ...definitions, ...moved })
  const move = (role: string, neighbours: readonly Neighbour[]): boolean => {
    const found = nearestFitting(resolveRole(role, now(), scheme), neighbours)
    if (found) moved[role] = found
    return found !== undefined
  }
  const weak = () => weakPairs(now(), scheme)

  for (const role of new Set(weak().map(({ on }) => on))) {
    if (fixed.has(role)) continue
    if (move(role, neighboursOf(role, 'on', now(), scheme))) continue
    const unders = rolePairs.filter(({ on }) => on === role).map(({ under }) => under)
    const isAnchor = unders.some((under) => fixed.has(under))
      ? (under: string) => fixed.has(under)
      : (under: string) => under === unders[0]
    move(role, neighboursOf(role, 'on', now(), scheme, isAnchor))
  }
  for (const role of new Set(weak().map(({ under }) => under)))
    if (!fixed.has(role)) move(role, neighboursOf(role, 'under', now(), scheme))
  return { moved, left: weak() }
}

/** Advice to a theme's author for a weak pair: the nearest lightness of the role that is sufficient. */
export function adviceFor({ on, scheme }: WeakPair, definitions: Definitions): string {
  const colour = resolveRole(on, definitions, scheme)
  const better = nearestFitting(colour, neighboursOf(on, 'on', definitions, scheme))
  return better
    ? `make it ${better.l < colour.l ? 'darker' : 'lighter'}, oklch(${better.l.toFixed(2)} …), or leave it out to have it derived`
    : 'bring the colours below it closer together, or leave them out to have them derived'
}
