import { useEffect, useMemo, useState } from 'react'
import type { CompiledAction } from '../../manifest/compiled-actions'
import type { CompiledResource } from '../../manifest/compiled'
import { textKeys } from '../../manifest/text-keys'
import type { BulkAction } from '../../ui/data-table/BulkBar'
import { useOfferTexts, type OfferTexts, type Refused } from '../jobs/offer'
import { idleWork } from '../../lib/idle-work'
import type { RowList } from './use-row-list'

/** How many selected rows an action applies to. */
export interface Fit {
  /** Number of rows. */
  fits: number
  /** Refusal for the first row on which the action is not hidden. */
  refused: Refused | undefined
}

/** Incremental count of the rows each action applies to. */
export interface FitCount<Target> {
  add: (target: Target) => void
  /** By action id; actions hidden for every row are missing. */
  fits: ReadonlyMap<string, Fit>
}

/** Starts a count. */
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
 * Actions of the selection bar with the number of rows they apply to, and the reason if none; without counts while
 * `all` is undefined.
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
        label: partly ? texts.t('action.fits', { label, fits: fit.fits, all }) : label,
        disabledReason:
          counted && fit.fits === 0 && refused && !refused.hidden ? refused.reason(texts) : undefined,
      },
    ]
  })
}

/** Rows evaluated per slice; more when the browser is idle. */
const atOnce = 200

/** Actions of the selection bar. The first rows decide which actions are shown; counting continues in idle time. */
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
