import type { Texts } from '../../platform/i18n/texts'
import { lazy } from '../../ui/lazy'

/** Texts of the dashboard and the list of all resources, loaded with either. */
export const loadOverviewTexts = lazy((texts: Pick<Texts, 'loadScreen'>) => texts.loadScreen('overview'))
