import type { Texts } from '../../platform/i18n/texts'
import { lazy } from '../../ui/lazy'

/** Texts of the referral page, loaded with its code. */
export const loadReferralTexts = lazy((texts: Pick<Texts, 'loadScreen'>) =>
  Promise.all([texts.loadScreen('billing'), texts.loadScreen('referral')]),
)
