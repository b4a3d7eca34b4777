import { config } from '../../console.config'
import { pageTranslator } from '../lib/page-translator'
import type { Place } from '../platform/reporting/incident'
import { pagePath } from '../platform/session/document-address'
import { keysInUse } from '../platform/session/keys-in-use'
import { pageAt } from '../start/page-at'
import { isAuthPage } from './auth-pages'

/** Pattern of the page at a path of the browser, such as `/compute/vm/:location/:id`. */
function patternOf(pathname: string): string {
  const path = pagePath(pathname, config.basePath)
  return isAuthPage(path) ? path : (pageAt(path)?.page.path ?? 'unknown')
}

/**
 * Data of the page for reports: its pattern instead of its URL, which holds names and parameters, and the translator that
 * has changed it (specification decisions, gaps).
 */
export function reportedPlace(): Place {
  return {
    page: patternOf(window.location.pathname),
    tags: {
      language: document.documentElement.lang,
      translator: pageTranslator(document) ?? 'none',
    },
    hidden: keysInUse(window.localStorage, config.apiPrefix),
  }
}
