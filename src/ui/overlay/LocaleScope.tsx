import { use, type ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { RouterProvider } from 'react-aria-components'
import { UiRouterContext } from '../router-context'

/**
 * Provides react-aria with the document's language and direction, and the router. Around every lazy layer, so that the
 * first load does not need react-aria.
 */
export function LocaleScope({ children }: { readonly children: ReactNode }) {
  const { navigate } = use(UiRouterContext)
  return (
    <I18nProvider locale={document.documentElement.lang || 'en'}>
      <RouterProvider navigate={navigate}>{children}</RouterProvider>
    </I18nProvider>
  )
}
