import { groupBy } from '../../lib/group-by'
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
  'prefix-zero': 'form.prefixZero',
  'not-an-address': 'form.address',
} as const

/** Says that an entry is in a list already, as `present`. */
export function presentText(t: Texts['t'], value: string, present: string): string {
  return value === present ? t('form.present', { value }) : t('form.presentAs', { value, present })
}

/** The range that an address entry covers, and a sentence that it is stored so; undefined if the entry is that range. */
export function rewrittenAddress(t: Texts['t'], value: string): { kept: string; text: string } | undefined {
  const kept = coveredRange(value)
  return kept === value ? undefined : { kept, text: t('form.covers', { value, kept }) }
}

/** Error of an entry in a list of network addresses; undefined if valid. */
export function addressEntryProblem(entry: string, t: Texts['t']): string | undefined {
  const problem = addressProblem(entry)
  return problem && t(addressTexts[problem])
}

/**
 * Errors of a list of entries, one sentence for each reason; with several wrong entries each names its entry.
 * @param problemOf error of an entry; undefined if valid
 */
export function entryReasons(
  entries: readonly string[],
  problemOf: (entry: string) => string | undefined,
  t: Texts['t'],
): string[] {
  const wrong = entries.filter((entry) => problemOf(entry) !== undefined)
  return [...groupBy(wrong, problemOf)].map(([reason = '', names]) =>
    wrong.length === 1 || names.every((entry) => reason.includes(entry))
      ? reason
      : t('action.ofSome', { names, reason }),
  )
}

/** Several reasons as one text. */
export function together(reasons: readonly string[]): string {
  const last = reasons.length - 1
  return reasons.map((reason, index) => (index < last ? reason.replace(/[.。]$/, '') : reason)).join('. ')
}
