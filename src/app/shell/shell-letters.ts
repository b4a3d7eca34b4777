import type { ResourceSummary } from '../../manifest/compiled'
import type { SectionName } from '../../manifest/names'

/** The letter after `g` that goes to a section (interface rules, section 13). */
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

/** The letter after `g` that goes to the dashboard. */
export const dashboardLetter = 'd'

/** The letter after `c` that creates each type that can be: the first of its name that no type before it has. */
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
