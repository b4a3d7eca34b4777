import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { CompiledResource } from '../../manifest/compiled'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { toastError } from '../../platform/toast'
import { useStore } from '../../platform/use-store'
import { bulkResultOf, bulkResults, setBulkResult } from '../jobs/bulk-results'
import type { BulkRun } from '../jobs/bulk-run'
import type { Target } from '../jobs/target'

export interface Bulk {
  /** Runs an action on several records; `onEnd` hears the keys of those it was not done to, and again after a retry. */
  run: (run: BulkRun, onEnd: (left: readonly string[]) => void) => Promise<void>
  /** Why the last action failed, by row key. */
  failures: ReadonlyMap<string, string>
  /** Keys of the rows it was not done to while only they are to be shown. */
  only: ReadonlySet<string> | undefined
  /** What the list was narrowed by before only those were shown, as the search part of its address. */
  before: string | undefined
  /** Shows all rows again. */
  showAll: () => void
}

const none: ReadonlyMap<string, string> = new Map()

/**
 * Bulk actions with one progress toast and a result per item (interface rules, section 11). Pressing twice runs it once: a
 * record whose action is under way is not acted on again.
 */
export function useBulk(resource: CompiledResource): Bulk {
  const platform = usePlatform()
  const texts = useTexts()
  const navigate = useNavigate()
  const { search } = useLocation()
  const shown = useRef(search)
  useEffect(() => {
    shown.current = search
  }, [search])
  const underWay = useRef(new Set<string>())
  const { type } = resource
  const { epoch } = platform.client.identity()
  const result = bulkResultOf(useStore(bulkResults), type, epoch)
  const run: Bulk['run'] = useCallback(
    async (wanted, onEnd) => {
      const { action } = wanted
      const lockOf = (target: Target): string => `${action.id} ${target.row.key}`
      const targets = wanted.targets.filter((target) => !underWay.current.has(lockOf(target)))
      if (targets.length === 0) return
      for (const target of targets) underWay.current.add(lockOf(target))
      const by = platform.client.identity().epoch
      try {
        const { runBulkAction } = await import('../jobs/run-bulk-action')
        const left = await runBulkAction(
          { platform, texts, resource },
          { ...wanted, targets },
          {
            onFailures: (failures) => {
              const { only, before } = bulkResultOf(bulkResults.get(), type, by) ?? {}
              setBulkResult(type, { failures, only, before, epoch: by })
            },
            onShow: (keys) => {
              const { failures = none, only, before } = bulkResultOf(bulkResults.get(), type, by) ?? {}
              setBulkResult(type, {
                failures,
                only: new Set(keys),
                before: only && shown.current === '' ? before : shown.current,
                epoch: by,
              })
              void navigate(resource.routes.list)
            },
            onRetry: (again) => void run(again, onEnd),
          },
        )
        onEnd(left)
      } catch (error) {
        toastError(platform, error)
      } finally {
        for (const target of targets) underWay.current.delete(lockOf(target))
      }
    },
    [platform, texts, resource, type, navigate],
  )
  return {
    run,
    failures: result?.failures ?? none,
    only: result?.only,
    before: result?.before,
    showAll: () => result && setBulkResult(type, { ...result, only: undefined, before: undefined }),
  }
}
