import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { CompiledAction } from '../../manifest/compiled-actions'
import type { CompiledResource } from '../../manifest/compiled'
import { usePlatform } from '../../platform/platform'
import { toastError } from '../../platform/toast'
import { useStore } from '../../platform/use-store'
import { failuresOf, isSending, jobs, lastBulkOf, shownRows } from '../jobs/jobs'
import type { PlannedStep } from '../jobs/plan-job'
import type { RecordTarget } from '../jobs/target'

/** A confirmed action on several records. */
export interface BulkRun {
  action: CompiledAction
  targets: readonly RecordTarget[]
  /** Selected records the action does not apply to, with reasons. */
  skipped: readonly { name: string; reason: string }[]
  /** Steps to add once the action is accepted for a record. */
  nextSteps?: (target: RecordTarget) => readonly PlannedStep[]
}

export interface Bulk {
  /** Runs an action on several records; `onEnd` receives the keys of the records it failed for, again after a retry. */
  run: (run: BulkRun, onEnd: (left: readonly string[]) => void) => Promise<void>
  /** Failure texts of the last run, by row key. */
  failures: ReadonlyMap<string, string>
  /** Row keys the list is reduced to. */
  only: ReadonlySet<string> | undefined
  /** The list's search string before it was reduced. */
  before: string | undefined
  /** Shows all rows again. */
  showAll: () => void
}

/**
 * Bulk actions with one progress toast and a result per record (interface rules, section 11). A record with a running
 * action is skipped, so a second press runs nothing twice.
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
        onEnd(targets.map(({ row }) => row.key))
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
