import type { MenuContent, MenuEntry } from '../../ui/overlay/menu-model'
import { madeBy } from '../data/origins'
import type { Offer } from '../jobs/offer'

const possibleFirst = <Part>(parts: readonly Part[], isPossible: (part: Part) => boolean): Part[] => [
  ...parts.filter(isPossible),
  ...parts.filter((part) => !isPossible(part)),
]

/**
 * The entries of a menu for offers: in their groups, in the order in which these first come. What can be done now stands
 * before what cannot, dangerous things at the end.
 */
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
  const isPossible = ({ reason }: Offer): boolean => reason === undefined
  const together = names.map((name) =>
    possibleFirst(
      usual.filter(({ action }) => action.group === name),
      isPossible,
    ),
  )
  return [...possibleFirst(together, (group) => group.some(isPossible)), dangerous]
    .filter((group) => group.length > 0)
    .map((group) => ({ entries: group.map(entry) }))
}
