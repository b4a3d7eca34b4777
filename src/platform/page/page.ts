import { useEffect } from 'react'
import { createStore } from '../../lib/store'
import { usePlatform } from '../platform'

/** Title and breadcrumbs of the open page. */
export interface PageInfo {
  title: string
  /** Breadcrumb label, if shorter than the title. */
  crumb?: string
  parents: readonly { href: string; label: string }[]
}

/** The open page, set by the page itself. */
export const page = createStore<PageInfo | undefined>(undefined)

/** Milliseconds after which the title of a closed page is reset, unless another page sets its own. */
export const titleResetDelay = 2000

/** Sets the document title, `{title} | {site name}`, and the breadcrumbs (specification sections 2 and 9). In staging the title begins with the environment. */
export function usePage(info: PageInfo): void {
  const { site, environment } = usePlatform()
  const { siteName } = site.config
  const prefix = environment === 'staging' ? '[staging] ' : ''
  const { title, crumb = title } = info
  const trail = info.parents.map((parent) => `${parent.href} ${parent.label}`).join('\n')
  useEffect(() => {
    const mine = `${prefix}${title} | ${siteName}`
    document.title = mine
    const shown: PageInfo = { title, crumb, parents: info.parents }
    page.set(shown)
    return () => {
      setTimeout(() => {
        if (document.title === mine && page.get() === shown) document.title = siteName
      }, titleResetDelay)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the trail identifies the parents
  }, [title, crumb, siteName, prefix, trail])
}
