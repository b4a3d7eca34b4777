import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { RouterProvider, type createBrowserRouter } from 'react-router'
import { config } from '../../console.config'
import { themes } from '../generated/themes'
import { PlatformContext, type Platform } from '../platform/platform'
import { chooseTheme, ThemeContext } from './theme'

interface AppProps {
  platform: Platform
  router: ReturnType<typeof createBrowserRouter>
  /** After the pages: what only developers see. */
  children?: ReactNode
}

/** The whole console, once the platform it stands on has started. */
export function App({ platform, router, children }: AppProps) {
  const theme = chooseTheme(platform.site.config.siteTheme, config.defaultTheme)
  return (
    <PlatformContext value={platform}>
      <ThemeContext value={themes[theme]}>
        <QueryClientProvider client={platform.queries}>
          <RouterProvider router={router} />
          {children}
        </QueryClientProvider>
      </ThemeContext>
    </PlatformContext>
  )
}
