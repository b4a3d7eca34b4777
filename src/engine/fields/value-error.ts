import { isNotFound, isRefused } from '../../api/envelope'
import { clockWords } from '../../lib/clock-time'
import { isEmail } from '../../lib/email'
import { listOfAll } from '../../lib/format-list'
import { isRecord } from '../../lib/is-record'
import { shownDigits } from '../../lib/money'
import { namedCheck } from '../../lib/named-check'
import { fitsPattern, missingKinds, patternRules } from '../../lib/pattern-rules'
import { formatNumber } from '../../lib/quantity'
import { fitsFormat, formatProblem } from '../../lib/text-format'
import type { LocaleKey } from '../../generated/locale-keys'
import { askedFor } from '../../manifest/asked'
import type { CompiledField } from '../../manifest/compiled-fields'
import { judge } from '../../manifest/condition'
import type { Limits } from '../../manifest/limits'
import type { WidgetName } from '../../manifest/names'
import { isEmpty } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import type { CheckContext } from './check-context'
import { addressEntryProblem, emailProblem, entryReasons, together } from './entry-problem'
import { fieldLimits, isRequired, limitProblem } from './field-limits'
import { choiceOf, hasUsual, type FieldChoices } from './field-options'
import { chargedCurrency, noNumber } from './no-number'
import { startProblem } from './schema-errors'
import { shownLimit } from '../../manifest/shown-number'

/** The value of a field, and what its checks need in addition. */
interface Checked extends CheckContext {
  readonly field: CompiledField
  readonly value: unknown
  readonly limits: Limits
  readonly offered: FieldChoices | undefined
  /** The type's own error for a rule, otherwise the general one. */
  readonly say: (rule: string, key: LocaleKey, values?: Record<string, string | number>) => string
}

/** Error of a value; undefined if valid or not concerned. */
type Check = (checked: Checked) => string | undefined

/** Default password rule if the server gives none (specification section 5). */
export const passwordPattern = '^(?=.*\\p{Ll})(?=.*\\p{Lu})(?=.*\\d).{8,}$'

/** Widgets a password is set with. */
const passwordWidgets: ReadonlySet<WidgetName> = new Set(['password', 'newPassword'])

const offered: Check = ({ field, value, offered: choices, say }) => {
  if (choices?.state !== 'known' || field.widget === 'saved') return undefined
  for (const each of field.type === 'array' && Array.isArray(value) ? value : [value]) {
    const option = choiceOf(choices, each)
    if (!option) return say('offered', 'form.notOffered')
    if (option.disabledReason !== undefined) return option.disabledReason
  }
  return undefined
}

const number: Check = (checked) => {
  const { field, value, limits, subject, say } = checked
  if (field.type !== 'integer' && field.type !== 'number') return undefined
  if (typeof value !== 'number') return noNumber(field, String(value), checked)
  const beyond = limitProblem(field, value, limits, checked)
  if (beyond !== undefined) return beyond
  if (field.type === 'integer' && !Number.isInteger(value))
    return say('integer', field.unit === 'GB' ? 'form.wholeMegabytes' : 'form.integer')
  const currency = field.wireUnit === 'money' ? chargedCurrency(subject) : undefined
  const digits = currency === undefined ? undefined : shownDigits(currency)
  if (digits === undefined || Number(value.toFixed(digits)) === value) return undefined
  return digits === 0 ? say('integer', 'form.integer') : say('decimals', 'form.decimals', { count: digits })
}

/** A value of the list that the server gives. */
const listed: Check = ({ value, limits, say }) =>
  limits.values?.includes(value as string | number) === false ? say('offered', 'form.notOffered') : undefined

/** Each text in the format of the field; with the reason if the format has one. */
const format: Check = ({ field: { at, format: wanted }, value, texts, type }) => {
  if (!wanted) return undefined
  const texted = [value].flat().filter((each) => typeof each === 'string')
  const wrong = texted.find((each) => !fitsFormat(wanted, each))
  if (wrong === undefined) return undefined
  const what =
    texts.resourceIfAny(type, textKeys.fieldError(at, 'pattern')) ?? texts.t(`form.formats.${wanted}`)
  const problem = formatProblem(wanted, wrong)
  return problem === undefined ? what : texts.t(`form.publicKey.${problem}`, { what })
}

/**
 * The server's pattern: the error names the length, a missing kind of character or the first one, otherwise it is the type's or
 * the server's own.
 */
const pattern: Check = ({ field, value, limits, texts, type, say }) => {
  const { t, locale } = texts
  const wanted = limits.pattern ?? (passwordWidgets.has(field.widget) ? passwordPattern : undefined)
  if (typeof value !== 'string' || wanted === undefined || fitsPattern(wanted, value)) return undefined
  const rules = patternRules(wanted)
  const missing = missingKinds(wanted, value).map((kind) => t(`form.kinds.${kind}`))
  const length = [...value].length
  const short = rules !== undefined && length < rules.min
  if (short && missing.length === 0) return say('minLength', 'form.tooShort', { count: rules.min })
  if (rules?.max !== undefined && length > rules.max)
    return say('maxLength', 'form.tooLong', { count: rules.max })
  if (missing.length > 0) {
    const parts = short ? [t('form.characters', { count: rules.min }), ...missing] : missing
    return t('form.needs', { what: listOfAll(parts, locale) })
  }
  const own = texts.resourceIfAny(type, textKeys.fieldError(field.at, 'pattern'))
  return startProblem(wanted, value, t) ?? own ?? limits.rule ?? t('form.pattern')
}

