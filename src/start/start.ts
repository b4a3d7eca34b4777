import { startTransition } from 'react'
import { config } from '../../console.config'
import { withEarlyAnswers } from '../api/early-answers'
import { readList } from '../engine/data/list-calls'
import { enabledTypes } from '../engine/data/enabled-types'
import { loadResource } from '../engine/data/load-resource'
import { whenIdle } from '../lib/when-idle'
import type { Platform } from '../platform/platform'
import type { PageRow } from '../generated/pages'
import { pageAt, type PageAt } from './page-at'
import { signs } from './signs'
import { earlyPlace } from './start-data'

/** What the start stands on. */
export type Started = Pick<Platform, 'site' | 'texts' | 'session' | 'client' | 'queries' | 'started'>

/** Fetches everything a page waits for before it can be drawn; without `params`, what all pages of a pattern share. */
export type LoadPage = (
  page: PageRow,
  params: PageAt['params'] | undefined,
  platform: Pick<Platform, 'site' | 'texts'>,
) => readonly Promise<unknown>[]

/** All that makes the first page early, and the next one ready. */
export interface Start {
  /** The network; it hands over the calls that were started before the application was here. */
  fetch: (request: Request) => Promise<Response>
  /**
   * Waits until the page at the present address can be drawn at once, and `others` with it. A page that was not ready would
   * be drawn after its fallback, which React keeps for at least 300 ms. What cannot be fetched is left to the drawing,
   * which reports it.
   */
  firstPage: (platform: Started, others: readonly Promise<unknown>[]) => Promise<void>
  /** Draws the first page in slices, between which the browser answers whoever uses it; `then` follows when it has time. */
  draw: (platform: Started, draw: () => void, then: () => void) => void
}

/** Milliseconds the frame of a list waits for its rows: those that were asked for early are there by then. */
const patience = 50

/**
 * Fetches everything the page at a path below the base path waits for; nothing where the user may not see it or the site
 * does not have it.
 */
async function loadPath(platform: Started, path: string, load: LoadPage): Promise<void> {
  const at = pageAt(path)
  if (at && mayOpen(at.page, platform)) await Promise.allSettled(load(at.page, at.params, platform))
}

/** Whether a page is there for the user: the site has its type, and it is public or somebody is signed in. */
export function mayOpen(page: PageRow, { site, session }: Pick<Started, 'site' | 'session'>): boolean {
  if (page.kind !== 'screen' && !enabledTypes(site).some(({ type }) => type === page.of)) return false
  return page.open === true || session.get().apiKey !== undefined
}

/** Waits a little for the rows of the list at a path, so that it need not be drawn without them first. */
async function readFirstList(platform: Started, path: string): Promise<void> {
  const at = pageAt(path)
  if (at?.page.kind !== 'list' || !mayOpen(at.page, platform)) return
  const rows = loadResource(at.page.of, platform.texts).then((resource) => readList(platform, resource))
  await Promise.race([rows, new Promise((resolve) => setTimeout(resolve, patience))])
}

/** Takes over what `boot.ts` has started. */
export function takeStart(load: LoadPage): Start {
  const { requests, fetchPage } = earlyPlace.consoleEarly ?? {
    requests: [],
    fetchPage: async () => undefined,
  }
  return {
    fetch: withEarlyAnswers(requests, (request) => fetch(request)),
    firstPage: async (platform, others) => {
      const path = location.pathname.slice(config.basePath.length)
      await Promise.allSettled([...others, loadPath(platform, path, load), readFirstList(platform, path)])
    },
    draw: (platform, draw, then) => {
      startTransition(draw)
      whenIdle(() => {
        platform.started.set(true)
        then()
        const first = new AbortController()
        const begin = (sign: Event): void => {
          first.abort()
          import('./ready-ahead')
            .then(({ readyAhead }) => readyAhead((path) => loadPath(platform, path, load), fetchPage, sign))
            // Pages open without it, only later.
            .catch(() => undefined)
        }
        for (const each of signs)
          document.addEventListener(each, begin, { passive: true, signal: first.signal })
      })
    },
  }
}
