import type { Texts } from '../../platform/i18n/texts'
import { lazy } from '../../ui/lazy'

/** The words of the view, fetched when it is opened. */
export const loadRequestTexts = lazy((texts: Pick<Texts, 'loadScreen'>) => texts.loadScreen('request'))
