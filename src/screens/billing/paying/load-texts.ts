import type { Texts } from '../../../platform/i18n/texts'
import { lazy } from '../../../ui/lazy'

/** Texts of all payment forms. */
export const loadPaymentTexts = lazy((texts: Pick<Texts, 'loadScreen'>) =>
  Promise.all([texts.loadScreen('payments'), texts.loadScreen('billing')]),
)
