import type { QueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import type { ApiClient } from '../api/client'
import type { OperationId } from '../generated/operations'
import { DeveloperError } from '../lib/developer-error'
import type { Store } from '../lib/store'
import type { ToastStore } from '../ui/feedback/toast-store'
import type { LanguageChoice } from './i18n/language-choice'
import type { Language } from './i18n/languages'
import type { Environment } from './environment'
import type { Texts } from './i18n/texts'
import type { Identity } from './identity/identity'
import type { Preferences } from './preferences/preferences'
import type { Remembered } from './referral'
import type { Reporter } from './reporting/reporter'
import type { Session } from './session/session'
import type { OldConfig } from './site/read-site'
import type { Site } from './site/site'
import type { ColorSchemeStore } from './theme/color-scheme'

/** How programs reach the API. */
export interface ApiAccess {
  /** `{origin}{prefix}`, before `/v1`. */
  base: string
  /** Name of the client package. */
  client: string
}

/** Handlers of the answers of writes, by operation; they run before anything else. */
export type AnswerTakers = Readonly<Partial<Record<OperationId, (answer: unknown) => Promise<void>>>>

/** Dependencies of all screens, created once; tests create their own. */
export interface Platform {
  client: ApiClient
  access: ApiAccess
  /** Path of the console's documents, without a slash at its end. */
  basePath: string
  queries: QueryClient
  session: Session
  /** How users sign in here. */
  identity: Identity
  site: Site
  /** Where this console runs, by its host name. */
  environment: Environment
  /** Set if the newest configuration is unusable, so that an older one is in use. */
  oldConfig?: OldConfig | undefined
  texts: Texts
  /** All languages of the console. */
  languages: readonly Language[]
  languageChoice: LanguageChoice
  toasts: ToastStore
  reporter: Reporter
  preferences: Preferences
  colorScheme: ColorSchemeStore
  /** True once the first page is painted and the browser idle; less important reads start then. */
  started: Store<boolean>
  takers: AnswerTakers
  /** Initial values of create forms that have such fields. */
  remembered: Remembered
  /** Clock; injected for tests. */
  now: () => number
}

export const PlatformContext = createContext<Platform | undefined>(undefined)

/** The platform of the nearest provider. */
export function usePlatform(): Platform {
  const platform = use(PlatformContext)
  if (!platform) throw new DeveloperError('platform is null or undefined')
  return platform
}
