import type { ResourceSummary } from '../../manifest/compiled'
import type { SectionName } from '../../manifest/names'

/** Letters after `g` that open a section (interface rules, section 13). */
export const goToLetters: Readonly<Partial<Record<SectionName, string>>> = {
  compute: 'c',
  metal: 'm',
  storage: 's',
  disks: 'k',
  network: 'n',
  services: 'v',
  access: 'a',
  billing: 'b',
}

/** Letter after `g` that opens the dashboard. */
export const dashboardLetter = 'd'

/** Letters after `c` that create a type: the first letter of its name not used by an earlier type. */
export function createLetters(
  types: readonly Pick<ResourceSummary, 'type' | 'routes'>[],
): ReadonlyMap<string, string> {
  const letters = new Map<string, string>()
  const taken = new Set<string>()
  for (const { type, routes } of types) {
    if (routes.create === null) continue
    const letter = [...type].find((each) => /[a-z]/.test(each) && !taken.has(each))
    if (letter === undefined) continue
    taken.add(letter)
    letters.set(type, letter)
  }
  return letters
}
