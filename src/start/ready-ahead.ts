import { config } from '../../console.config'
import { pages } from '../generated/pages'
import { whenIdle } from '../lib/when-idle'
import type { FetchPage } from './fetch-ahead'
import { pageAt } from './page-at'
import { signs } from './signs'

/** Fetches the font of code, which no list needs and nearly every record. What does not come leaves the fallback. */
async function loadCodeFont(): Promise<void> {
  const family = getComputedStyle(document.documentElement).getPropertyValue('--mono')
  await document.fonts.load(`1em ${family}`).catch(() => [])
}

/**
 * Makes pages ready before they are asked for, so that opening one waits for no file and runs no module: the page of a
 * link that is pointed at, and the page of a record as soon as its list is used at all. Nothing is fetched for a list that
 * nobody touches; `begin` is what was done first. A failure is silent because opening the page fetches it again and
 * reports it.
 */
export function readyAhead(load: (path: string) => Promise<void>, fetchPage: FetchPage, begin: Event): void {
  const made = new Map<string, Promise<void>>()
  const make = async (path: string): Promise<void> => {
    await fetchPage(path)
    await new Promise((resolve) => whenIdle(resolve))
    await load(path)
  }
  const ready = (path: string): void => {
    if (made.has(path)) return
    const now = make(path)
    made.set(path, now)
    now.catch(() => made.delete(path))
  }
  const below = ({ pathname }: Pick<Location, 'pathname'>): string | undefined =>
    pathname.startsWith(`${config.basePath}/`) ? pathname.slice(config.basePath.length) : undefined
  const sign = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null
    const there = link?.origin === location.origin ? below(link) : undefined
    // What is pointed at first: the browser fetches only so many files at a time.
    if (there !== undefined) ready(there)
    const here = pageAt(below(location) ?? '')?.page
    const record = pages.find(({ kind, of }) => kind === 'record' && here?.kind === 'list' && of === here.of)
    // The pattern stands for each of its records.
    if (record && !made.has(record.path)) {
      ready(record.path)
      // A font that arrives lays the whole list out again.
      whenIdle(() => void loadCodeFont())
    }
  }
  sign(begin)
  for (const each of signs) document.addEventListener(each, sign, { passive: true })
}
