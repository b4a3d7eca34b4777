import type { Texts } from '../../platform/i18n/texts'
import { lazy } from '../../ui/lazy'

/** Loads the texts about acting for another account. */
export const loadActingTexts = lazy((texts: Pick<Texts, 'loadScreen'>) => texts.loadScreen('acting'))
