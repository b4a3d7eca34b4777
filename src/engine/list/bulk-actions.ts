import type { CompiledAction } from '../../manifest/compiled'
import type { BulkAction } from '../../ui/data-table/BulkBar'
import type { OfferTexts, Refused } from '../jobs/offer'

/** How an action fits the chosen rows. */
export interface Fit {
  /** Rows it fits. */
  fits: number
  /** Why it does not fit the first row it is there for. */
  refused: Refused | undefined
}

/** A count of which of the chosen rows actions fit; each is judged once, with whatever else is known of it at hand. */
export interface FitCount<Target> {
  add: (target: Target) => void
  /** By the action's id; actions no row has are left out. */
  fits: ReadonlyMap<string, Fit>
}

/** Begins to count. */
export function countFits<Target>(
  actions: readonly CompiledAction[],
  refused: (action: CompiledAction, target: Target) => Refused | undefined,
): FitCount<Target> {
  const fits = new Map<string, Fit>()
  return {
    fits,
    add: (target) => {
      for (const action of actions) {
        const found = refused(action, target)
        if (found?.hidden) continue
        const fit = fits.get(action.id) ?? { fits: 0, refused: found }
        if (!found) fit.fits += 1
        fits.set(action.id, fit)
      }
    },
  }
}

/**
 * The actions of the selection bar. Each says how many of the `all` chosen it fits, and why when it fits none; while that
 * is not counted (`all` is undefined), only what it is called.
 */
export function bulkActions(
  actions: readonly CompiledAction[],
  fits: FitCount<unknown>['fits'],
  all: number | undefined,
  labelOf: (action: CompiledAction) => string,
  texts: OfferTexts,
): BulkAction[] {
  return actions.flatMap((action) => {
    const fit = fits.get(action.id)
    if (!fit) return []
    const counted = all !== undefined
    const partly = counted && fit.fits > 0 && fit.fits < all
    const label = labelOf(action)
    const { refused } = fit
    return [
      {
        id: action.id,
        icon: action.icon,
        danger: action.danger,
        label: partly ? `${label} ${texts.t('action.fits', { fits: fit.fits, all })}` : label,
        disabledReason:
          counted && fit.fits === 0 && refused && !refused.hidden ? refused.reason(texts) : undefined,
      },
    ]
  })
}
