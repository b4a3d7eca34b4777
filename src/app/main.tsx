import '../ui/styles/tokens.css'
import '../ui/styles/reset.css'
import '../ui/styles/base.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { Link } from 'react-router'
import { config } from '../../console.config'
import { themes } from '../generated/themes'
import { showsOrigins } from '../engine/origins/origins'
import { ConsoleRouter } from '../engine/routing/ConsoleRouter'
import { createGuardedHistory } from '../engine/routing/guarded-history'
import { withEarlyAnswers, type EarlyRequest } from '../api/early-answers'
import { PlatformContext, type Platform } from '../platform/platform'
import { startPlatform } from '../platform/start-platform'
import { LateLoader } from '../ui/feedback/LateLoader'
import { LiveRegion } from '../ui/feedback/LiveRegion'
import { ToastHost } from '../ui/feedback/ToastHost'
import { Logo } from '../ui/layout/Logo'
import { TooltipHost } from '../ui/overlay/TooltipHost'
import { UiRouterContext, type LinkProps, type UiRouter } from '../ui/router-context'
import { PageBoundary } from './PageBoundary'
import { Root } from './Root'
import { StartFailure } from './StartFailure'
import { applyTheme, chooseTheme, ThemeContext } from './theme'

function RouterLink({ href, ...rest }: LinkProps) {
  if (/^(?:https?:|mailto:|#)/.test(href)) return <a href={href} {...rest} />
  return <Link to={href} {...rest} />
}

const history = createGuardedHistory()

const uiRouter: UiRouter = {
  Link: RouterLink,
  navigate: (href) => history.push(`${config.basePath}${href}`),
}

// While developing only, and only when switched on: a production build has neither the label nor what it shows.
const OriginLabel =
  import.meta.env.DEV && showsOrigins() ? (await import('./dev/OriginLabel')).OriginLabel : undefined

function takeEarly(): EarlyRequest[] {
  const early = (globalThis as { consoleEarly?: EarlyRequest[] }).consoleEarly
  return early ?? []
}

function App({ platform, logo }: { platform: Platform; logo: string }) {
  const { t } = platform.texts
  const theme = chooseTheme(platform.site.config.siteTheme, config.defaultTheme)
  return (
    <PlatformContext value={platform}>
      <ThemeContext value={themes[theme]}>
        <QueryClientProvider client={platform.queries}>
          <UiRouterContext value={uiRouter}>
            <Suspense
              fallback={
                <LateLoader>
                  <Logo src={logo} size={48} />
                </LateLoader>
              }
            >
              <ConsoleRouter history={history} basePath={config.basePath}>
                <PageBoundary place="console">
                  <Root />
                </PageBoundary>
              </ConsoleRouter>
            </Suspense>
            <ToastHost
              store={platform.toasts}
              labels={{
                region: t('toast.region'),
                dismiss: t('toast.dismiss'),
                more: (count) => t('toast.more', { count }),
              }}
            />
            <TooltipHost />
            <LiveRegion />
            {OriginLabel && <OriginLabel />}
          </UiRouterContext>
        </QueryClientProvider>
      </ThemeContext>
    </PlatformContext>
  )
}

const element = document.getElementById('root')
if (!element) throw new Error('root is null or undefined')
const root = createRoot(element)
try {
  const network = (request: Request): Promise<Response> => fetch(request)
  const platform = await startPlatform({
    prefix: config.apiPrefix,
    clientPackage: config.clientPackage,
    fetch: withEarlyAnswers(takeEarly(), network),
  })
  const theme = chooseTheme(platform.site.config.siteTheme, config.defaultTheme)
  await applyTheme(theme)
  // While developing only: the gallery is a page of its own, because each of its examples has a router of its own.
  if (import.meta.env.DEV && window.location.pathname === `${config.basePath}/_gallery`) {
    const { Gallery } = await import('./gallery/Gallery')
    root.render(<Gallery platform={platform} theme={theme} />)
  } else root.render(<App platform={platform} logo={themes[theme].logo} />)
} catch (error) {
  void applyTheme(chooseTheme(undefined, config.defaultTheme))
  root.render(<StartFailure error={error} />)
}
