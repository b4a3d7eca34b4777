import type { Platform } from '../../platform/platform'
import { entryOf, hasResource } from '../data/load-resource'
import { byReason, enumerate } from './bulk-failures'
import { setBulkResult } from './bulk-results'
import { takeUnfinished, type BulkNote } from './keep-bulk'

/** What became of the records of a run that were not done, a line for each kind. */
function linesOf({ texts }: Platform, { open, unsure, failed }: BulkNote): string[] {
  const { t } = texts
  const doubt = t('errors.mayBeDone')
  return [
    t('plan.interrupted'),
    ...byReason(
      failed.map(({ name, message = '' }) => ({ name, reason: message })),
      texts,
    ),
    ...byReason(
      unsure.map(({ name }) => ({ name, reason: doubt })),
      texts,
    ),
    ...(open.length > 0
      ? [
          t('plan.notRun', {
            steps: enumerate(
              open.map(({ name }) => name),
              texts,
            ),
          }),
        ]
      : []),
  ]
}

/**
 * Says once which records of a run on several were not done because the page was left, and offers to choose them in their
 * list. Nothing is done again by itself. `go` leads to an address without the base path.
 */
export function tellUnfinished(platform: Platform, go: (href: string) => void): void {
  const { t } = platform.texts
  for (const note of takeUnfinished(platform.session)) {
    const { type, title, open, failed } = note
    if (!hasResource(type)) continue
    const keys = [...failed, ...open].map(({ key }) => key)
    const show = (): void => {
      platform.toasts.dismiss(toast)
      setBulkResult(type, {
        failures: new Map(failed.map(({ key, message = '' }) => [key, message])),
        only: new Set(keys),
        epoch: platform.client.identity().epoch,
      })
      go(entryOf(type).summary.routes.list)
    }
    const toast = platform.toasts.add({
      tone: 'warning',
      title,
      text: linesOf(platform, note).join('\n'),
      closes: false,
      actions: keys.length > 0 ? [{ label: t('action.selectRest'), look: 'link', onPress: show }] : [],
    })
  }
}
