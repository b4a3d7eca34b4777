import { config } from '../../console.config'
import { operationQuery } from '../api/queries'
import { documentOf } from '../lib/console-document'
import type { Theme, ThemeScript } from '../lib/theme'
import { isActingKey } from '../platform/account/acting-of'
import type { Platform } from '../platform/platform'
import { lazy } from '../ui/lazy'

/** The longest time, in ms, that the console waits for scripts with `waitForLoad` (quality S5). */
export const ceiling = 3000

/** Whether scripts of a brand may load: only in the main document, for a signed-in user who is not acting (quality S5). */
async function mayLoad({ session, queries, client }: Platform): Promise<boolean> {
  const { apiKey, acting, epoch } = session.get()
  if (apiKey === undefined || acting !== undefined) return false
  if (documentOf(window.location.pathname, config.basePath) !== 'main') return false
  const user = await queries.fetchQuery(operationQuery(client, 'getUser', {})).catch(() => undefined)
  // An unknown user may be acting; the frame shows the failure and reads the user again.
  return user !== undefined && !isActingKey(user) && session.get().epoch === epoch
}

async function loadAll(platform: Platform, scripts: readonly ThemeScript[], limit?: number): Promise<void> {
  if (scripts.length === 0) return
  const { scriptLoader } = await import('./script-loader')
  if (!(await mayLoad(platform))) return
  const load = scriptLoader(platform)
  await Promise.allSettled(scripts.map(({ src, integrity }) => load(src, limit, {}, integrity)))
}

/** Resolves when the first page is painted and the browser idle. */
function whenStarted({ started }: Pick<Platform, 'started'>): Promise<void> {
  if (started.get()) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = started.subscribe(() => {
      stop()
      resolve()
    })
  })
}

/**
 * Loads the scripts of the theme for a session (its epoch). Resolves when those with `waitForLoad` have loaded, failed or taken
 * too long; the others follow when the page is there (requirement THEME-05). Failures are reported by the loader.
 */
export const loadThemeScripts = lazy(
  async (_epoch: number, platform: Platform, { themeScripts }: Theme): Promise<void> => {
    const waited = themeScripts.filter(({ waitForLoad }) => waitForLoad)
    const others = themeScripts.filter(({ waitForLoad }) => !waitForLoad)
    void whenStarted(platform).then(() => loadAll(platform, others))
    if (waited.length === 0) return
    await Promise.race([
      loadAll(platform, waited, ceiling),
      new Promise((resolve) => setTimeout(resolve, ceiling)),
    ])
  },
)
