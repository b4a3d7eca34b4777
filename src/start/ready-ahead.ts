import { config } from '../../console.config'
import { pages, type PageRow } from '../generated/pages'
import { whenIdle } from '../lib/when-idle'
import { homeOf } from '../platform/session/document-address'
import type { FetchPage } from './fetch-ahead'
import { pageAt } from './page-at'
import { watchNearLinks } from './preload-near'
import { intentEvents } from './intent-events'

/** Loads the monospace font, which most record pages need. On failure the fallback stays. */
async function loadCodeFont(): Promise<void> {
  const family = getComputedStyle(document.documentElement).getPropertyValue('--mono')
  await document.fonts.load(`1em ${family}`).catch(() => [])
}

/** What some browsers report of the connection. */
interface Connection {
  saveData?: boolean
  /** The kind of mobile connection that it is as fast as. */
  effectiveType?: 'slow-2g' | '2g' | '3g' | '4g'
}

/** Whether the browser saves data or the connection is slow; false if it does not report this. */
function isSparing(): boolean {
  const { saveData, effectiveType = '4g' } =
    (navigator as Navigator & { connection?: Connection }).connection ?? {}
  return saveData === true || effectiveType !== '4g'
}

interface ReadyAheadOptions {
  load: (path: string) => Promise<void>
  fetchPage: FetchPage
  /** First input. */
  begin: Event
  /** Called with a failure, which is not shown: opening the page tries again and reports it (requirement ROUTE-34). */
  onFailed: (error: unknown) => void
}

/**
 * Prepares pages in advance, so that opening them needs no loading: the target of a hovered link, and the record page
 * once its list is used; in idle time also the files, not the data, of pages that links in or near the view lead to,
 * unless the browser saves data or the connection is slow. Nothing is loaded for an untouched page.
 */
export function readyAhead({ load, fetchPage, begin, onFailed }: ReadyAheadOptions): void {
  const made = new Map<string, Promise<void>>()
  const make = async (path: string, isNext: boolean): Promise<void> => {
    await fetchPage(path)
    if (!isNext) await new Promise((resolve) => whenIdle(resolve))
    await load(path)
  }
  /** `isNext`: a press is likely, so its code runs as soon as it is fetched; other code waits for an idle browser. */
  const ready = (path: string, isNext = false): void => {
    if (made.has(path)) return
    const now = make(path, isNext)
    made.set(path, now)
    now.catch((error: unknown) => {
      made.delete(path)
      onFailed(error)
    })
  }
  const home = homeOf(location.pathname, config.basePath)
  const below = ({ pathname }: Pick<Location, 'pathname'>): string | undefined =>
    pathname.startsWith(`${home}/`) ? pathname.slice(home.length) : undefined
  /** Pages whose files are fetched because a link to them is near. */
  const near = new Set<PageRow>()
  const links = watchNearLinks(document, (link) => {
    const path = link.origin === location.origin ? below(link) : undefined
    const page = path === undefined ? undefined : pageAt(path)?.page
    if (path === undefined || page === undefined || near.has(page)) return
    near.add(page)
    whenIdle(() => {
      fetchPage(path).catch((error: unknown) => {
        near.delete(page)
        onFailed(error)
      })
    })
  })
  const sign = ({ target }: Event): void => {
    if (!isSparing()) whenIdle(links.look)
    const link = target instanceof Element ? target.closest('a') : null
    const there = link?.origin === location.origin ? below(link) : undefined
    // The hovered link has priority, since browsers limit parallel requests.
    if (there !== undefined) ready(there, true)
    const here = pageAt(below(location) ?? '')?.page
    const record = pages.find(({ kind, of }) => kind === 'record' && here?.kind === 'list' && of === here.of)
    // The route pattern covers all records.
    if (record && !made.has(record.path)) {
      ready(record.path)
      // In idle time, because a new font causes a layout of the whole list.
      whenIdle(() => void loadCodeFont())
    }
  }
  sign(begin)
  for (const each of intentEvents) document.addEventListener(each, sign, { passive: true })
}
