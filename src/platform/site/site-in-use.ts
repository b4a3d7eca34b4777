import { createStore } from '../../lib/store'
import type { Site } from './site'
import { unreadSite } from './unread-site'

/** The site of this page, for code that may run before the platform has started. */
export const siteInUse = createStore<Site>(unreadSite)
