import { use, useEffect } from 'react'
import { config } from '../../console.config'
import { hasStoredJobs } from '../engine/jobs/job-storage'
import { usePlatform } from '../platform/platform'
import { pagePath } from '../platform/session/document-address'
import { toastError } from '../platform/toast'
import { UiRouterContext } from '../ui/router-context'

/** Resumes the jobs interrupted by a reload, whenever the user becomes known. */
export function useStoredJobs(): void {
  const platform = usePlatform()
  const { navigate: go } = use(UiRouterContext)
  useEffect(() => {
    const { session } = platform
    const isAt = (href: string): boolean => pagePath(window.location.pathname, config.basePath) === href
    const resume = async (): Promise<void> => {
      if (!hasStoredJobs(session)) return
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
