import { isEmail, isHalfTyped } from '../../lib/email'
import type { Texts } from '../../platform/i18n/texts'

/** What is wrong with an entry of a list of e-mail addresses, if anything. */
export function emailProblem(entry: string, t: Texts['t']): string | undefined {
  if (isEmail(entry)) return undefined
  return isHalfTyped(entry) ? t('form.unfinishedEmail') : t('form.notEmail', { value: entry })
}
