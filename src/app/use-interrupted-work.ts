import { use, useEffect } from 'react'
import { config } from '../../console.config'
import { ownDraft } from '../engine/fields/draft'
import { usePlatform } from '../platform/platform'
import { toastError } from '../platform/toast'
import { UiRouterContext } from '../ui/router-context'

/**
 * Says which sequences and which runs on several records the last reload has interrupted, wherever the console was opened,
 * and again whenever somebody else has signed in.
 */
export function useInterruptedWork(): void {
  const platform = usePlatform()
  const { navigate: go } = use(UiRouterContext)
  useEffect(() => {
    const { session } = platform
    const isAt = (href: string): boolean => window.location.pathname === `${config.basePath}${href}`
    const tell = async (): Promise<void> => {
      if (!['plans', 'bulk'].some((name) => ownDraft(session, name).read())) return
      try {
        const [{ tellInterrupted }, { tellUnfinished }] = await Promise.all([
          import('../engine/jobs/tell-interrupted'),
          import('../engine/jobs/tell-unfinished'),
        ])
        tellInterrupted(platform, { isAt, go })
        tellUnfinished(platform, go)
      } catch (error) {
        toastError(platform, error)
      }
    }
    void tell()
    return session.owner.subscribe(() => void tell())
  }, [platform, go])
}
