import type { Platform } from '../../platform/platform'
import { errorMessage, errorReference } from '../../platform/toast'
import type { ToastContent } from '../../ui/feedback/toast-store'
import { hasResource, entryOf } from '../data/load-resource'
import { detailPath } from '../routing/routes'
import type { Plan } from './plan'
import { openSteps, restorePlans } from './keep-plans'

/** Where the page is and how it goes elsewhere, in addresses without the base path. */
export interface Whereabouts {
  isAt: (href: string) => boolean
  go: (href: string) => void
}

/** What is said of a plan that came to no end: why it failed, or that it was interrupted, and what was not done. */
function told(platform: Platform, plan: Plan): Pick<ToastContent, 'tone' | 'title' | 'text' | 'reference'> {
  const { t } = platform.texts
  const steps = openSteps(plan).map(({ label }) => label)
  const text = t('plan.notRun', { steps: steps.join(', ') })
  const { name, failure } = plan
  if (failure === undefined) return { tone: 'warning', title: `${name}: ${t('plan.interrupted')}`, text }
  return {
    tone: 'error',
    title: t('toast.errorPrefix', { message: errorMessage(platform, failure) }),
    text: `${name}. ${text}`,
    reference: errorReference(failure),
  }
}

/**
 * Says which sequences a reload has interrupted or had failed before, why, and what of them did not run. The page of a record
 * says it itself; on any other page a message leads there.
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
    const toast = platform.toasts.add({
      ...told(platform, plan),
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
