import { isEmail, isHalfTyped } from '../../lib/email'
import { addressProblem } from '../../lib/ip-address'
import type { Texts } from '../../platform/i18n/texts'

/** What is wrong with an entry of a list of e-mail addresses, if anything. */
export function emailProblem(entry: string, t: Texts['t']): string | undefined {
  if (isEmail(entry)) return undefined
  return isHalfTyped(entry) ? t('form.unfinishedEmail') : t('form.notEmail', { value: entry })
}

const addressTexts = {
  'prefix-ipv4': 'form.prefix4',
  'prefix-ipv6': 'form.prefix6',
  'not-an-address': 'form.address',
} as const

/** What is wrong with an entry of a list of network addresses, if anything. */
export function addressEntryProblem(entry: string, t: Texts['t']): string | undefined {
  const problem = addressProblem(entry)
  return problem && t(addressTexts[problem])
}
