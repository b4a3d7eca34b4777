import { config } from '../../console.config'
import { tellUnfinished } from '../engine/jobs/tell-unfinished'
import { tellInterrupted } from '../engine/jobs/tell-interrupted'
import type { GuardedHistory } from '../engine/routing/guarded-history'
import type { Platform } from '../platform/platform'

/** Says which sequences and which runs on several records the last reload has interrupted, wherever the console was opened. */
export function tellInterruptedWork(platform: Platform, history: GuardedHistory): void {
  const go = (href: string): void => history.push(`${config.basePath}${href}`)
  tellInterrupted(platform, { isAt: (href) => window.location.pathname === `${config.basePath}${href}`, go })
  tellUnfinished(platform, go)
}
