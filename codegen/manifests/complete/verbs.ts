import type { IconName } from '../../../src/lib/icon-names'

/** The icon of an action by the verb its id begins with, as everywhere in the console. */
const icons: ReadonlyMap<string, IconName> = new Map([
  ['accept', 'check'],
  ['add', 'plus'],
  ['allow', 'plus'],
  ['assign', 'link'],
  ['attach', 'link'],
  ['clone', 'copy-plus'],
  ['create', 'plus'],
  ['delete', 'trash-2'],
  ['detach', 'unlink'],
  ['edit', 'pencil'],
  ['grow', 'maximize-2'],
  ['move', 'wallet'],
  ['release', 'trash-2'],
  ['remove', 'trash-2'],
  ['rename', 'pencil'],
  ['restart', 'rotate-cw'],
  ['restore', 'history'],
  ['rebuild', 'history'],
  ['start', 'circle-play'],
  ['stop', 'circle-stop'],
  ['unassign', 'unlink'],
])

/** The icon of an action with another verb. */
export const otherIcon: IconName = 'arrow-right'

/** The first word of an id: `add` of `addDisk`. */
export function verbOf(id: string): string {
  return /^[a-z]+/.exec(id)?.[0] ?? id
}

/** The icon of an action that names none. */
export function iconOf(id: string): IconName {
  return icons.get(verbOf(id)) ?? otherIcon
}
