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

/** The letter after `c` that creates a type: the first of its name. */
export function createLetters(type: string): string {
  return type.slice(0, 1)
}
