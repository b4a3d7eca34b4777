import type { MenuContent, MenuEntry } from '../../ui/overlay/menu-model'
import { madeBy } from '../origins/origins'
import type { Offer } from './offer'

/** The entries of a menu for offers: in their groups, in the order in which these first come; dangerous things at the end. */
export function menuGroups(offers: readonly Offer[]): MenuContent['groups'] {
  const entry = ({ action, label, reason }: Offer): MenuEntry => ({
    id: action.id,
    label,
    icon: action.icon,
    danger: action.danger ?? false,
    disabledReason: reason,
    marks: { ...madeBy(action) },
  })
  const usual = offers.filter(({ action }) => !action.danger)
  const dangerous = offers.filter(({ action }) => action.danger)
  const names = [...new Set(usual.map(({ action }) => action.group))]
  const together = names.map((name) => usual.filter(({ action }) => action.group === name))
  return [...together, dangerous]
    .filter((group) => group.length > 0)
    .map((group) => ({ entries: group.map(entry) }))
}
