import type { QueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import type { ApiClient } from '../api/client'
import type { Store } from '../lib/store'
import type { ToastStore } from '../ui/feedback/toast-store'
import type { Language } from './i18n/languages'
import type { Texts } from './i18n/texts'
import type { Preferences } from './preferences/preferences'
import type { Reporter } from './reporting/reporter'
import type { Session } from './session/session'
import type { OldConfig } from './site/read-site'
import type { Site } from './site/site'
import type { ColorScheme } from './theme/color-scheme'

/** How programs reach the same API as the console. */
export interface ApiAccess {
  /** `{origin}{prefix}`, what stands before `/v1`. */
  base: string
  /** Name of the client package. */
  client: string
}

/** Everything a screen stands on, made once and handed down; a test makes its own. */
export interface Platform {
  client: ApiClient
  access: ApiAccess
  queries: QueryClient
  session: Session
  site: Site
  /** Set when the newest configuration could not be used, so that the site is made of an older one. */
  oldConfig?: OldConfig | undefined
  texts: Texts
  /** Every language the console can be shown in. */
  languages: readonly Language[]
  toasts: ToastStore
  reporter: Reporter
  preferences: Preferences
  colorScheme: Store<ColorScheme>
  /** True once the first page is drawn and the browser has time: what only the frame shows is read from then on. */
  started: Store<boolean>
  /** Times, for ages and days: the real clock unless a test brings another. */
  now: () => number
}

export const PlatformContext = createContext<Platform | undefined>(undefined)

/** The platform of the nearest provider. */
export function usePlatform(): Platform {
  const platform = use(PlatformContext)
  if (!platform) throw new Error('platform is null or undefined')
  return platform
}
