import type { MenuContent, MenuEntry } from '../../ui/overlay/menu-model'
import { originOf } from '../data/origins'
import type { Offer } from '../jobs/offer'

const possibleFirst = <Part>(parts: readonly Part[], isPossible: (part: Part) => boolean): Part[] => [
  ...parts.filter(isPossible),
  ...parts.filter((part) => !isPossible(part)),
]

/**
 * Menu entries of offers, grouped in order of appearance. Possible actions come before impossible ones, destructive
 * ones last.
 */
export function menuGroups(offers: readonly Offer[]): MenuContent['groups'] {
  const entry = ({ action, label, reason }: Offer): MenuEntry => ({
    id: action.id,
    label,
    icon: action.icon,
    danger: action.danger ?? false,
    disabledReason: reason,
    marks: { ...originOf(action) },
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
