import { useCallback, useRef, useState } from 'react'
import type { CompiledAction, CompiledResource } from '../../manifest/compiled'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { errorMessage } from '../../platform/toast'
import { runBulk } from './bulk'
import { failureLines, leftOutLines, withoutId } from './bulk-failures'
import { perform } from './perform'
import type { Target } from './use-actions'

/** Several records an action is to be done to, as was confirmed. */
export interface BulkRun {
  action: CompiledAction
  targets: readonly Target[]
  /** Those that were chosen too but that it does not fit, and why. */
  left: readonly { name: string; reason: string }[]
  /** Once it is done for a record. */
  afterEach?: (target: Target) => void
}

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
      const { action, left } = wanted
      const lockOf = (target: Target): string => `${action.id} ${target.row.key}`
      const targets = wanted.targets.filter((target) => !underWay.current.has(lockOf(target)))
      if (targets.length === 0) return undefined
      for (const target of targets) underWay.current.add(lockOf(target))
      const label = texts.resource(resource.type, textKeys.action(action.id, 'label')).replace('…', '')
      const all = targets.length
      const counted = texts.resource(resource.type, textKeys.counted, { count: all })
      const title = `${label}: ${counted}`
      const progress = (done: number) => ({
        tone: 'info' as const,
        title,
        text: texts.t('action.bulkRunning', { done, all }),
        progress: (done / all) * 100,
        closes: false,
      })
      const toast = platform.toasts.add(progress(0))
      const outcomes = await runBulk(
        targets,
        (target) => target.row.location ?? '',
        async (target) => {
          const { row, subject } = target
          await perform(platform, { resource, action, rowKey: row.key, subject, typed: {} })
          wanted.afterEach?.(target)
        },
        (done) => platform.toasts.update(toast, progress(done)),
      )
      for (const target of targets) underWay.current.delete(lockOf(target))
      const failed = [...outcomes].flatMap(([{ row, name }, outcome]) =>
        outcome.ok
          ? []
          : [{ key: row.key, id: row.id, name, message: errorMessage(platform, outcome.error) }],
      )
      const keys = failed.map(({ key }) => key)
      setFailures(new Map(failed.map(({ key, id, message }) => [key, withoutId(message, id)])))
      const done = all - failed.length
      const chosen = all + left.length
      const said = [...failureLines(failed, texts), ...leftOutLines(left, texts)].join('\n')
      const again: BulkRun = {
        ...wanted,
        left: [],
        targets: targets.filter(({ row }) => keys.includes(row.key)),
      }
      const counts =
        done === chosen
          ? texts.t('action.bulkDone', { label, count: done })
          : texts.t('action.bulkPartly', { label, done, all: chosen })
      platform.toasts.update(
        toast,
        failed.length === 0
          ? { tone: 'success', title: counts, text: said || undefined, closes: left.length === 0 }
          : {
              tone: done === 0 ? 'error' : 'warning',
              title: counts,
              text: said,
              closes: false,
              actions: [
                {
                  label: texts.t('action.retryFailed'),
                  look: 'button',
                  onPress: () => {
                    platform.toasts.dismiss(toast)
                    void run(again, onShowFailed).then((still) => still && onShowFailed(still))
                  },
                },
                {
                  label: texts.t('action.showFailed', { count: failed.length }),
                  look: 'link',
                  onPress: () => onShowFailed(keys),
                },
              ],
            },
      )
      return keys
    },
    [platform, texts, resource],
  )
  return { run, failures, forget: () => setFailures(new Map()) }
}
