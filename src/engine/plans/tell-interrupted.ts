import type { Platform } from '../../platform/platform'
import { hasResource, entryOf } from '../data/load-resource'
import { detailPath } from '../routes'
import { openSteps, restorePlans } from './keep-plans'

/** Where the page is and how it goes elsewhere, in addresses without the base path. */
export interface Whereabouts {
  isAt: (href: string) => boolean
  go: (href: string) => void
}

/**
 * Says which sequences a reload has interrupted, and what of them did not run. The page of a record says it itself; on any
 * other page a message leads there.
 */
export function tellInterrupted(platform: Platform, { isAt, go }: Whereabouts): void {
  const { t } = platform.texts
  for (const [key, plan] of restorePlans(platform.session)) {
    const [type = '', rowKey = ''] = [key.slice(0, key.indexOf(' ')), key.slice(key.indexOf(' ') + 1)]
    if (!hasResource(type)) continue
    const slash = rowKey.indexOf('/')
    const href = detailPath(
      entryOf(type).summary,
      rowKey.slice(slash + 1),
      rowKey.slice(0, Math.max(0, slash)),
    )
    if (href === undefined || isAt(href)) continue
    const steps = openSteps(plan).map(({ label }) => label)
    const toast = platform.toasts.add({
      tone: 'warning',
      title: `${plan.name}: ${t('plan.interrupted')}`,
      text: t('plan.notRun', { steps: steps.join(', ') }),
      closes: false,
      actions: [
        {
          label: t('plan.look'),
          look: 'link',
          onPress: () => {
            platform.toasts.dismiss(toast)
            go(href)
          },
        },
      ],
    })
  }
}
