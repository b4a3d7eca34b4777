import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { RouterProvider, type createBrowserRouter } from 'react-router'
import type { Theme } from '../lib/theme'
import { PlatformContext, type Platform } from '../platform/platform'
import { ThemeContext } from './theme'

interface AppProps {
  platform: Platform
  theme: Theme
  router: ReturnType<typeof createBrowserRouter>
  /** Rendered after the pages: developer tools. */
  children?: ReactNode
}

/** The console, once the platform has started. */
export function App({ platform, theme, router, children }: AppProps) {
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
