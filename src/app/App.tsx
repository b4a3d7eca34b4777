import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { RouterProvider, type createBrowserRouter } from 'react-router'
import type { Theme } from '../lib/theme'
import { PlatformContext, type Platform } from '../platform/platform'
import { reportedPlace } from './reported-place'
import { ThemeContext } from './theme'

type Router = ReturnType<typeof createBrowserRouter>

interface AppProps {
  platform: Platform
  theme: Theme
  router: Router
  /** Rendered after the pages: developer tools. */
  children?: ReactNode
}

/** Notes the pages that are opened, for reports. */
function useNotedPages(router: Router, { reporter }: Platform): void {
  // In an effect, so that the router's provider subscribes first: only the first subscriber is told what the router has
  // loaded since the provider was rendered. Otherwise the start would sometimes show its logo for ever.
  useEffect(() => {
    const note = ({ initialized, navigation }: Router['state']): void => {
      if (initialized && navigation.state === 'idle')
        reporter.note({ kind: 'page', text: reportedPlace().page })
    }
    note(router.state)
    return router.subscribe(note)
  }, [router, reporter])
}

/** The console, once the platform has started. */
export function App({ platform, theme, router, children }: AppProps) {
  useNotedPages(router, platform)
  return (
    <PlatformContext value={platform}>
      <ThemeContext value={theme}>
        <QueryClientProvider client={platform.queries}>
          <RouterProvider router={router} />
          {children}
        </QueryClientProvider>
      </ThemeContext>
    </PlatformContext>
  )
}
