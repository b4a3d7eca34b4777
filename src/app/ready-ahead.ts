import { config } from '../../console.config'
import { enabledTypes } from '../engine/data/enabled-types'
import type { GuardedHistory } from '../engine/routing/guarded-history'
import { whenIdle } from '../lib/when-idle'
import type { Platform } from '../platform/platform'
import type { FetchPage } from './fetch-ahead'
import { loadAddress } from './load-address'
import { loadCodeFont } from './theme'

/** What somebody does before pressing a link. */
const signs = ['pointerover', 'focusin', 'touchstart', 'keydown'] as const

/**
 * Makes pages ready before they are asked for, so that opening one waits for no file and runs no module: the page of a
 * link that somebody points at, and the page of a record as soon as its list is used at all. Nothing is fetched for a
 * list that nobody touches. A failure is silent because opening the page fetches it again and reports it.
 */
export function readyAhead(
  platform: Pick<Platform, 'site' | 'texts' | 'session'>,
  history: GuardedHistory,
  fetchPage: FetchPage,
): void {
  const made = new Set<string>()
  const ready = (path: string): void => {
    if (made.has(path)) return
    made.add(path)
    fetchPage(path)
      .then(() => whenIdle(() => void loadAddress(platform, `${config.basePath}${path}`)))
      .catch(() => made.delete(path))
  }
  const below = (pathname: string): string | undefined =>
    pathname.startsWith(`${config.basePath}/`) ? pathname.slice(config.basePath.length) : undefined
  const sign = ({ target }: Event): void => {
    const here = below(history.place().location.pathname)
    const records = enabledTypes(platform.site).find(({ routes }) => routes.list === here)?.routes.detail
    if (records) {
      ready(records)
      void loadCodeFont()
    }
    const link = target instanceof Element ? target.closest('a') : null
    const there = link?.origin === location.origin ? below(link.pathname) : undefined
    if (there !== undefined) ready(there)
  }
  for (const each of signs) document.addEventListener(each, sign, { passive: true })
}
