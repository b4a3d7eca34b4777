import { mayBeDone } from '../../api/unknown-outcome'
import type { CompiledResource } from '../../manifest/compiled'
import { textKeys } from '../../manifest/text-keys'
import type { Texts } from '../../platform/i18n/texts'
import type { Platform } from '../../platform/platform'
import { writeFailure } from '../../platform/failed-write'
import type { ToastAction } from '../../ui/feedback/toast-store'
import { runBulk } from './bulk'
import { failureLines, leftOutLines, withoutId } from './bulk-failures'
import { perform } from './perform'
import { canRepeat, performAgain } from './perform-again'
import type { BulkRun } from './bulk-run'

interface Place {
  platform: Platform
  texts: Pick<Texts, 't' | 'resource'>
  resource: CompiledResource
}

interface Listeners {
  /** Why it failed, by row key; empty when nothing did. */
  onFailures: (failures: ReadonlyMap<string, string>) => void
  /** The visitor wants to see those that failed. */
  onShow: (keys: readonly string[]) => void
  /** The visitor wants those that failed to be tried again. */
  onRetry: (again: BulkRun) => void
}

/**
 * Does an action to several records with one progress toast and a result per item (interface rules, section 11);
 * resolves to the keys of those that failed.
 */
export async function runBulkAction(
  { platform, texts, resource }: Place,
  wanted: BulkRun,
  on: Listeners,
): Promise<string[]> {
  const { action, left, targets } = wanted
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
      const performance = { resource, action, rowKey: row.key, subject, typed: {} }
      const doubt = wanted.doubts?.get(row.key)
      await (doubt === undefined
        ? perform(platform, performance)
        : performAgain(platform, performance, doubt))
      wanted.afterEach?.(target)
    },
    (done) => platform.toasts.update(toast, progress(done)),
  )
  const failed = [...outcomes].flatMap(([{ row, name }, outcome]) => {
    if (outcome.ok) return []
    const { error } = outcome
    return [{ key: row.key, id: row.id, name, message: writeFailure(platform, error), error }]
  })
  const keys = failed.map(({ key }) => key)
  on.onFailures(new Map(failed.map(({ key, id, message }) => [key, withoutId(message, id)])))
  const done = all - failed.length
  const chosen = all + left.length
  const said = [...failureLines(failed, texts), ...leftOutLines(left, texts)].join('\n')
  const doubts = new Map(failed.flatMap(({ key, error }) => (mayBeDone(error) ? [[key, error]] : [])))
  const again: BulkRun = {
    ...wanted,
    left: [],
    doubts,
    targets: targets.filter(({ row }) => keys.includes(row.key)),
  }
  const retry: ToastAction = {
    label: texts.t('action.retryFailed'),
    look: 'button',
    onPress: () => {
      platform.toasts.dismiss(toast)
      on.onRetry(again)
    },
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
            // What may have been done to each of them, and would be done twice, is not offered again.
            ...(doubts.size < failed.length || canRepeat(action) ? [retry] : []),
            {
              label: texts.t('action.showFailed', { count: failed.length }),
              look: 'link',
              onPress: () => on.onShow(keys),
            },
          ],
        },
  )
  return keys
}
