import type { Texts } from '../../platform/i18n/texts'
import { lazy } from '../../ui/lazy'

/** Texts of the profile, loaded with its code. */
export const loadProfileTexts = lazy((texts: Pick<Texts, 'loadScreen'>) => texts.loadScreen('profile'))