/** The end of a range: not before its start, and within the limits. */
const rangeEnd: Check = ({ field, value, limits, subject, say }) => {
  const end = field.to === undefined ? undefined : subject.form?.[field.to]
  if (typeof end !== 'number') return undefined
  if (typeof value === 'number' && end < value) return say('range', 'form.rangeOrder')
  if (limits.max === undefined || end <= limits.max) return undefined
  return say('max', 'form.max', { max: shownLimit(field, limits.max) })
}

const clock: Check = ({ field, value, subject, say }) => {
  if (field.widget !== 'clock') return undefined
  const time = clockWords(String(value))
  if (time === undefined) return say('clock', 'form.clock')
  const since = field.since === undefined ? undefined : subject.form?.[field.since]
  return since !== undefined && clockWords(String(since)) === time ? say('since', 'form.noTime') : undefined
}

const email: Check = ({ field, value, say }) =>
  field.widget === 'email' && !isEmail(String(value)) ? say('email', 'form.email') : undefined

/** Lists of texts whose entries are checked one by one. */
const entryProblems: Partial<Record<WidgetName, typeof emailProblem>> = {
  emails: emailProblem,
  addresses: addressEntryProblem,
}

/** Entries of a list, or of a map of numbers; with the checks of the field itself. */
const entries: Check = (checked) => {
  const { field, value, texts } = checked
  const { t } = texts
  const all = Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : []
  const problem = entryProblems[field.widget]
  const wrong =
    field.entries === 'number'
      ? entryReasons(
          all.filter((each) => typeof each === 'string'),
          (entry) => noNumber(field, entry, checked),
          t,
        )
      : problem
        ? entryReasons(all.map(String), (entry) => problem(entry, t), t)
        : []
  return wrong.length === 0 ? undefined : together([own(checked) ?? [], wrong].flat())
}

/** Names of a map's entries. */
const names: Check = ({ field, value, say }) =>
  field.widget === 'map' && isRecord(value) && Object.hasOwn(value, '')
    ? say('names', 'form.entryNames')
    : undefined

/** The validator that the site's configuration names. */
const siteValidator: Check = ({ field, value, subject, say }) => {
  const validator = field.site && askedFor(field.site, field.at, subject.environment)?.validator
  const check = validator === undefined ? undefined : namedCheck(validator)
  return check && typeof value === 'string' && !check.fits(value)
    ? say(check.error, `form.${check.error}`)
    : undefined
}

/** The manifest's named patterns. */
const rules: Check = ({ field, value, texts, type }) => {
  if (typeof value !== 'string') return undefined
  const broken = Object.entries(field.rules ?? {}).find(([, each]) => !fitsPattern(each, value))
  return broken && (texts.resourceIfAny(type, textKeys.rule(broken[0])) ?? texts.t('form.pattern'))
}

/** The manifest's conditions: the reason of the first that does not hold. */
const own: Check = ({ field, texts, type, subject }) => {
  for (const check of field.checks ?? []) {
    const verdict = judge(check, subject)
    // A pending check is no error; the platform decides then.
    if (verdict.ok || verdict.pending) continue
    const reason = verdict.because && texts.resourceIfAny(type, textKeys.reason(verdict.because))
    return reason || texts.t('form.pattern')
  }
  return undefined
}

/** Length in characters, and size in UTF-8 bytes as it is sent and stored. */
const size: Check = ({ field: { maxBytes, maxLength }, value, texts, say }) => {
  if (typeof value !== 'string') return undefined
  if (maxBytes !== undefined && new TextEncoder().encode(value).length > maxBytes)
    return say('maxBytes', 'form.max', { max: `${formatNumber(maxBytes / 1024, texts.locale)} KB` })
  return maxLength !== null && [...value].length > maxLength
    ? say('maxLength', 'form.tooLong', { count: maxLength })
    : undefined
}

/**
 * Error of an empty field while its default option is not known: what would be made, and its price, are not what the form
 * shows later. None if the options do not exist for this user.
 */
function unread(
  field: CompiledField,
  choices: FieldChoices | undefined,
  { t }: CheckContext['texts'],
): string | undefined {
  if (!choices || choices.state === 'known' || !hasUsual(field)) return undefined
  if (choices.state === 'loading') return t('form.loadingOptions')
  return isNotFound(choices.failure) || isRefused(choices.failure) ? undefined : t('form.optionsFailed')
}

/** In the order in which their errors count. */
const checks: readonly Check[] = [
  ...[offered, number, listed, format, pattern, rangeEnd, clock, email],
  ...[entries, names, siteValidator, rules, own, size],
]

/** Error of a field's value by the rules of manifest and server; undefined if valid. */
export function valueError(field: CompiledField, value: unknown, context: CheckContext): string | undefined {
  const { texts, subject, type } = context
  const limits = fieldLimits(field, context)
  const choices = context.choices(field)
  const say: Checked['say'] = (rule, key, values) =>
    texts.resourceIfAny(type, textKeys.fieldError(field.at, rule), values) ?? texts.t(key, values)
  // A range without bounds is valid if the user chose it.
  if (field.widget === 'range' && value === null) return undefined
  if (isEmpty(value)) {
    if (!isRequired(field, limits, subject) && !context.promised?.has(field.id))
      return unread(field, choices, texts)
    return say('required', choices && field.widget !== 'saved' ? 'form.select' : 'form.required')
  }
  const checked: Checked = { ...context, field, value, limits, offered: choices, say }
  for (const check of checks) {
    const error = check(checked)
    if (error !== undefined) return error
  }
  return undefined
}
