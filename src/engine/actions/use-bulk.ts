import { useCallback, useRef, useState } from 'react'
import type { CompiledResource } from '../../manifest/compiled'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { toastError } from '../../platform/toast'
import type { BulkRun } from './bulk-run'
import type { Target } from './use-actions'

export interface Bulk {
  /** Runs an action on several records; resolves to the keys of those that failed, to undefined when all are under way. */
  run: (run: BulkRun, onShowFailed: (keys: readonly string[]) => void) => Promise<string[] | undefined>
  /** Why the last action failed, by row key. */
  failures: ReadonlyMap<string, string>
  forget: () => void
}

/**
 * Bulk actions with one progress toast and a result per item (interface rules, section 11). Pressing twice runs it once: a
 * record whose action is under way is not acted on again.
 */
export function useBulk(resource: CompiledResource): Bulk {
  const platform = usePlatform()
  const texts = useTexts()
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map())
  const underWay = useRef(new Set<string>())
  const run: Bulk['run'] = useCallback(
    async (wanted, onShowFailed) => {
      const { action } = wanted
      const lockOf = (target: Target): string => `${action.id} ${target.row.key}`
      const targets = wanted.targets.filter((target) => !underWay.current.has(lockOf(target)))
      if (targets.length === 0) return undefined
      for (const target of targets) underWay.current.add(lockOf(target))
      try {
        const { runBulkAction } = await import('./run-bulk-action')
        return await runBulkAction(
          { platform, texts, resource },
          { ...wanted, targets },
          {
            onFailures: setFailures,
            onShow: onShowFailed,
            onRetry: (again) => void run(again, onShowFailed).then((still) => still && onShowFailed(still)),
          },
        )
      } catch (error) {
        toastError(platform, error)
        return undefined
      } finally {
        for (const target of targets) underWay.current.delete(lockOf(target))
      }
    },
    [platform, texts, resource],
  )
  return { run, failures, forget: () => setFailures(new Map()) }
}
