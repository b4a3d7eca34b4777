import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { config } from '../../console.config'
import { DeveloperError } from '../lib/developer-error'
import type { Theme } from '../lib/theme'
import { environmentOf } from '../platform/environment'
import { type Platform, PlatformContext } from '../platform/platform'
import { startReporting } from '../platform/reporting/start-reporting'
import { addressOf } from '../platform/session/document-address'
import { browserSession } from '../platform/session/browser-session'
import { createSession } from '../platform/session/session'
import { startPlatform } from '../platform/start-platform'
import { LateLoader } from '../ui/feedback/LateLoader'
import { reportedPlace } from './reported-place'
import { StartFailure } from './StartFailure'
import { applyIcon, applyTheme, dress, loadTheme } from './theme'
import { changedTexts } from './theme-texts'

/**
 * Starts a document other than the console's; they share only browser storage (decision 18). `draw` gets the console's URL
 * without a trailing slash, the platform and the theme, after `prepare` has resolved.
 */
export function startDocument(
  draw: (home: string, platform: Platform, theme: Theme) => ReactNode,
  prepare: (platform: Platform) => Promise<unknown> = () => Promise.resolve(),
): void {
  const element = document.getElementById('root')
  if (!element) throw new DeveloperError('root is null or undefined')
  const environment = environmentOf(window.location.hostname, config.stagingHosts)
  const { reporter } = startReporting({
    keptOut: config.keptOutOfReports,
    place: reportedPlace,
    release: import.meta.env.PROD ? import.meta.url.replace(/^.*\//, '') : 'development',
    environment,
  })
  const root = createRoot(element, {
    onCaughtError: (error, { componentStack }) =>
      reporter.capture(error, 'boundary', { detail: { componentStack } }),
  })
  const start = async (): Promise<void> => {
    try {
      const platform = await startPlatform({
        prefix: config.apiPrefix,
        clientPackage: config.clientPackage,
        fetch: (request) => fetch(request),
        environment,
        changedTexts: async ({ config: { siteTheme } }, files) =>
          changedTexts(await loadTheme(siteTheme), files),
        reporter,
        basePath: config.basePath,
        callback: undefined,
        here: () => '/',
        isKnown: () => false,
      })
      const theme = await loadTheme(platform.site.config.siteTheme)
      applyIcon(theme)
      await Promise.all([applyTheme(theme), prepare(platform)])
      const isActing = platform.session.get().acting !== undefined
      const home = `${window.location.origin}${addressOf('', config.basePath, isActing).replace(/\/$/, '')}`
      root.render(
        <PlatformContext value={platform}>
          <QueryClientProvider client={platform.queries}>
            <Suspense fallback={<LateLoader>{null}</LateLoader>}>{draw(home, platform, theme)}</Suspense>
          </QueryClientProvider>
        </PlatformContext>,
      )
      platform.started.set(true)
    } catch (error) {
      reporter.capture(error, 'start')
      const session = createSession(config.apiPrefix, browserSession())
      const signedIn = session.get().apiKey !== undefined
      await dress(undefined).catch((failure: unknown) => reporter.capture(failure, 'start'))
      root.render(<StartFailure error={error} signOut={signedIn ? () => session.signOut() : undefined} />)
    }
  }
  void start()
}
