import type { Texts } from '../../platform/i18n/texts'
import { lazy } from '../../ui/lazy'

/** The words for those who begin, fetched when something is empty. */
export const loadStartTexts = lazy((texts: Pick<Texts, 'loadScreen'>) => texts.loadScreen('start'))
