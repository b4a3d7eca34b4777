import { QueryClient } from '@tanstack/react-query'
import { callRead } from '../api/call-read'
import { createApiClient } from '../api/client'
import { gcTime, staleTime } from '../api/queries'
import { shortHash } from '../lib/hash'
import { createStore } from '../lib/store'
import { createToastStore } from '../ui/feedback/toast-store'
import { chooseLanguage, languagesOf } from './i18n/languages'
import { builtInLanguages, messageFiles } from './i18n/message-files'
import { createTexts } from './i18n/texts'
import type { Platform } from './platform'
import { createPreferences } from './preferences/preferences'
import { createReporter } from './reporting/reporter'
import { forgetWithAccount } from './session/forget-account'
import { browserSession, createSession } from './session/session'
import { readSite } from './site/read-site'
import { createColorScheme } from './theme/color-scheme'

/** What the platform is started with; the seams are arguments. */
export interface StartOptions {
  /** API prefix of the deployment, usually empty. */
  prefix: string
  /** Name of the client package. */
  clientPackage: string
  fetch: (request: Request) => Promise<Response>
}

const languageKey = 'console.language'

/** Reads the configuration and the texts, and puts together what every screen stands on. */
export async function startPlatform(options: StartOptions): Promise<Platform> {
  const { prefix, clientPackage } = options
  const base = `${window.location.origin}${prefix}`
  const storage = window.localStorage
  // oxlint-disable-next-line no-console -- where reports go until a deployment gives them another place
  const reporter = createReporter((report) => console.warn(`${report.name}: ${report.message}`))
  const session = createSession(prefix, browserSession())
  const client = createApiClient({
    base,
    identity: () => session.get(),
    fetch: options.fetch,
    onRefused: session.refuse,
  })
  const queries = new QueryClient({
    defaultOptions: {
      queries: { staleTime, gcTime, networkMode: 'always', refetchOnWindowFocus: true },
      mutations: { networkMode: 'always' },
    },
  })
  const toasts = createToastStore()
  forgetWithAccount(session, queries, toasts)
  const languages = languagesOf(builtInLanguages)
  const asked = new URLSearchParams(window.location.search).get('lang')
  if (asked !== null) storage.setItem(languageKey, asked)
  const wished = storage.getItem(languageKey)
  const guess = chooseLanguage(languages, [wished, ...navigator.languages])
  const [texts, { site, old }] = await Promise.all([
    createTexts(messageFiles, guess),
    readSite(storage, prefix, () => callRead(client, 'getSiteConfig', {}), Date.now),
  ])
  if (old)
    reporter.report({
      name: 'SiteConfigError',
      message: old.reason instanceof Error ? old.reason.message : String(old.reason),
    })
  // The site's language counts before the browser's, but the texts need not wait for it (requirement I18N-02).
  const language = chooseLanguage(languages, [wished, site.config.siteLocale, ...navigator.languages])
  if (language !== guess) await texts.change(language)

  const publish = (): void => {
    const { tag, direction } = texts.language.get()
    document.documentElement.lang = tag.startsWith('qps') ? 'en' : tag
    document.documentElement.dir = direction
  }
  publish()
  texts.language.subscribe(() => {
    publish()
    storage.setItem(languageKey, texts.language.get().tag)
  })

  return {
    client,
    access: { base, client: clientPackage },
    queries,
    session,
    site,
    oldConfig: old,
    texts,
    languages,
    toasts,
    reporter,
    preferences: createPreferences(storage, () => shortHash(`${prefix} ${session.get().apiKey ?? ''}`)),
    colorScheme: createColorScheme(storage, document.documentElement),
    started: createStore(false),
    now: () => Date.now(),
  }
}
