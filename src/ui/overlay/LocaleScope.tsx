import { use, type ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { RouterProvider } from 'react-aria-components'
import { UiRouterContext } from '../router-context'

/**
 * Gives the accessible primitives the language and direction of the document, which is the one the console is shown
 * in, and the application's navigation. Around every lazy layer, so that the first load does without it.
 */
export function LocaleScope({ children }: { readonly children: ReactNode }) {
  const { navigate } = use(UiRouterContext)
  return (
    <I18nProvider locale={document.documentElement.lang || 'en'}>
      <RouterProvider navigate={navigate}>{children}</RouterProvider>
    </I18nProvider>
  )
}
