import type { Texts } from '../../platform/i18n/texts'
import { lazy } from '../../ui/lazy'

/** Texts for beginners, loaded with the first empty list. */
export const loadStartTexts = lazy((texts: Pick<Texts, 'loadScreen'>) => texts.loadScreen('start'))
