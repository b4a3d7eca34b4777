import { config } from '../../console.config'
import { ownDraft } from '../engine/forms/draft'
import type { Platform } from '../platform/platform'
import { toastError } from '../platform/toast'
import type { GuardedHistory } from '../engine/routing/guarded-history'

/** Says which sequences the last reload has interrupted; the code for it is fetched only when there is one. */
export async function tellInterruptedPlans(platform: Platform, history: GuardedHistory): Promise<void> {
  if (!ownDraft(platform.session, 'plans').read()) return
  try {
    const { tellInterrupted } = await import('../engine/plans/tell-interrupted')
    tellInterrupted(platform, {
      isAt: (href) => window.location.pathname === `${config.basePath}${href}`,
      go: (href) => history.push(`${config.basePath}${href}`),
    })
  } catch (error) {
    toastError(platform, error)
  }
}
