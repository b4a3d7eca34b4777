import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { CompiledAction, CompiledResource } from '../../manifest/compiled'
import { usePlatform } from '../../platform/platform'
import { toastError } from '../../platform/toast'
import { useStore } from '../../platform/use-store'
import { failuresOf, isSending, jobs, lastBulkOf, shownRows } from '../jobs/jobs'
import type { PlannedStep } from '../jobs/plan-job'
import type { Target } from '../jobs/target'

/** An action to be done to several records, as was confirmed. */
export interface BulkRun {
  action: CompiledAction
  targets: readonly Target[]
  /** Those that were chosen too but that it does not fit, and why. */
  left: readonly { name: string; reason: string }[]
  /** Steps that follow once it is accepted for a record. */
  follows?: (target: Target) => readonly PlannedStep[]
}

export interface Bulk {
  /** Runs an action on several records; `onEnd` hears the keys of those it was not done to, and again after a retry. */
  run: (run: BulkRun, onEnd: (left: readonly string[]) => void) => Promise<void>
  /** Why the last action failed, by row key. */
  failures: ReadonlyMap<string, string>
  /** Keys of the rows that alone are to be shown. */
  only: ReadonlySet<string> | undefined
  /** What the list was narrowed by before only those were shown, as the search part of its address. */
  before: string | undefined
  /** Shows all rows again. */
  showAll: () => void
}

/**
 * Bulk actions with one progress toast and a result per item (interface rules, section 11). Pressing twice runs it once: a
 * record whose action is under way is not acted on again.
 */
export function useBulk(resource: CompiledResource): Bulk {
  const platform = usePlatform()
  const navigate = useNavigate()
  const { search } = useLocation()
  const present = useRef(search)
  useEffect(() => {
    present.current = search
  }, [search])
  const { type, routes } = resource
  const { epoch } = platform.client.identity()
  const asked = useStore(shownRows)
  const shown = asked?.type === type && asked.epoch === epoch ? asked : undefined
  const last = lastBulkOf(useStore(jobs), type, epoch)
  const failures = useMemo(() => failuresOf(platform, last), [platform, last])
  const run: Bulk['run'] = useCallback(
    async (wanted, onEnd) => {
      const by = platform.client.identity().epoch
      const targets = wanted.targets.filter(({ row }) => !isSending(type, row.key, wanted.action.id, by))
      if (targets.length === 0) return
      const show = (keys: readonly string[]): void => {
        const now = shownRows.get()
        const before = now?.type === type && present.current === '' ? now.before : present.current
        shownRows.set({ type, keys: new Set(keys), before, epoch: by })
        void navigate(routes.list)
      }
      try {
        const { startAction } = await import('../jobs/start-action')
        startAction(platform, { resource, ...wanted, targets, show, onEnd })
      } catch (error) {
        toastError(platform, error)
      }
    },
    [platform, resource, type, routes, navigate],
  )
  return {
    run,
    failures,
    only: shown?.keys,
    before: shown?.before,
    showAll: () => shownRows.set(undefined),
  }
}
