import { fetchOnce } from '../../lib/fetch-once'
import type { Texts } from '../../platform/i18n/texts'

/** The words of dashboard and list of everything, fetched when one of them is opened. */
export const loadOverviewTexts = fetchOnce((texts: Pick<Texts, 'loadScreen'>) => texts.loadScreen('overview'))
