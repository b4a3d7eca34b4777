/**
 * Runs before the application's modules have arrived: starts the calls whose answers the opened page needs first, and
 * fetches the page's own files. It knows addresses only; whoever asks for the same thing later takes over what is under
 * way (`early-answers.ts`). A guess that turns out wrong costs one request and nothing else.
 */
import { config } from '../../console.config'
import { leaveEarly } from './early'
import { fetchAhead } from './fetch-ahead'
import type { EarlyRequest } from '../api/early-answers'
import { isRecord } from '../lib/is-record'
import { sessionKeys } from '../platform/session/storage-keys'
import { readCachedConfig } from '../platform/site/config-cache'
import { configCacheKey } from '../platform/site/config-cache-key'
import {
  startDataId,
  type PageKind,
  type StartData,
  type StartScreen,
  type StartType,
} from '../lib/start-data'
import { credential } from '../api/credential'
import { service } from '../generated/service'

const { apiPrefix: prefix, basePath, defaultTheme } = config
const early: EarlyRequest[] = []
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
  early.push({ url, apiKey, answer })
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
  return isRecord(value) && Array.isArray(value.types)
}

/** The values of a route template's parameters in a path, or undefined when it is another route. */
function match(template: string | null, path: string): Record<string, string> | undefined {
  const names = template?.split('/') ?? []
  const parts = path.split('/')
  if (names.length !== parts.length) return undefined
  const found: Record<string, string> = {}
  for (const [index, name] of names.entries()) {
    const part = parts[index] ?? ''
    if (name.startsWith('{')) found[name.slice(1, -1)] = part
    else if (name !== part) return undefined
  }
  return found
}

interface Opened {
  type: StartType
  page: PageKind
  params: Record<string, string>
}

const kinds: readonly PageKind[] = ['list', 'create', 'detail']

/** The screen of its own at the address. */
function openedScreen(data: StartData): StartScreen | undefined {
  const path = location.pathname.slice(basePath.length).replace(/\/$/, '')
  return path === ''
    ? data.screens[0]
    : data.screens.find((screen) => `${path}/`.startsWith(`${screen.path}/`))
}

/** The types a site has, as far as is known. */
function typesOf(data: StartData, site: unknown): readonly StartType[] {
  return data.types.filter(({ feature }) => feature === null || !isRecord(site) || site[feature] === true)
}

/** The page of a type at a path below the base path. */
function opened(data: StartData, site: unknown, address: string): Opened | undefined {
  const path = address.replace(/\/$/, '')
  for (const type of typesOf(data, site)) {
    for (const page of kinds) {
      const params = match(type.routes[page], path)
      if (params) return { type, page, params }
    }
  }
  return undefined
}

function link(rel: string, href: string, attributes: Record<string, string> = {}): void {
  const element = document.createElement('link')
  element.rel = rel
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.href = href
  document.head.append(element)
}

function fetchFiles(files: readonly string[]): void {
  for (const file of files) {
    if (file.endsWith('.css')) link('preload', file, { as: 'style', crossorigin: '' })
    else link('modulepreload', file, { crossorigin: '' })
  }
}

/** The types a page is not drawn without: its own, and those it names or offers. */
function typesOn(data: StartData, { type, page }: Opened): StartType[] {
  const named = { list: [], detail: type.refers, create: type.offers }[page]
  return [type, ...named.flatMap((position) => data.types[position] ?? [])]
}

/** The modules of a page and their stylesheets. */
function filesOf(data: StartData, next: Opened): string[] {
  const { type, page } = next
  const own = { list: [], detail: type.detail, create: type.forms }
  return [...typesOn(data, next).flatMap(({ manifest }) => manifest), ...data.pages[page], ...own[page]]
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

function fetchTexts(texts: Readonly<Record<string, string>>): void {
  for (const href of textsOf(texts)) link('preload', href, { as: 'fetch', crossorigin: '' })
}

function slugs(site: unknown): string[] {
  if (!isRecord(site) || !Array.isArray(site.locations)) return []
  return site.locations
    .filter(isRecord)
    .filter(({ is_published }) => is_published !== false)
    .flatMap(({ slug }) => (typeof slug === 'string' ? [encodeURIComponent(slug)] : []))
}

/** Starts the list calls of the opened page. */
function startLists(pages: readonly Opened[], site: unknown): void {
  for (const each of pages) startList(each, site)
}

function startList({ type, page, params }: Opened, site: unknown): void {
  if (apiKey === undefined || type.call === null || page === 'create') return
  const { call: path } = type
  if (!path.includes('{location}')) void call(path)
  else
    for (const slug of params.location ? [params.location] : slugs(site))
      void call(path.replace('{location}', slug))
}

/** Starts the lists as soon as the configuration says where. */
async function startWith(answer: Promise<Response>): Promise<void> {
  const config: unknown = await (await answer).clone().json()
  startLists(needed(config), config)
}

const data = parse(document.getElementById(startDataId)?.textContent)
const remembered = parse(localStorage.getItem(configCacheKey(prefix)))
const site = isRecord(remembered) ? remembered.config : undefined
const page = isStartData(data) ? opened(data, site, location.pathname.slice(basePath.length)) : undefined
const screen = isStartData(data) ? openedScreen(data) : undefined
/** The pages whose lists are needed first: the opened one, or the lists a screen shows. */
const needed = (of: unknown): readonly Opened[] =>
  isStartData(data) && screen
    ? typesOf(data, of)
        .filter((type) => screen.lists.includes(data.types.indexOf(type)))
        .map((type) => ({ type, page: 'list', params: {} }))
    : page
      ? [page]
      : []
if (site !== undefined) startLists(needed(site), site)
if (isStartData(data) && readCachedConfig(localStorage, prefix, Date.now()) === undefined) {
  const answer = call(data.site)
  if (site === undefined) {
    startWith(answer).catch(() => undefined)
  }
}
if (isStartData(data)) {
  if (apiKey === undefined) fetchFiles(data.signedOut)
  else if (page) {
    fetchFiles(filesOf(data, page))
    for (const { texts } of typesOn(data, page)) fetchTexts(texts)
  }
  if (screen && (apiKey !== undefined || screen.lists.length === 0)) {
    if (screen.lists.length > 0) {
      for (const type of typesOf(data, site)) {
        fetchFiles(type.manifest)
        fetchTexts(type.texts)
      }
    }
    fetchFiles(screen.files)
    fetchTexts(screen.texts)
  }
  fetchTexts(data.texts)
  const named = isRecord(site) && typeof site.siteTheme === 'string' ? site.siteTheme : defaultTheme
  const theme = data.themes[named] ?? data.themes[defaultTheme]
  if (theme) {
    if (!document.querySelector(`link[href="${theme.css}"]`)) link('preload', theme.css, { as: 'style' })
    link('preload', theme.font, { as: 'font', type: 'font/woff2', crossorigin: '' })
  }
}
leaveEarly({
  requests: early,
  fetchPage: fetchAhead((path) => {
    if (!isStartData(data)) return []
    const next = opened(data, site, path)
    if (!next) return []
    return [...filesOf(data, next), ...typesOn(data, next).flatMap(({ texts }) => textsOf(texts))]
  }),
})
