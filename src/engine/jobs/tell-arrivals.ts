import type { CompiledAction, CompiledResource } from '../../manifest/compiled'
import type { Texts } from '../../platform/i18n/texts'
import type { Platform } from '../../platform/platform'
import type { ToastContent } from '../../ui/feedback/toast-store'
import { awaitArrivals } from './arrivals'
import { enumerate } from './bulk-failures'
import type { Target } from './target'

/** A run on several records whose calls have all been answered. */
export interface AnsweredRun {
  readonly action: CompiledAction
  /** "Stop". */
  readonly label: string
  readonly accepted: readonly Target[]
  /** How many were chosen. */
  readonly asked: number
}

/** The texts that are there, a line each; undefined for none. */
const lines = (...texts: readonly (string | undefined)[]): string | undefined =>
  texts.filter((text) => text !== undefined).join('\n') || undefined

/**
 * Goes on in the toast of a run, `shown`, until the records it was accepted for have reached their state: how many have
 * while they move, then that it is done, or which have not within their time. What failed and can be done about it stays.
 */
export async function tellArrivals(
  {
    platform,
    texts,
    resource,
  }: { platform: Platform; texts: Pick<Texts, 't' | 'resource'>; resource: CompiledResource },
  { action, label, accepted, asked }: AnsweredRun,
  shown: { readonly toast: number; readonly content: ToastContent },
): Promise<void> {
  if (accepted.length === 0) return
  const { t } = texts
  const { toast, content } = shown
  const all = accepted.length
  const tell = (change: Partial<ToastContent>): void =>
    platform.toasts.update(toast, { ...content, closes: false, ...change })
  const isClean = content.tone === 'success'
  const moving = (arrived: number): void =>
    tell({
      progress: (arrived / all) * 100,
      ...(isClean && {
        tone: 'info',
        text: lines(content.text, t('action.bulkRunning', { done: arrived, all })),
      }),
    })
  const { epoch } = platform.client.identity()
  moving(0)
  const { arrived, missing } = await awaitArrivals(platform, resource, action, accepted, moving)
  if (platform.client.identity().epoch !== epoch) return
  const late = t('action.bulkLate', {
    names: enumerate(
      missing.map(({ name }) => name),
      texts,
    ),
  })
  tell({
    tone: isClean && missing.length > 0 ? 'warning' : content.tone,
    title:
      arrived === asked
        ? t('action.bulkDone', { label, count: arrived })
        : t('action.bulkPartly', { label, done: arrived, all: asked }),
    text: lines(content.text, missing.length > 0 ? late : undefined),
    closes: content.closes && missing.length === 0,
  })
}
