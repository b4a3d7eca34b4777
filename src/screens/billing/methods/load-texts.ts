import type { Texts } from '../../../platform/i18n/texts'
import { lazy } from '../../../ui/lazy'

/** Texts of the list of payment methods, loaded with its code. */
export const loadMethodTexts = lazy((texts: Pick<Texts, 'loadScreen'>) => texts.loadScreen('methods'))
