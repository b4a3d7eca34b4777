import { useEffect, useMemo, useState } from 'react'
import type { CompiledAction, CompiledResource } from '../../manifest/compiled'
import { textKeys } from '../../manifest/text-keys'
import type { BulkAction } from '../../ui/data-table/BulkBar'
import { useOfferTexts } from '../jobs/offer'
import { bulkActions, countFits, type FitCount } from './bulk-actions'
import { idleWork } from '../rows/idle-work'
import type { ListModel } from './use-list-model'

/** As many rows are judged at once, more when the browser is idle. */
const atOnce = 200

/**
 * What can be done to the chosen rows, with how many it fits. Of many rows the first say what there is; the count follows
 * in slices, between which the browser answers whoever is there.
 */
export function useBulkActions(
  resource: CompiledResource,
  { actions, targetOf }: Pick<ListModel, 'actions' | 'targetOf'>,
  keys: ReadonlySet<string>,
  bulkable: readonly CompiledAction[],
): BulkAction[] {
  const texts = useOfferTexts()
  const { refused } = actions
  const first = useMemo(() => {
    const count = countFits(bulkable, refused)
    let found = 0
    for (const key of keys) {
      const target = targetOf(key)
      if (!target) continue
      if (found === atOnce) return { count, all: undefined }
      count.add(target)
      found += 1
    }
    return { count, all: found }
  }, [keys, targetOf, bulkable, refused])
  const [later, setLater] = useState<{ of: typeof first; fits: FitCount<unknown>['fits']; all: number }>()
  useEffect(() => {
    if (first.all !== undefined) return
    const count = countFits(bulkable, refused)
    let all = 0
    const work = idleWork([...keys], (key) => {
      const target = targetOf(key)
      if (!target) return
      count.add(target)
      all += 1
    })
    return work.start(() => setLater({ of: first, fits: count.fits, all }))
  }, [first, keys, targetOf, bulkable, refused])
  const { fits, all } = later?.of === first ? later : { fits: first.count.fits, all: first.all }
  return bulkActions(
    bulkable,
    fits,
    all,
    (action) => texts.resource(resource.type, textKeys.action(action.id, 'label')),
    texts,
  )
}
