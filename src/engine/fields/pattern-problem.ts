import { missingKinds, patternRules } from '../../lib/pattern-rules'
import type { Texts } from '../../platform/i18n/texts'
import type { LocaleKey } from '../../generated/locale-keys'

/** How a breach of a pattern is put into words. */
interface Wording {
  /** The words the type has for a rule, or else the general ones. */
  say: (rule: string, key: LocaleKey, values?: Record<string, string | number>) => string
  /** The words the type has for a rule, or nothing. */
  own: (rule: string) => string | undefined
  /** What the server says of the pattern. */
  rule: string | undefined
  locale: string
}

/**
 * Why a text does not fit a pattern: too short, too long, a kind of character is missing; otherwise in the words of the
 * type, or of the server.
 */
export function patternProblem(pattern: string, value: string, t: Texts['t'], wording: Wording): string {
  const { say, own, rule, locale } = wording
  const rules = patternRules(pattern)
  const missing = missingKinds(pattern, value)
  const length = [...value].length
  const short = rules !== undefined && length < rules.min
  if (short && missing.length === 0) return say('minLength', 'form.tooShort', { count: rules.min })
  if (rules?.max !== undefined && length > rules.max)
    return say('maxLength', 'form.tooLong', { count: rules.max })
  if (missing.length > 0) {
    const parts = [
      ...(short ? [t('form.characters', { count: rules.min })] : []),
      ...missing.map((kind) => t(`form.kinds.${kind}`)),
    ]
    const what = new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts)
    return t('form.needs', { what })
  }
  return own('pattern') ?? rule ?? t('form.pattern')
}
