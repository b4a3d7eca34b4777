import { mayBeDone } from '../../api/unknown-outcome'
import type { CompiledResource } from '../../manifest/compiled'
import { textKeys } from '../../manifest/text-keys'
import type { Texts } from '../../platform/i18n/texts'
import type { Platform } from '../../platform/platform'
import { writeFailure } from '../../platform/failed-write'
import type { ToastAction, ToastContent } from '../../ui/feedback/toast-store'
import { runBulk, type BulkOutcome } from './bulk'
import { bulkCounts } from './bulk-counts'
import { enumerate, failureLines, leftOutLines, withoutId } from './bulk-failures'
import type { BulkRun } from './bulk-run'
import { keepRun, type NotedRecord } from './keep-bulk'
import { perform } from './perform'
import { canRepeat, performAgain } from './perform-again'
import { tellArrivals } from './tell-arrivals'
import type { Target } from './target'

interface Place {
  platform: Platform
  texts: Pick<Texts, 't' | 'resource'>
  resource: CompiledResource
}

interface Listeners {
  /** Why it failed, by row key; empty when nothing did. */
  onFailures: (failures: ReadonlyMap<string, string>) => void
  /** The visitor wants to see some: those that failed, or those it was not done to. */
  onShow: (keys: readonly string[]) => void
  /** The visitor wants those that failed to be tried again. */
  onRetry: (again: BulkRun) => void
}

/** What became of the records of a run so far. */
function fates(platform: Platform, targets: readonly Target[], outcomes: ReadonlyMap<Target, BulkOutcome>) {
  const failed = [...outcomes].flatMap(([{ row, name }, outcome]) => {
    if (outcome.ok) return []
    const { error } = outcome
    return [{ key: row.key, id: row.id, name, message: writeFailure(platform, error), error }]
  })
  return { failed, done: outcomes.size - failed.length, rest: targets.filter((each) => !outcomes.has(each)) }
}

type Fates = ReturnType<typeof fates>

const noted = ({ row, name }: Target): NotedRecord => ({ key: row.key, name })

/** What is said in the end: how many, why some failed, which were left out or not done, and what can be done about them. */
function result(
  { texts }: Place,
  { action, left }: BulkRun,
  { failed, done, rest }: Fates,
  { label, retry, show }: { label: string; retry: ToastAction; show: (keys: readonly string[]) => void },
): ToastContent {
  const { t } = texts
  const all = done + failed.length + rest.length + left.length
  const open = rest.map(({ name }) => name)
  const text = [
    ...failureLines(failed, texts),
    ...leftOutLines(left, texts),
    ...(open.length > 0 ? [t('plan.notRun', { steps: enumerate(open, texts) })] : []),
  ].join('\n')
  const title = bulkCounts(action, texts).ended(label, done, all)
  if (failed.length + rest.length === 0)
    return { tone: 'success', title, text: text || undefined, closes: left.length === 0 }
  const lost = failed.filter(({ error }) => mayBeDone(error) && !canRepeat(action, error)).length
  const look = 'link' as const
  return {
    tone: done === 0 && rest.length === 0 ? 'error' : 'warning',
    title,
    text,
    closes: false,
    actions: [
      // What may have been done to each of them, and would be done twice, is not offered again.
      ...(lost < failed.length ? [retry] : []),
      ...(failed.length > 0
        ? [
            {
              label: t('action.showFailed', { count: failed.length }),
              look,
              onPress: () => show(failed.map(({ key }) => key)),
            },
          ]
        : []),
      ...(rest.length > 0
        ? [{ label: t('action.selectRest'), look, onPress: () => show(rest.map(({ row }) => row.key)) }]
        : []),
    ],
  }
}

/**
 * Does an action to several records with one progress toast, in which it can be stopped, and a result per item (interface
 * rules, section 11); resolves to the keys of those it was not done to. Whoever else signs in meanwhile ends it: nothing is
 * sent in their name. What a reload interrupts is kept and told.
 */
