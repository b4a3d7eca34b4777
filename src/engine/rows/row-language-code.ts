import { lazyCode } from '../../ui/lazy-part'

/** The language of a list's filter; it arrives when something is filtered by more than words. */
export const rowLanguageCode = lazyCode(async () => (await import('./row-language')).rowLanguage)
