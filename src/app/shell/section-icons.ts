import type { IconName } from '../../lib/icon-names'
import type { SectionName } from '../../manifest/names'

/** Icon of each section. */
export const sectionIcons: Readonly<Record<SectionName, IconName>> = {
  compute: 'server',
  metal: 'rows-3',
  disks: 'hard-drive',
  storage: 'archive',
  network: 'network',
  services: 'database',
  access: 'key-round',
  billing: 'wallet',
}
