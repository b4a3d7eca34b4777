import type { Texts } from '../../platform/i18n/texts'
import { lazy } from '../../ui/lazy'

/** Texts of the page where a way to pay is added, loaded with its code. */
export const loadPayTexts = lazy((texts: Pick<Texts, 'loadScreen'>) => texts.loadScreen('pay'))
