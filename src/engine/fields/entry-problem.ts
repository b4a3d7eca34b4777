import { isEmail, isHalfTyped } from '../../lib/email'
import { addressProblem } from '../../lib/ip-address'
import type { Texts } from '../../platform/i18n/texts'

/** Error of an entry in a list of e-mail addresses; undefined if valid. */
export function emailProblem(entry: string, t: Texts['t']): string | undefined {
  if (isEmail(entry)) return undefined
  return isHalfTyped(entry) ? t('form.unfinishedEmail') : t('form.notEmail', { value: entry })
}

const addressTexts = {
  'prefix-ipv4': 'form.prefix4',
  'prefix-ipv6': 'form.prefix6',
  'not-an-address': 'form.address',
} as const

/** Error of an entry in a list of network addresses; undefined if valid. */
export function addressEntryProblem(entry: string, t: Texts['t']): string | undefined {
  const problem = addressProblem(entry)
  return problem && t(addressTexts[problem])
}
