import { startTransition } from 'react'
import { config } from '../../console.config'
import { withEarlyAnswers } from '../api/early-answers'
import { readList } from '../engine/data/list-calls'
import { enabledTypes } from '../platform/site/enabled-types'
import { loadResource } from '../engine/data/load-resource'
import { whenIdle } from '../lib/when-idle'
import type { Platform } from '../platform/platform'
import { pagePath } from '../platform/session/document-address'
import type { Callback } from '../platform/identity/take-callback'
import type { PageRow } from '../generated/pages'
import { pageAt, type PageAt } from './page-at'
import { enterDocument } from './enter-document'
import { intentEvents } from './intent-events'
import { earlyPlace } from './start-data'

/** Dependencies of the start. */
export type Started = Pick<
  Platform,
  'reporter' | 'site' | 'texts' | 'session' | 'client' | 'queries' | 'started'
>

/** Loads what a page needs for rendering; without `params`, what all pages of a route share. */
export type LoadPage = (
  page: PageRow,
  params: PageAt['params'] | undefined,
  platform: Pick<Platform, 'site' | 'texts'>,
) => readonly Promise<unknown>[]

/** Prefetching of the first and the next pages. */
export interface Start {
  /** The document is being left; nothing is to be started. */
  leaving: boolean
  /** Callback parameters, already removed from the URL. */
  callback: Callback | undefined
  /** Network access that reuses early requests. */
  fetch: (request: Request) => Promise<Response>
  /**
   * Waits until the current page and `others` can render without suspending, because React keeps a fallback for at
   * least 300 ms. Failures are left to the page, which reports them.
   */
  firstPage: (platform: Started, others: readonly Promise<unknown>[]) => Promise<void>
  /** Renders the first page with interruptions for user input; `then` follows in idle time. */
  draw: (platform: Started, draw: () => void, then: () => void) => void
}

/** Milliseconds the first render waits for a list's rows; early requests are usually answered by then. */
const patience = 50

/** Loads what the page at a path needs; nothing if the user may not see it or the site does not have it. */
async function loadPath(platform: Started, path: string, load: LoadPage): Promise<void> {
  const at = pageAt(path)
  if (at && mayOpen(at.page, platform)) await Promise.allSettled(load(at.page, at.params, platform))
}

/** Whether a page is accessible: enabled on the site, and public or signed in. */
export function mayOpen(page: PageRow, { site, session }: Pick<Started, 'site' | 'session'>): boolean {
  if (page.onlyIf !== undefined && site.config[page.onlyIf] !== true) return false
  if (page.kind !== 'screen' && !enabledTypes(site).some(({ type }) => type === page.of)) return false
  return page.open === true || session.get().apiKey !== undefined
}

/** Waits briefly for a list's rows, so that they are part of the first render. */
async function readFirstList(platform: Started, path: string): Promise<void> {
  const at = pageAt(path)
  if (at?.page.kind !== 'list' || !mayOpen(at.page, platform)) return
  const rows = loadResource(at.page.of, platform.texts).then((resource) => readList(platform, resource))
  await Promise.race([rows, new Promise((resolve) => setTimeout(resolve, patience))])
}

/** Takes over the requests of `boot.ts`, or its place if it has not run yet. */
export function takeStart(load: LoadPage): Start {
  earlyPlace.consoleEarly ??= { ...enterDocument(config), requests: [], fetchPage: async () => undefined }
  const { leaving, callback, requests, fetchPage } = earlyPlace.consoleEarly
  return {
    leaving,
    callback,
    fetch: withEarlyAnswers(requests, (request) => fetch(request)),
    firstPage: async (platform, others) => {
      const path = pagePath(location.pathname, config.basePath)
      await Promise.allSettled([...others, loadPath(platform, path, load), readFirstList(platform, path)])
    },
    draw: (platform, draw, then) => {
      startTransition(draw)
      whenIdle(() => {
        platform.started.set(true)
        then()
        const first = new AbortController()
        const onFailed = (error: unknown): void =>
          platform.reporter.report({
            name: 'PreloadError',
            message: error instanceof Error ? error.message : String(error),
          })
        const begin = (sign: Event): void => {
          first.abort()
          import('./ready-ahead')
            .then(({ readyAhead }) =>
              readyAhead({
                load: (path) => loadPath(platform, path, load),
                fetchPage,
                begin: sign,
                onFailed,
              }),
            )
            // Prefetching is optional: pages open without it, only later.
            .catch(onFailed)
        }
        for (const each of intentEvents)
          document.addEventListener(each, begin, { passive: true, signal: first.signal })
      })
    },
  }
}
