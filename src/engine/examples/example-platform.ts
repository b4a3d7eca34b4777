import { QueryClient } from '@tanstack/react-query'
import { createStore } from '../../lib/store'
import { createApiClient } from '../../api/client'
import { createLanguageChoice } from '../../platform/i18n/language-choice'
import type { Language } from '../../platform/i18n/languages'
import { createTexts, type MessageSource } from '../../platform/i18n/texts'
import type { Platform } from '../../platform/platform'
import { createIdentity } from '../../platform/identity/identity'
import { createPreferences } from '../../platform/preferences/preferences'
import { createReporter } from '../../platform/reporting/reporter'
import { createSession } from '../../platform/session/session'
import { createSite } from '../../platform/site/site'
import { exampleType, places, waitingType } from './example-names'
import { exampleNetwork } from './example-network'
import { exampleNow } from './example-records'
import { withExampleTexts } from './example-texts'
import { registerExamples } from './register-example'

/** What the examples take from the page or test around them. */
interface Around extends Pick<Platform, 'languages' | 'toasts' | 'colorScheme'> {
  source: MessageSource
  language: Language
}

function memory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const entries = new Map<string, string>()
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }
}

const placeNames: Record<keyof typeof places, string> = {
  here: 'Hereby',
  empty: 'Emptham',
  many: 'Manyford',
  odd: 'Oddington',
  slow: 'Slowbridge',
  down: 'Downton',
  changed: 'Changeford',
  strict: 'Strictley',
}

/** A mock platform: mock network and locations, an anonymous session, a fixed clock. The texts are real. */
export async function createExamplePlatform(around: Around): Promise<Platform> {
  registerExamples()
  const storage = memory()
  const session = createSession('', {
    storage,
    tab: memory(),
    onOutsideChange: () => () => undefined,
    now: () => exampleNow,
    release: () => undefined,
    end: () => undefined,
    forget: () => undefined,
  })
  session.signIn('example')
  session.know('1', session.get().epoch)
  const texts = await createTexts(withExampleTexts(around.source), around.language)
  await Promise.all([texts.load(exampleType), texts.load(waitingType)])
  const site = createSite({
    siteName: 'Example Cloud',
    siteTheme: '',
    siteCountry: 'EE',
    siteLocale: 'en',
    siteCurrency: 'EUR',
    locations: Object.values(places).map((slug, index) => ({
      slug,
      display_name: placeNames[slug],
      is_default: slug === places.here,
      order_nr: index,
      country_code: 'est',
    })),
  })
  const origin = 'https://example.test'
  return {
    client: createApiClient({
      base: origin,
      identity: () => session.get(),
      fetch: exampleNetwork,
    }),
    environment: 'production',
    access: { base: 'https://example.test', client: 'example-client' },
    basePath: '/app',
    queries: new QueryClient({
      defaultOptions: {
        queries: { staleTime: Infinity, networkMode: 'always', refetchOnWindowFocus: false },
      },
    }),
    session,
    identity: createIdentity(
      site.config,
      {
        session,
        keep: async (apiKey) => apiKey,
        apiBase: origin,
        origin,
        basePath: '',
        fetch: exampleNetwork,
        onCall: () => undefined,
        storage: memory(),
        shared: memory(),
        leave: () => undefined,
        isKnown: () => true,
        now: Date.now,
      },
      undefined,
    ),
    site,
    texts,
    languages: around.languages,
    languageChoice: createLanguageChoice(memory(), memory()),
    toasts: around.toasts,
    reporter: createReporter({ send: () => undefined }),
    preferences: createPreferences(storage, () => 'example'),
    colorScheme: around.colorScheme,
    takers: {},
    remembered: { values: () => ({}) },
    started: createStore(true),
    now: () => exampleNow,
  }
}
