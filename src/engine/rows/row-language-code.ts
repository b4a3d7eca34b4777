import { lazy } from '../../ui/lazy'

/** The language of a list's filter; it arrives when something is filtered by more than words. */
export const rowLanguageCode = lazy(async () => (await import('./row-language')).rowLanguage)
