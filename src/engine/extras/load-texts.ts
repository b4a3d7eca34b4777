import type { Texts } from '../../platform/i18n/texts'
import { lazy } from '../../ui/lazy'

/** The words of dashboard and list of everything, fetched when one of them is opened. */
export const loadOverviewTexts = lazy((texts: Pick<Texts, 'loadScreen'>) => texts.loadScreen('overview'))
