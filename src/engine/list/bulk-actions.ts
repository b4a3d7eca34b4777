import type { CompiledAction } from '../../manifest/compiled'
import type { Texts } from '../../platform/i18n/texts'
import type { BulkAction } from '../../ui/data-table/BulkBar'
import type { Actions, Target } from '../actions/use-actions'

/** The actions of the selection bar: each says how many of the chosen it fits, and why when it fits none. */
export function bulkActions(
  actions: readonly CompiledAction[],
  targets: readonly Target[],
  { offers }: Pick<Actions, 'offers'>,
  t: Texts['t'],
): BulkAction[] {
  return actions.flatMap((action) => {
    const offered = targets.flatMap((target) => offers([action], target))
    const [first] = offered
    if (!first) return []
    const fits = offered.filter((offer) => offer.reason === undefined).length
    const partly = fits > 0 && fits < targets.length
    return [
      {
        id: action.id,
        icon: action.icon,
        danger: action.danger,
        label: partly ? `${first.label} ${t('action.fits', { fits, all: targets.length })}` : first.label,
        disabledReason: fits === 0 ? first.reason : undefined,
      },
    ]
  })
}
