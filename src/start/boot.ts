/**
 * Runs before the application's modules are loaded: starts the calls the page will need first, and loads the page's
 * files. The application takes over these requests (`early-answers.ts`). A wrong guess costs one request. Starts nothing if
 * the application has started first, because this file arrived late.
 */
import { config } from '../../console.config'
import { cookiesOf, credential } from '../api/credential'
import type { EarlyRequest } from '../api/early-answers'
import { languageTags } from '../generated/locale-keys'
import { types } from '../generated/pages'
import { themeNames } from '../generated/theme-names'
import { service } from '../generated/service'
import { isRecord } from '../lib/is-record'
import { parseJson } from '../lib/parse-json'
import { textFiles } from '../lib/text-files'
import { themeFiles, themeLink } from '../lib/theme-files'
import { themeFolder } from '../lib/theme-folder'
import { ensureStorage } from '../lib/usable-storage'
import { readActing } from '../platform/session/acting'
import { pagePath } from '../platform/session/document-address'
import { sessionKeys } from '../platform/session/storage-keys'
import { readCachedConfig } from '../platform/site/config-cache'
import { configCacheKey } from '../platform/site/config-cache-key'
import { unreadSite } from '../platform/site/unread-site'
import { storedColorScheme } from '../platform/theme/color-scheme'
import { enterDocument } from './enter-document'
import { fetchAhead } from './fetch-ahead'
import { hasType, pageAt, type PageAt } from './page-at'
import { earlyPlace, startDataId, type Early, type StartData } from './start-data'

const { apiPrefix: prefix, basePath, defaultTheme } = config
ensureStorage()
// First, because the code below may send the URL to a server.
const entered = earlyPlace.consoleEarly ? undefined : enterDocument(config)
const requests: EarlyRequest[] = []
const keys = sessionKeys(prefix)
/** The key in use. Read at each use: what a module keeps stays in memory after the user has logged out. */
const readKey = (): string | undefined =>
  readActing(localStorage.getItem(keys.acting))?.token ?? localStorage.getItem(keys.apiKey) ?? undefined

function call(path: string): Promise<Response> {
  const url = `${location.origin}${prefix}${service.path}${path}`
  const apiKey = readKey()
  const answer = fetch(url, {
    headers: apiKey === undefined ? [] : [credential(apiKey)],
    redirect: 'error',
    credentials: cookiesOf(apiKey),
    cache: 'no-store',
  })
  answer.catch(() => undefined)
  requests.push({ url, apiKey, answer })
  return answer
}

function isStartData(value: unknown): value is StartData {
  return isRecord(value) && isRecord(value.types)
}

/** Whether a feature switch is on; the defaults while the configuration is unknown (requirement SITE-29). */
const switchesOf = (site: unknown) => (name: string) =>
  isRecord(site) ? site[name] === true : unreadSite.feature(name)

/** Locations of a configuration, encoded for a path. */
function slugs(site: unknown): string[] {
  if (!isRecord(site) || !Array.isArray(site.locations)) return []
  return site.locations
    .filter(isRecord)
    .filter(({ is_published }) => is_published !== false)
    .flatMap(({ slug }) => (typeof slug === 'string' ? [encodeURIComponent(slug)] : []))
}

