import { useEffect } from 'react'
import { createStore } from '../../lib/store'
import { usePlatform } from '../platform'

/** What the frame shows of the open page: its title, and the places above it. */
export interface PageInfo {
  title: string
  /** What the page is called below its parents, where that is shorter than the title. */
  crumb?: string
  parents: readonly { href: string; label: string }[]
}

/** The open page, told by the page itself. */
export const page = createStore<PageInfo | undefined>(undefined)

/** Milliseconds after which the title of a page that is gone is reset, unless another page has set its own. */
export const titleResetDelay = 2000

/** Names the page in the document's title, `{title} | {site name}`, and in the frame (specification sections 2 and 9). */
export function usePage(info: PageInfo): void {
  const { site } = usePlatform()
  const { siteName } = site.config
  const { title, crumb = title } = info
  const trail = info.parents.map((parent) => `${parent.href} ${parent.label}`).join('\n')
  useEffect(() => {
    const mine = `${title} | ${siteName}`
    document.title = mine
    const shown: PageInfo = { title, crumb, parents: info.parents }
    page.set(shown)
    return () => {
      setTimeout(() => {
        if (document.title === mine && page.get() === shown) document.title = siteName
      }, titleResetDelay)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the trail says all that matters of the parents
  }, [title, crumb, siteName, trail])
}
