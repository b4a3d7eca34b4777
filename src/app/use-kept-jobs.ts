import { use, useEffect } from 'react'
import { config } from '../../console.config'
import { hasKeptJobs } from '../engine/jobs/job-shelf'
import { usePlatform } from '../platform/platform'
import { toastError } from '../platform/toast'
import { UiRouterContext } from '../ui/router-context'

/** Goes on with the jobs that the last reload has interrupted, and again whenever it is known who is signed in. */
export function useKeptJobs(): void {
  const platform = usePlatform()
  const { navigate: go } = use(UiRouterContext)
  useEffect(() => {
    const { session } = platform
    const isAt = (href: string): boolean => window.location.pathname === `${config.basePath}${href}`
    const resume = async (): Promise<void> => {
      if (!hasKeptJobs(session)) return
      try {
        const { resumeJobs } = await import('../engine/jobs/resume-jobs')
        await resumeJobs(platform, { isAt, go })
      } catch (error) {
        toastError(platform, error)
      }
    }
    void resume()
    return session.owner.subscribe(() => void resume())
  }, [platform, go])
}
