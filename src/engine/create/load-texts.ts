import { fetchOnce } from '../../lib/fetch-once'
import type { Texts } from '../../platform/i18n/texts'

/** The words for those who begin, fetched when something is empty. */
export const loadStartTexts = fetchOnce((texts: Pick<Texts, 'loadScreen'>) => texts.loadScreen('start'))
