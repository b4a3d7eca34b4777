import { coveredRange } from '../../lib/covered-range'
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

/** Says that an entry is in a list already, as `present`. */
export function presentText(t: Texts['t'], value: string, present: string): string {
  return value === present ? t('form.present', { value }) : t('form.presentAs', { value, present })
}

/** The range that an address entry covers, and that it is kept so; undefined if it says so itself. */
export function rewrittenAddress(t: Texts['t'], value: string): { kept: string; text: string } | undefined {
  const kept = coveredRange(value)
  return kept === value ? undefined : { kept, text: t('form.covers', { value, kept }) }
}

/** Error of an entry in a list of network addresses; undefined if valid. */
export function addressEntryProblem(entry: string, t: Texts['t']): string | undefined {
  const problem = addressProblem(entry)
  return problem && t(addressTexts[problem])
}
