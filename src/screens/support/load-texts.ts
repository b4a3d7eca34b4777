import type { Texts } from '../../platform/i18n/texts'
import { lazy } from '../../ui/lazy'

/** Texts of the support page, loaded with its code. */
export const loadSupportTexts = lazy((texts: Pick<Texts, 'loadScreen'>) => texts.loadScreen('support'))