/** Starts the list calls of a page. */
function startLists({ page, params }: PageAt, site: unknown): void {
  for (const type of readKey() === undefined ? [] : page.lists) {
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

/** Messages of the language that will probably be chosen. */
function textsOf({ texts }: StartData): ReturnType<typeof textFiles> {
  const wishes = [
    new URLSearchParams(location.search).get('lang'),
    localStorage.getItem('console.language'),
    ...navigator.languages,
  ]
  const known = wishes.flatMap((wish) => [wish ?? '', wish?.split('-')[0] ?? ''])
  return textFiles(texts, known.find((tag) => languageTags.includes(tag)) ?? languageTags[0] ?? '')
}

/** Modules, stylesheets and messages of a page. */
function filesOf(data: StartData, { page: { kind, of, types: named } }: PageAt, site: unknown): string[] {
  const own = data.types[of]
  const screen = data.screens[of]
  const texts = textsOf(data)
  return [
    ...named
      .filter((type) => hasType(type, switchesOf(site)))
      .flatMap((type) => [...(data.types[type]?.manifest ?? []), texts.resource(type)]),
    ...data.kinds[kind],
    ...(own && (kind === 'record' || kind === 'create') ? own[kind] : []),
    ...(kind === 'screen' && screen ? [...screen.files, texts.screen(screen.texts)] : []),
  ]
}

async function preloadFont(folder: string, description: Promise<unknown>): Promise<void> {
  const found = await description
  if (!isRecord(found) || typeof found.font !== 'string') return
  const { pathname } = new URL(`${folder}${found.font}`, location.origin)
  link('preload', pathname, { as: 'font', type: 'font/woff2', crossorigin: '' })
}

/** Loads description, stylesheet and main font of a site's theme. With a cached configuration the first paint waits for it. */
function startTheme({ themes }: StartData, site: unknown): void {
  const built = { folder: themes.folder, names: themeNames, fallback: defaultTheme }
  const folder = themeFolder(isRecord(site) ? site.siteTheme : undefined, built)
  if (theme?.folder === folder) return
  const { css, description: address } = themeFiles(folder)
  const description =
    folder === themeFolder(undefined, built)
      ? Promise.resolve(themes.standard)
      : fetch(address, { credentials: 'omit' }).then((answer) => (answer.ok ? answer.json() : undefined))
  theme = { folder, description }
  if (earlyPlace.consoleEarly) earlyPlace.consoleEarly.theme = theme
  link('stylesheet', css, { blocking: 'render', [themeLink]: '' })
  document.documentElement.dataset.theme = folder.split('/').at(-2) ?? ''
  preloadFont(folder, description).catch(() => undefined)
}

/** Starts the calls and files of the page the document was opened at. */
function begin(data: StartData | undefined): void {
  const opened = pageAt(pagePath(location.pathname, basePath))
  if (opened && site !== undefined) startLists(opened, site)
  if (data) {
    if (readCachedConfig(localStorage, prefix, Date.now()) === undefined) {
      const answer = call(data.site)
      // Lists start once the configuration names the locations.
      answer
        .then((response) => response.clone().json())
        .then((config: unknown) => {
          newest = config
          startTheme(data, config)
          return opened && site === undefined ? startLists(opened, config) : undefined
        })
        .catch(() => undefined)
    }
    const texts = textsOf(data)
    const isSignedIn = readKey() !== undefined
    const mayOpen = opened && (isSignedIn || opened.page.open === true)
    const files = [
      ...(!isSignedIn ? [...data.signedOut.files, texts.screen(data.signedOut.texts)] : []),
      ...(mayOpen ? filesOf(data, opened, site) : []),
      texts.base,
    ]
    for (const file of files) fetchFile(file)
    if (site !== undefined) startTheme(data, site)
  }
}

let theme: Early['theme']
const found = parseJson(document.getElementById(startDataId)?.textContent)
const data = isStartData(found) ? found : undefined
const remembered = parseJson(localStorage.getItem(configCacheKey(prefix)))
const site = isRecord(remembered) ? remembered.config : undefined
/** The newest configuration known, for pages prepared later. */
let newest: unknown = site
if (entered) {
  document.documentElement.dataset.colorScheme = storedColorScheme(localStorage)
  if (!entered.leaving) begin(data)
  earlyPlace.consoleEarly = {
    ...entered,
    requests,
    theme,
    fetchPage: fetchAhead((path) => {
      const next = pageAt(path)
      return data && next ? filesOf(data, next, newest) : []
    }),
  }
}
