import { useEffect, useMemo, useState } from 'react'
import type { CompiledAction, CompiledResource } from '../../manifest/compiled'
import { textKeys } from '../../manifest/text-keys'
import type { BulkAction } from '../../ui/data-table/BulkBar'
import { useOfferTexts, type OfferTexts, type Refused } from '../jobs/offer'
import { idleWork } from '../rows/idle-work'
import type { RowList } from './use-row-list'

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

/** As many rows are judged at once, more when the browser is idle. */
const atOnce = 200

/**
 * The actions of the selection bar for the chosen rows. Of many rows the first ones decide which actions there are; how many
 * rows each fits is counted in slices while the browser is idle.
 */
export function useBulkActions(
  resource: CompiledResource,
  { actions, targetOf }: Pick<RowList, 'actions' | 'targetOf'>,
  keys: ReadonlySet<string>,
  bulkable: readonly CompiledAction[],
): BulkAction[] {
  const texts = useOfferTexts()
  const { refused } = actions
  const targets = useMemo(() => [...keys].flatMap((key) => targetOf(key) ?? []), [keys, targetOf])
  const first = useMemo(() => {
    const count = countFits(bulkable, refused)
    targets.slice(0, atOnce).forEach(count.add)
    return { fits: count.fits, all: targets.length > atOnce ? undefined : targets.length }
  }, [targets, bulkable, refused])
  const [later, setLater] = useState<{ of: typeof first; fits: FitCount<unknown>['fits'] }>()
  useEffect(() => {
    if (first.all !== undefined) return
    const count = countFits(bulkable, refused)
    return idleWork(targets, count.add).start(() => setLater({ of: first, fits: count.fits }))
  }, [first, targets, bulkable, refused])
  const { fits, all } = later?.of === first ? { fits: later.fits, all: targets.length } : first
  const labelOf = ({ id }: CompiledAction): string =>
    texts.resource(resource.type, textKeys.action(id, 'label'))
  return bulkActions(bulkable, fits, all, labelOf, texts)
}
