import { config } from '../../console.config'
import { tellInterrupted } from '../engine/plans/tell-interrupted'
import type { GuardedHistory } from '../engine/routing/guarded-history'
import type { Platform } from '../platform/platform'

/** Says which sequences the last reload has interrupted, wherever the console was opened. */
export function tellInterruptedPlans(platform: Platform, history: GuardedHistory): void {
  tellInterrupted(platform, {
    isAt: (href) => window.location.pathname === `${config.basePath}${href}`,
    go: (href) => history.push(`${config.basePath}${href}`),
  })
}
