import { config } from '../../console.config'
import { enabledTypes } from '../engine/data/enabled-types'
import { whenIdle } from '../lib/when-idle'
import type { Platform } from '../platform/platform'
import { loadCodeFont } from './code-font'
import type { FetchPage } from './fetch-ahead'
import { signs } from './first-use'
import { loadAddress } from './load-address'

/**
 * Makes pages ready before they are asked for, so that opening one waits for no file and runs no module: the page of a
 * link that somebody points at, and the page of a record as soon as its list is used at all. Nothing is fetched for a
 * list that nobody touches; `begin` is what somebody did first. A failure is silent because opening the page fetches it
 * again and reports it.
 */
export function readyAhead(
  platform: Pick<Platform, 'site' | 'texts' | 'session'>,
  fetchPage: FetchPage,
  begin: Event,
): void {
  const made = new Map<string, Promise<void>>()
  const make = async (path: string): Promise<void> => {
    await fetchPage(path)
    await new Promise((resolve) => whenIdle(resolve))
    await loadAddress(platform, `${config.basePath}${path}`)
  }
  const ready = (path: string): Promise<void> => {
    const before = made.get(path)
    if (before) return before
    const now = make(path)
    made.set(path, now)
    now.catch(() => made.delete(path))
    return now
  }
  const below = (pathname: string): string | undefined =>
    pathname.startsWith(`${config.basePath}/`) ? pathname.slice(config.basePath.length) : undefined
  const sign = ({ target }: Event): void => {
    const here = below(location.pathname)
    const routes = enabledTypes(platform.site).find((type) => type.routes.list === here)?.routes
    const link = target instanceof Element ? target.closest('a') : null
    const there = link?.origin === location.origin ? below(link.pathname) : undefined
    // What is pointed at first: the browser fetches only so many files at a time.
    if (there !== undefined) ready(there).catch(() => undefined)
    const records = routes?.detail
    if (records && !made.has(records)) {
      ready(records).catch(() => undefined)
      // A font that arrives lays the whole list out again.
      whenIdle(() => void loadCodeFont())
    }
  }
  sign(begin)
  for (const each of signs) document.addEventListener(each, sign, { passive: true })
}
