import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useMemo, type ReactNode } from 'react'
import { config } from '../../console.config'
import { themes } from '../generated/themes'
import { ConsoleLink } from '../engine/routing/ConsoleLink'
import { ConsoleRouter } from '../engine/routing/ConsoleRouter'
import type { createGuardedHistory } from '../engine/routing/guarded-history'
import { PlatformContext, type Platform } from '../platform/platform'
import { LateLoader } from '../ui/feedback/LateLoader'
import { LiveRegion } from '../ui/feedback/LiveRegion'
import { ToastHost } from '../ui/feedback/ToastHost'
import { Logo } from '../ui/layout/Logo'
import { TooltipHost } from '../ui/overlay/TooltipHost'
import { UiRouterContext, type UiRouter } from '../ui/router-context'
import { PageBoundary } from './PageBoundary'
import { Root } from './Root'
import { chooseTheme, ThemeContext } from './theme'

interface AppProps {
  platform: Platform
  /** Id of the drawing shown while the first page is on its way. */
  logo: string
  history: ReturnType<typeof createGuardedHistory>
  /** After the pages: what only developers see. */
  children?: ReactNode
}

/** The whole console, once the platform it stands on has started. */
export function App({ platform, logo, history, children }: AppProps) {
  const { t } = platform.texts
  const theme = chooseTheme(platform.site.config.siteTheme, config.defaultTheme)
  const uiRouter = useMemo(
    (): UiRouter => ({
      Link: ConsoleLink,
      navigate: (href) => history.push(`${config.basePath}${href}`),
    }),
    [history],
  )
  return (
    <PlatformContext value={platform}>
      <ThemeContext value={themes[theme]}>
        <QueryClientProvider client={platform.queries}>
          <UiRouterContext value={uiRouter}>
            <Suspense
              fallback={
                <LateLoader>
                  <Logo id={logo} size={48} />
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
            {children}
          </UiRouterContext>
        </QueryClientProvider>
      </ThemeContext>
    </PlatformContext>
  )
}