export async function runBulkAction(place: Place, wanted: BulkRun, on: Listeners): Promise<string[]> {
  const { platform, texts, resource } = place
  const { action, targets } = wanted
  const { session, client, toasts } = platform
  const label = texts.resource(resource.type, textKeys.action(action.id, 'label')).replace('…', '')
  const all = targets.length
  const title = `${label}: ${texts.resource(resource.type, textKeys.counted, { count: all })}`
  const counts = bulkCounts(action, texts)
  const [owner, { epoch }] = [session.owner.get(), client.identity()]
  const sent = new Set<Target>()
  let outcomes: ReadonlyMap<Target, BulkOutcome> = new Map()
  let done = 0
  let stopped = false
  const stop: ToastAction = {
    label: texts.t('plan.stop'),
    look: 'button',
    onPress: () => {
      stopped = true
      toasts.update(toast, progress())
    },
  }
  const progress = (): ToastContent => ({
    tone: 'info',
    title,
    text: stopped ? texts.t('action.bulkStopping') : counts.running(done, all),
    progress: (outcomes.size / all) * 100,
    closes: false,
    actions: stopped || sent.size === all ? [] : [stop],
  })
  const kept = keepRun(session, all, () => {
    const { failed, rest } = fates(platform, targets, outcomes)
    return {
      type: resource.type,
      title: counts.ended(label, done, all),
      open: rest.filter((target) => !sent.has(target)).map(noted),
      unsure: rest.filter((target) => sent.has(target)).map(noted),
      failed: failed.map(({ key, id, name, message }) => ({ key, name, message: withoutId(message, id) })),
    }
  })
  const isWanted = (): boolean => !stopped && client.identity().epoch === epoch
  const toast = toasts.add(progress())
  let told = false
  try {
    outcomes = await runBulk(
      targets,
      (target) => target.row.location ?? '',
      async (target) => {
        const { row, subject } = target
        const performance = { resource, action, rowKey: row.key, subject, typed: {} }
        const doubt = wanted.doubts?.get(row.key)
        sent.add(target)
        try {
          await (doubt === undefined
            ? perform(platform, performance)
            : performAgain(platform, performance, doubt))
        } catch (error) {
          await kept.leaving()
          throw error
        }
        done += 1
        wanted.afterEach?.(target)
      },
      {
        isWanted: () => kept.leaving()?.then(isWanted) ?? isWanted(),
        onProgress: (_, now) => {
          outcomes = now
          kept.write()
          toasts.update(toast, progress())
        },
      },
    )
    told = client.identity().epoch === epoch || (owner !== undefined && session.owner.get() === owner)
  } finally {
    kept.end(told)
  }
  const fate = fates(platform, targets, outcomes)
  const keys = fate.failed.map(({ key }) => key)
  on.onFailures(new Map(fate.failed.map(({ key, id, message }) => [key, withoutId(message, id)])))
  const again: BulkRun = {
    ...wanted,
    left: [],
    doubts: new Map(fate.failed.flatMap(({ key, error }) => (mayBeDone(error) ? [[key, error]] : []))),
    targets: targets.filter(({ row }) => keys.includes(row.key)),
  }
  const retry: ToastAction = {
    label: texts.t('action.retryFailed'),
    look: 'button',
    onPress: () => {
      toasts.dismiss(shown)
      on.onRetry(again)
    },
  }
  // What was sent away while it ran is said all the same in the end, but never to somebody else.
  const content = result(place, wanted, fate, { label, retry, show: on.onShow })
  const isThere = toasts.snapshot().some(({ id }) => id === toast)
  const shown = isThere || !told ? toast : toasts.add(content)
  if (isThere) toasts.update(toast, content)
  if (told && action.expect !== undefined) {
    const accepted = targets.filter((each) => outcomes.get(each)?.ok === true)
    const asked = targets.length + wanted.left.length
    void tellArrivals(place, { action, label, accepted, asked }, { toast: shown, content })
  }
  return [...keys, ...fate.rest.map(({ row }) => row.key)]
}
