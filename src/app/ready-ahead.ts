import { matchPath } from 'react-router'
import { config } from '../../console.config'
import { enabledTypes } from '../engine/data/enabled-types'
import type { GuardedHistory } from '../engine/routing/guarded-history'
import { whenIdle } from '../lib/when-idle'
import type { Platform } from '../platform/platform'
import { loadCodeFont } from './code-font'
import type { FetchPage } from './fetch-ahead'
import { signs } from './first-use'
import { loadAddress } from './load-address'
import { nextPlace } from './next-place'
import { routePattern } from './paths'

/** Milliseconds after which somebody who points at a link is taken to mean it. */
const rest = 50

/**
 * Makes pages ready before they are asked for, so that opening one waits for no file and runs no module: the page of a
 * link that somebody points at, and the page of a record as soon as its list is used at all. Nothing is fetched for a
 * list that nobody touches; `begin` is what somebody did first. A record or form of the list that somebody rests on is drawn,
 * too, behind it. A failure is silent because opening the page fetches it again and reports it.
 */
export function readyAhead(
  platform: Pick<Platform, 'site' | 'texts' | 'session'>,
  history: GuardedHistory,
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
  let pointed: string | undefined
  const draw = (place: { pathname: string; search: string }): void => {
    setTimeout(
      () =>
        whenIdle(() => {
          if (pointed === place.pathname) nextPlace.set({ ...place, hash: '', state: null, key: 'next' })
        }),
      rest,
    )
  }
  const below = (pathname: string): string | undefined =>
    pathname.startsWith(`${config.basePath}/`) ? pathname.slice(config.basePath.length) : undefined
  const sign = ({ target }: Event): void => {
    const here = below(history.place().location.pathname)
    const routes = enabledTypes(platform.site).find((type) => type.routes.list === here)?.routes
    const link = target instanceof Element ? target.closest('a') : null
    const there = link?.origin === location.origin ? below(link.pathname) : undefined
    pointed = there
    // What is pointed at first: the browser fetches only so many files at a time.
    if (link && there !== undefined) {
      const { search } = link
      const isNext = [routes?.detail, routes?.create].some(
        (path) => path && matchPath(routePattern(path), there) !== null,
      )
      ready(there)
        .then(() => isNext && draw({ pathname: there, search }))
        .catch(() => undefined)
    }
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
