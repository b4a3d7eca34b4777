/**
 * Runs before the application's modules have arrived: starts the calls whose answers the opened page needs first, and
 * fetches the page's own files. Whoever asks for the same thing later takes over what is under way (`early-answers.ts`).
 * A guess that turns out wrong costs one request and nothing else.
 */
import { config } from '../../console.config'
import { credential } from '../api/credential'
import type { EarlyRequest } from '../api/early-answers'
import { types } from '../generated/pages'
import { service } from '../generated/service'
import { isRecord } from '../lib/is-record'
import { sessionKeys } from '../platform/session/storage-keys'
import { readCachedConfig } from '../platform/site/config-cache'
import { configCacheKey } from '../platform/site/config-cache-key'
import { fetchAhead } from './fetch-ahead'
import { hasType, pageAt, type PageAt } from './page-at'
import { earlyPlace, startDataId, type StartData } from './start-data'

const { apiPrefix: prefix, basePath, defaultTheme } = config
const requests: EarlyRequest[] = []
const apiKey = localStorage.getItem(sessionKeys(prefix).apiKey) ?? undefined

function call(path: string): Promise<Response> {
  const url = `${location.origin}${prefix}${service.path}${path}`
  const answer = fetch(url, {
    headers: apiKey === undefined ? [] : [credential(apiKey)],
    redirect: 'error',
    credentials: 'omit',
    cache: 'no-store',
  })
  answer.catch(() => undefined)
  requests.push({ url, apiKey, answer })
  return answer
}

function parse(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

function isStartData(value: unknown): value is StartData {
  return isRecord(value) && isRecord(value.types)
}

/** Whether a switch is on in a configuration; in one that is not known yet everything is. */
const switchesOf = (site: unknown) => (name: string) => !isRecord(site) || site[name] === true

/** The locations of a configuration, encoded for a path. */
function slugs(site: unknown): string[] {
  if (!isRecord(site) || !Array.isArray(site.locations)) return []
  return site.locations
    .filter(isRecord)
    .filter(({ is_published }) => is_published !== false)
    .flatMap(({ slug }) => (typeof slug === 'string' ? [encodeURIComponent(slug)] : []))
}

/** Starts the list calls of a page. */
function startLists({ page, params }: PageAt, site: unknown): void {
  for (const type of apiKey === undefined ? [] : page.lists) {
    const path = types[type]?.call
    if (path == null || !hasType(type, switchesOf(site))) continue
    if (!path.includes('{location}')) void call(path)
    else
      for (const slug of params.location ? [params.location] : slugs(site))
        void call(path.replace('{location}', slug))
  }
}

function link(rel: string, href: string, attributes: Record<string, string> = {}): void {
  const element = document.createElement('link')
  element.rel = rel
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.href = href
  document.head.append(element)
}

function fetchFile(file: string): void {
  if (file.endsWith('.css')) link('preload', file, { as: 'style', crossorigin: '' })
  else if (file.endsWith('.json')) link('preload', file, { as: 'fetch', crossorigin: '' })
  else link('modulepreload', file, { crossorigin: '' })
}

/** The messages of the language that will be chosen, as far as that can be told from here. */
function textsOf(texts: Readonly<Record<string, string>>): string[] {
  const wishes = [
    new URLSearchParams(location.search).get('lang'),
    localStorage.getItem('console.language'),
    ...navigator.languages,
  ]
  const known = wishes.flatMap((wish) => [wish ?? '', wish?.split('-')[0] ?? '']).find((tag) => texts[tag])
  return [texts[known ?? ''] ?? Object.values(texts)[0] ?? []].flat()
}

/** The modules of a page, their stylesheets and its messages. */
function filesOf(data: StartData, { page: { kind, of, types: named } }: PageAt, site: unknown): string[] {
  const own = data.types[of]
  const screen = data.screens[of]
  return [
    ...named
      .filter((type) => hasType(type, switchesOf(site)))
      .flatMap((type) => data.types[type] ?? [])
      .flatMap(({ manifest, texts }) => [...manifest, ...textsOf(texts)]),
    ...data.kinds[kind],
    ...(own && (kind === 'record' || kind === 'create') ? own[kind] : []),
    ...(kind === 'screen' && screen ? [...screen.files, ...textsOf(screen.texts)] : []),
  ]
}

const found = parse(document.getElementById(startDataId)?.textContent)
const data = isStartData(found) ? found : undefined
const remembered = parse(localStorage.getItem(configCacheKey(prefix)))
const site = isRecord(remembered) ? remembered.config : undefined
const opened = pageAt(location.pathname.slice(basePath.length))
if (opened && site !== undefined) startLists(opened, site)
if (data) {
  if (readCachedConfig(localStorage, prefix, Date.now()) === undefined) {
    const answer = call(data.site)
    // The lists as soon as the configuration says where.
    if (opened && site === undefined)
      answer
        .then((response) => response.clone().json())
        .then((config: unknown) => startLists(opened, config))
        .catch(() => undefined)
  }
  const mayOpen = opened && (apiKey !== undefined || opened.page.open === true)
  const files = [
    ...(apiKey === undefined ? data.signedOut : []),
    ...(mayOpen ? filesOf(data, opened, site) : []),
    ...textsOf(data.texts),
  ]
  for (const file of files) fetchFile(file)
  const named = isRecord(site) && typeof site.siteTheme === 'string' ? site.siteTheme : defaultTheme
  const theme = data.themes[named] ?? data.themes[defaultTheme]
  if (theme) {
    if (!document.querySelector(`link[href="${theme.css}"]`)) link('preload', theme.css, { as: 'style' })
    link('preload', theme.font, { as: 'font', type: 'font/woff2', crossorigin: '' })
  }
}
earlyPlace.consoleEarly = {
  requests,
  fetchPage: fetchAhead((path) => {
    const next = pageAt(path)
    return data && next ? filesOf(data, next, site) : []
  }),
}
