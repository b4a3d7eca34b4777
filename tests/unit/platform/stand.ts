import { readFileSync } from 'node:fs'
import { QueryClient } from '@tanstack/react-query'
import { createApiClient } from '../../../src/api/client'
import { createStore } from '../../../src/lib/store'
import { createLanguageChoice } from '../../../src/platform/i18n/language-choice'
import { languagesOf } from '../../../src/platform/i18n/languages'
import { createTexts, type MessageSource, type Texts } from '../../../src/platform/i18n/texts'
import type { Platform } from '../../../src/platform/platform'
import { createIdentity } from '../../../src/platform/identity/identity'
import { createPreferences } from '../../../src/platform/preferences/preferences'
import type { Incident } from '../../../src/platform/reporting/incident'
import { createReporter } from '../../../src/platform/reporting/reporter'
import { createSession, type Session } from '../../../src/platform/session/session'
import { createSite, type Location, type SiteConfig } from '../../../src/platform/site/site'
import { createColorScheme } from '../../../src/platform/theme/color-scheme'
import { createToastStore } from '../../../src/ui/feedback/toast-store'

/** A browser's storage that several tabs share. */
export class Shelf {
  readonly entries = new Map<string, string>()
  getItem(key: string): string | null {
    return this.entries.get(key) ?? null
  }
  setItem(key: string, value: string): void {
    this.entries.set(key, value)
  }
  removeItem(key: string): void {
    this.entries.delete(key)
  }
}

/** The time of a tab's session, in ms since 1970. */
export const sessionNow = Date.UTC(2026, 10, 21, 14, 5)

/** A tab of a browser: its storage, and its check for changes of other tabs. */
export interface Tab {
  storage: Shelf
  /** Another tab changed the storage, or this one is shown again. */
  look: () => void
  session: Session
  /** Draft keys of the signed-in user, by owner and form. */
  drafts: Set<string>
  /** Keys the session has released, in order. */
  released: string[]
  /** Keys whose session was ended at the platform, in order. */
  ended: string[]
}

/** Opens a tab on a storage; `own` is the tab's own storage, which outlives reloads, and `kept` its drafts. */
export function openTab(
  storage = new Shelf(),
  prefix = '',
  own = new Shelf(),
  kept: readonly string[] = [],
): Tab {
  let look = (): void => undefined
  const drafts = new Set(kept)
  const released: string[] = []
  const ended: string[] = []
  const session = createSession(prefix, {
    storage,
    tab: own,
    onOutsideChange: (check) => {
      look = check
      return () => undefined
    },
    now: () => sessionNow,
    release: (apiKey) => released.push(apiKey),
    end: (apiKey) => ended.push(apiKey),
    forget: (of, except) => {
      for (const name of [...drafts])
        if (name.startsWith(of) && (except === undefined || !name.startsWith(`${except}.`)))
          drafts.delete(name)
    },
  })
  return { storage, session, look: () => look(), drafts, released, ended }
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** The shipped texts. */
export const shippedMessages: MessageSource = {
  base: async (language) => read(`src/generated/locales/${language}.json`),
  resource: async (language, type) => read(`locales/${language}/resources/${type}.json`),
  screen: async (language, screen) => read(`locales/${language}/screens/${screen}.json`),
}

/** The shipped English, with the texts of these types. */
export async function english(...types: readonly string[]): Promise<Texts> {
  const [language] = languagesOf(['en'], true)
  if (!language) throw new Error('There is no English')
  const texts = await createTexts(shippedMessages, language)
  for (const type of types) await texts.load(type)
  return texts
}

/** The smallest configuration a site can have. */
export const plainSite: SiteConfig = {
  siteName: 'Test Cloud',
  siteTheme: 'aldera',
  siteCountry: 'EE',
  siteLocale: 'en',
  siteCurrency: 'EUR',
  locations: [],
}

/** A published location. */
export function location(slug: string, changes: Partial<Location> = {}): Location {
  return {
    slug,
    display_name: slug.toUpperCase(),
    is_default: false,
    is_preferred: false,
    is_published: true,
    description: '',
    order_nr: 1,
    country_code: 'est',
    ...changes,
  }
}

/** A platform over a network that is a function, with its reports. */
export interface Stand {
  platform: Platform
  tab: Tab
  reports: Incident[]
}

/** All dependencies of a screen, signed in as the demo customer, without a browser. */
export async function stand(
  fetch: (request: Request) => Promise<Response>,
  options: {
    types?: readonly string[]
    site?: Partial<SiteConfig>
    now?: () => number
    apiKey?: string
  } = {},
): Promise<Stand> {
  const tab = openTab()
  tab.session.signIn(options.apiKey ?? 'demo-customer')
  tab.session.know('1', tab.session.get().epoch)
  const reports: Incident[] = []
  const texts = await english(...(options.types ?? []))
  const site = createSite({ ...plainSite, ...options.site })
  const identity = createIdentity(
    site.config,
    {
      session: tab.session,
      keep: async (apiKey) => apiKey,
      apiBase: 'http://console.test',
      origin: 'http://console.test',
      basePath: '/app',
      fetch,
      onCall: () => undefined,
      storage: tab.storage,
      shared: tab.storage,
      leave: () => undefined,
      isKnown: () => true,
      now: () => 0,
    },
    undefined,
  )
  const platform: Platform = {
    client: createApiClient({ base: 'http://console.test', identity: () => tab.session.get(), fetch }),
    environment: 'production',
    access: { base: 'http://console.test', client: 'test-client' },
    basePath: '/app',
    queries: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    session: tab.session,
    identity,
    site,
    texts,
    languages: languagesOf(['en'], true),
    languageChoice: createLanguageChoice(new Shelf(), new Shelf()),
    toasts: createToastStore(),
    reporter: createReporter({ send: (incident) => reports.push(incident) }),
    preferences: createPreferences(tab.storage, () => 'scope'),
    colorScheme: createColorScheme(new Shelf(), { dataset: {} }),
    started: createStore(true),
    takers: {},
    remembered: { values: () => ({}) },
    now: options.now ?? (() => Date.UTC(2026, 10, 21, 8, 46)),
  }
  return { platform, tab, reports }
}
