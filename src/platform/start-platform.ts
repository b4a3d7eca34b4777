import { QueryClient } from '@tanstack/react-query'
import { callRead } from '../api/call-read'
import { createApiClient } from '../api/client'
import { handleOf } from '../api/credential'
import { gcTime, staleTime } from '../api/queries'
import { languageTags } from '../generated/locale-keys'
import { safeHref } from '../lib/safe-href'
import type { ConsoleTexts } from '../lib/theme-texts'
import { createStore } from '../lib/store'
import { createToastStore } from '../ui/feedback/toast-store'
import type { Environment } from './environment'
import { createLanguageChoice } from './i18n/language-choice'
import { chooseLanguage, languagesOf } from './i18n/languages'
import { messageFiles } from './i18n/message-files'
import { createTexts } from './i18n/texts'
import { createIdentity } from './identity/identity'
import type { Callback } from './identity/take-callback'
import type { Platform } from './platform'
import { createUserPreferences } from './preferences/user-preferences'
import { captureReferral, forgetReferral, rememberedReferral } from './referral'
import { noteCalls } from './reporting/note-calls'
import type { Reporter } from './reporting/reporter'
import { forgetWithAccount } from './session/forget-account'
import { browserSession } from './session/browser-session'
import { createSession } from './session/session'
import { readSite } from './site/read-site'
import type { Site } from './site/site'
import { siteInUse } from './site/site-in-use'
import { createColorScheme } from './theme/color-scheme'

/** Options of the platform; dependencies are injected. */
export interface StartOptions {
  /** API prefix of the deployment, usually empty. */
  prefix: string
  /** Name of the client package. */
  clientPackage: string
  fetch: (request: Request) => Promise<Response>
  /** Receives failures. */
  reporter: Reporter
  /** Where the console runs. */
  environment: Environment
  /** Texts that the site's theme changes, by language of the message files. */
  changedTexts: (site: Pick<Site, 'config'>, files: string) => Promise<ConsoleTexts>
  /** Path the console is served under. */
  basePath: string
  /** An identity provider's answer, from the address. */
  callback: Callback | undefined
  /** Address of the open page, below the base path. */
  here: () => string
  /** Whether the console has a page at a path below the base path. */
  isKnown: (platform: Platform, pathname: string) => boolean
}

/** Opens an external page, such as that of the identity provider. */
function leaveFor(address: string): void {
  const safe = safeHref(address)
  if (safe === undefined) throw new Error(`${address} is not the URL of a page`)
  window.location.assign(safe)
}

/** Reads configuration and texts, and creates the dependencies of all screens. */
export async function startPlatform(options: StartOptions): Promise<Platform> {
  const { prefix, clientPackage, reporter } = options
  const base = `${window.location.origin}${prefix}`
  const storage = window.localStorage
  captureReferral(window.location.pathname.slice(options.basePath.length), window.location.search, storage)
  const session = createSession(prefix, browserSession())
  const onCall = noteCalls(reporter)
  const client = createApiClient({
    base,
    identity: () => session.get(),
    fetch: options.fetch,
    onRefused: session.refuse,
    onCall,
  })
  const queries = new QueryClient({
    defaultOptions: {
      queries: { staleTime, gcTime, networkMode: 'always', refetchOnWindowFocus: true },
      mutations: { networkMode: 'always' },
    },
  })
  const toasts = createToastStore()
  forgetWithAccount(session, prefix, queries, toasts)
  const languages = languagesOf(languageTags, options.environment === 'development')
  const asked = new URLSearchParams(window.location.search).get('lang')
  const languageChoice = createLanguageChoice(storage, window.sessionStorage)
  if (asked !== null) languageChoice.set(asked)
  const wished = languageChoice.get()
  const guess = chooseLanguage(languages, [wished, ...navigator.languages])
  const reading = readSite(storage, prefix, () => callRead(client, 'getSiteConfig', {}), Date.now)
  const [{ site, old }, texts] = await Promise.all([
    reading.then((read) => {
      siteInUse.set(read.site)
      return read
    }),
    createTexts(messageFiles, guess, async (files) => options.changedTexts((await reading).site, files)),
  ])
  if (old)
    reporter.report({
      name: 'SiteConfigError',
      message: old.reason instanceof Error ? old.reason.message : String(old.reason),
    })
  // The site's language has priority over the browser's, but loading texts does not wait for it (requirement I18N-02).
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
    languageChoice.set(texts.language.get().tag)
  })

  const { keyCookie = false } = site.config
  const place = {
    session,
    keep: async (apiKey: string): Promise<string> => {
      if (!keyCookie) return apiKey
      const { keepKey } = await import('./session/keep-key')
      return keepKey(place, apiKey)
    },
    apiBase: base,
    fetch: (request: Request) => fetch(request),
    onCall,
  }
  if (keyCookie) {
    session.forgetKey()
    // A key stored before the site kept it in a cookie.
    const { apiKey } = session.get()
    if (apiKey !== undefined && handleOf(apiKey) === undefined) session.signOut()
  }
  const act = async (answer: unknown): Promise<void> => {
    const { beginActing } = await import('./account/begin-acting')
    await beginActing(place, answer, options.here())
  }
  const platform: Platform = {
    client,
    access: { base, client: clientPackage },
    basePath: options.basePath,
    queries,
    session,
    identity: createIdentity(
      site.config,
      {
        ...place,
        origin: window.location.origin,
        basePath: options.basePath,
        storage: window.sessionStorage,
        shared: storage,
        leave: leaveFor,
        isKnown: (pathname) => options.isKnown(platform, pathname),
        now: () => Date.now(),
      },
      options.callback,
    ),
    site,
    environment: options.environment,
    oldConfig: old,
    texts,
    languages,
    languageChoice,
    toasts,
    reporter,
    preferences: createUserPreferences({
      ...{ session, storage, prefix },
      onOutsideChange: (look) => window.addEventListener('storage', ({ key }) => key !== null && look(key)),
    }),
    colorScheme: createColorScheme(storage, document.documentElement),
    started: createStore(false),
    takers: {
      startImpersonation: act,
      createAdminToken: act,
      updateRecurringPayment: async (answer) => {
        const { notePaymentReport } = await import('./account/payment-report')
        await notePaymentReport(platform, answer)
      },
      createBillingAccount: async () => forgetReferral(storage),
    },
    remembered: rememberedReferral(storage),
    now: () => Date.now(),
  }
  return platform
}
