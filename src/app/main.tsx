import '../ui/styles/tokens.css'
import '../ui/styles/reset.css'
import '../ui/styles/base.css'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { config } from '../../console.config'
import { showsOrigins } from '../engine/data/origins'
import { nameEntry } from '../platform/routing/name-entry'
import { environmentOf } from '../platform/environment'
import { browserSession } from '../platform/session/browser-session'
import { createSession } from '../platform/session/session'
import { expireConfig } from '../platform/site/config-cache'
import { PlatformContext } from '../platform/platform'
import { homeOf, pagePath } from '../platform/session/document-address'
import { siteInUse } from '../platform/site/site-in-use'
import { unreadSite } from '../platform/site/unread-site'
import { lastDsn } from '../platform/reporting/last-dsn'
import { startReporting } from '../platform/reporting/start-reporting'
import { startPlatform } from '../platform/start-platform'
import { takeStart } from '../start/start'
import { LateLoader } from '../ui/feedback/LateLoader'
import { keepPresses } from '../ui/form-controls/keep-presses'
import { Logo } from '../ui/layout/Logo'
import { mergeTransitionEvents } from '../ui/overlay/merge-transition-events'
import { App } from './App'
import { isAuthPage } from './auth-pages'
import { reportedPlace } from './reported-place'
import { reloadForMissingFiles } from './reload-for-missing-files'
import { changedTexts, loadThemeTexts } from './theme-texts'
import { loadPage } from './page-code'
import { loadAuthTexts, loadSignedOut } from './Root'
import { pageAddress } from './acting/leave-document'
import { ActingStrip, loadActing } from './acting/ActingStrip'
import { loadActingTexts } from './acting/load-texts'
import { consoleRoutes, hasPage } from './routes'
import { runningBuild } from './shell/build'
import { StartFailure } from './StartFailure'
import { surviveTranslators } from './survive-translators'
import { loadThemeScripts } from './theme-scripts'
import { applyIcon, applyTheme, dress, loadTheme } from './theme'
import { DeveloperError } from '../lib/developer-error'
import { phoneQuery } from '../lib/phone-query'
import { ensureStorage } from '../lib/usable-storage'

// No component is defined here: hot reload would run this module again and create a second root.

// Only in development; a production build contains neither the label nor its data.
const loadOriginLabel = async () =>
  import.meta.env.DEV && showsOrigins() ? (await import('./dev/OriginLabel')).OriginLabel : undefined

ensureStorage()
const element = document.getElementById('root')
if (!element) throw new DeveloperError('root is null or undefined')
const environment = environmentOf(window.location.hostname, config.stagingHosts)
const { reporter, connect } = startReporting({
  keptOut: config.keptOutOfReports,
  place: reportedPlace,
  // The hashed name of this file identifies the build.
  release: import.meta.env.PROD ? import.meta.url.replace(/^.*\//, '') : 'development',
  environment,
})
const root = createRoot(element, {
  onCaughtError: (error, { componentStack }) => {
    // oxlint-disable-next-line no-console -- as React does without this
    console.error(error)
    reporter.capture(error, 'boundary', { detail: { componentStack } })
  },
})

/** Starts the console. No top-level `await`, because page chunks import this module and would wait for it. */
async function start(): Promise<void> {
  try {
    const begun = takeStart(loadPage)
    if (begun.leaving) return
    const platform = await startPlatform({
      prefix: config.apiPrefix,
      clientPackage: config.clientPackage,
      fetch: begun.fetch,
      environment,
      changedTexts: async ({ config: { siteTheme } }, files) =>
        changedTexts(await loadTheme(siteTheme), files),
      reporter,
      basePath: config.basePath,
      callback: begun.callback,
      here: pageAddress,
      isKnown: hasPage,
    })
    // The hashed URL of this file identifies the build.
    reloadForMissingFiles(import.meta.url, () => {
      const { t } = platform.texts
      const [title, text] = [t('shell.updated'), t('shell.updatedText')]
      platform.toasts.add({ tone: 'info', title, text, closes: true })
    })
    if (import.meta.env.PROD) runningBuild.set(import.meta.url)
    surviveTranslators((translator) =>
      reporter.report({ name: 'PageTranslated', message: `by ${translator}` }),
    )
    const theme = await loadTheme(platform.site.config.siteTheme)
    const waiting = (
      <LateLoader>
        <Logo drawing={theme.logo} size={48} />
      </LateLoader>
    )
    if (platform.session.get().acting) await Promise.all([loadActing(), loadActingTexts(platform.texts)])
    root.render(
      <PlatformContext value={platform}>
        <ActingStrip />
        {waiting}
      </PlatformContext>,
    )
    // Only in development: the gallery has its own routers, so it is a page of its own.
    if (import.meta.env.DEV && window.location.pathname === `${config.basePath}/_gallery`) {
      const { Gallery } = await import('./gallery/Gallery')
      await applyTheme(theme)
      root.render(<Gallery platform={platform} theme={theme.name} />)
    } else {
      const OriginLabel = await loadOriginLabel()
      const { session, texts } = platform
      const { apiKey, epoch } = session.get()
      const path = pagePath(window.location.pathname, config.basePath)
      await begun.firstPage(platform, [
        applyTheme(theme),
        ...(apiKey === undefined ? [] : [loadThemeScripts(epoch, platform, theme)]),
        ...(apiKey === undefined || isAuthPage(path)
          ? [loadSignedOut(), loadAuthTexts(texts), loadThemeTexts(theme, texts.language.get().files)]
          : []),
      ])
      nameEntry(window)
      const router = createBrowserRouter(consoleRoutes(platform, waiting), {
        basename: homeOf(window.location.pathname, config.basePath),
      })
      const drawApp = (): void =>
        root.render(
          <App platform={platform} theme={theme} router={router}>
            {OriginLabel && <OriginLabel />}
          </App>,
        )
      begun.draw(platform, drawApp, () => applyIcon(theme))
    }
  } catch (error) {
    reporter.capture(error, 'start')
    connect(lastDsn(window.localStorage, config.apiPrefix))
    expireConfig(window.localStorage, config.apiPrefix)
    const site = siteInUse.get()
    dress(site === unreadSite ? undefined : site.config.siteTheme).catch((failure: unknown) =>
      reporter.capture(failure, 'start'),
    )
    const session = createSession(config.apiPrefix, browserSession())
    const signedIn = session.get().apiKey !== undefined
    root.render(<StartFailure error={error} signOut={signedIn ? () => session.signOut() : undefined} />)
  }
}

// For the whole life of the page, even if the window is resized (requirement SHELL-01).
document.documentElement.dataset.screen = window.matchMedia(phoneQuery).matches ? 'mobile' : 'desktop'
keepPresses()
mergeTransitionEvents()
void start()
