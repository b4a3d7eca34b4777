import { fetchOnce } from '../../lib/fetch-once'
import type { Texts } from '../../platform/i18n/texts'

/** The words of the view, fetched when it is opened. */
export const loadRequestTexts = fetchOnce((texts: Pick<Texts, 'loadScreen'>) => texts.loadScreen('request'))
