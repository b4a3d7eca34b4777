import type { Texts } from '../../platform/i18n/texts'
import { lazy } from '../../ui/lazy'

/** Texts of the notifications, loaded with their code. */
export const loadNotificationTexts = lazy((texts: Pick<Texts, 'loadScreen'>) =>
  texts.loadScreen('notifications'),
)
