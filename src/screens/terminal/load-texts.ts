import type { Texts } from '../../platform/i18n/texts'
import { lazy } from '../../ui/lazy'

/** Texts of terminals, loaded with their document. */
export const loadTerminalTexts = lazy((texts: Pick<Texts, 'loadScreen'>) => texts.loadScreen('terminal'))
