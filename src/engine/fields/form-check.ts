import { listOfAll } from '../../lib/format-list'
import { clockWords } from '../../lib/clock-time'
import { isEmail } from '../../lib/email'
import { isRecord } from '../../lib/is-record'
import { shownDigits } from '../../lib/money'
import { namedCheck } from '../../lib/named-check'
import { formatNumber } from '../../lib/quantity'
import { fitsFormat, formatProblem } from '../../lib/text-format'
import { fitsPattern, missingKinds, patternRules } from '../../lib/pattern-rules'
import { askedFor } from '../../manifest/asked'
import { holds, judge } from '../../manifest/condition'
import type { CompiledField } from '../../manifest/compiled-fields'
import { isEmpty, readFirst, type Subject } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import type { WidgetName } from '../../manifest/names'
import type { LocaleKey } from '../../generated/locale-keys'
import { choiceOf } from './field-options'
import type { FormValues } from './form-values'
import { addressEntryProblem, emailProblem, entryReasons, together } from './entry-problem'
import type { CheckContext, FormErrors } from './check-context'
import { fieldLimits, isRequired, limitProblem } from './field-limits'
import { chargedCurrency, noNumber } from './no-number'
import { shownLimit } from './shown-number'
import { type Described, schemaErrors, startProblem } from './schema-errors'

/** Default password rule if the server gives none (specification section 5). */
export const passwordPattern = '^(?=.*\\p{Ll})(?=.*\\p{Lu})(?=.*\\d).{8,}$'

/** Widgets a password is set with. */
const passwordWidgets: ReadonlySet<WidgetName> = new Set(['password', 'newPassword'])

/**
 * Why a text does not match a pattern: its length, a missing kind of character, its first one, otherwise the type's or server's own
 * message.
 */
function patternProblem(
  pattern: string,
  value: string,
  say: (rule: string, key: LocaleKey, values?: Record<string, string | number>) => string,
  { texts }: CheckContext,
): string | undefined {
  const { t, locale } = texts
  const rules = patternRules(pattern)
  const missing = missingKinds(pattern, value).map((kind) => t(`form.kinds.${kind}`))
  const length = [...value].length
  const short = rules !== undefined && length < rules.min
  if (short && missing.length === 0) return say('minLength', 'form.tooShort', { count: rules.min })
  if (rules?.max !== undefined && length > rules.max)
    return say('maxLength', 'form.tooLong', { count: rules.max })
  if (missing.length === 0) return startProblem(pattern, value, t)
  const parts = short ? [t('form.characters', { count: rules.min }), ...missing] : missing
  return t('form.needs', { what: listOfAll(parts, locale) })
}

/** Lists of texts whose entries are checked one by one. */
const entryProblems: Partial<Record<WidgetName, typeof emailProblem>> = {
  emails: emailProblem,
  addresses: addressEntryProblem,
}

/** Errors of the entries of a list, or of a map of numbers with texts that are none. */
function wrongEntries(field: CompiledField, value: unknown, context: CheckContext): readonly string[] {
  const { t } = context.texts
  const entries = Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : []
  if (field.entries === 'number') {
    const typed = entries.filter((each) => typeof each === 'string')
    return entryReasons(typed, (entry) => noNumber(field, entry, context), t)
  }
  const problem = entryProblems[field.widget]
  return problem ? entryReasons(entries.map(String), (entry) => problem(entry, t), t) : []
}

/** Error of a text, or of one of several, without the format of its field; with the reason if the format has one. */
function formatError(
  { at, format }: CompiledField,
  value: unknown,
  { texts, type }: CheckContext,
): string | undefined {
  if (!format) return undefined
  const texted = (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'string')
  const wrong = texted.find((each) => !fitsFormat(format, each))
  if (wrong === undefined) return undefined
  const what =
    texts.resourceIfAny(type, textKeys.fieldError(at, 'pattern')) ?? texts.t(`form.formats.${format}`)
  const problem = formatProblem(format, wrong)
  return problem === undefined ? what : texts.t(`form.publicKey.${problem}`, { what })
}

/** Maximum decimals of an amount that is charged. */
function chargedDigits(subject: Subject): number | undefined {
  const currency = chargedCurrency(subject)
  return currency === undefined ? undefined : shownDigits(currency)
}

/** Size of a text in UTF-8 bytes, as it is sent and stored. */
const bytesOf = (text: string): number => new TextEncoder().encode(text).length

/** Reason of the first of a field's checks that does not hold; undefined if all do. */
function failedCheck({ checks }: CompiledField, { texts, type, subject }: CheckContext): string | undefined {
  for (const check of checks ?? []) {
    const verdict = judge(check, subject)
    // A pending check is no error; the platform decides then.
    if (verdict.ok || verdict.pending) continue
    const reason = verdict.because && texts.resourceIfAny(type, textKeys.reason(verdict.because))
    return reason || texts.t('form.pattern')
  }
  return undefined
}

function checkField(field: CompiledField, value: unknown, context: CheckContext): string | undefined {
  const { texts, subject, type } = context
  const { t } = texts
  const say = (rule: string, key: LocaleKey, values?: Record<string, string | number>): string =>
    texts.resourceIfAny(type, textKeys.fieldError(field.at, rule), values) ?? t(key, values)
  const limits = fieldLimits(field, context)
  const choices = context.choices(field)
  // A range without bounds is valid if the user chose it.
  if (field.widget === 'range' && value === null) return undefined
  if (isEmpty(value)) {
    if (!isRequired(field, limits, subject) && !context.promised?.has(field.id)) return undefined
    return choices && field.widget !== 'saved'
      ? say('required', 'form.select')
      : say('required', 'form.required')
  }
  if (choices?.state === 'known' && field.widget !== 'saved') {
    for (const each of field.type === 'array' && Array.isArray(value) ? value : [value]) {
      const option = choiceOf(choices, each)
      if (!option) return say('offered', 'form.notOffered')
      if (option.disabledReason !== undefined) return option.disabledReason
    }
  }
  if (field.type === 'integer' || field.type === 'number') {
    if (typeof value !== 'number') return noNumber(field, String(value), context)
    const beyond = limitProblem(field, value, limits, context)
    if (beyond !== undefined) return beyond
    if (field.type === 'integer' && !Number.isInteger(value))
      return say('integer', field.unit === 'GB' ? 'form.wholeMegabytes' : 'form.integer')
    const digits = field.wireUnit === 'money' ? chargedDigits(subject) : undefined
    if (digits !== undefined && Number(value.toFixed(digits)) !== value)
      return digits === 0
        ? say('integer', 'form.integer')
        : say('decimals', 'form.decimals', { count: digits })
  }
  if (limits.values && !limits.values.includes(value as string | number))
    return say('offered', 'form.notOffered')
  const unformatted = formatError(field, value, context)
  if (unformatted !== undefined) return unformatted
  const pattern = limits.pattern ?? (passwordWidgets.has(field.widget) ? passwordPattern : undefined)
  if (typeof value === 'string' && pattern !== undefined && !fitsPattern(pattern, value)) {
    const own = texts.resourceIfAny(type, textKeys.fieldError(field.at, 'pattern'))
    return patternProblem(pattern, value, say, context) ?? own ?? limits.rule ?? t('form.pattern')
  }
  if (field.to !== undefined) {
    const end = subject.form?.[field.to]
    if (typeof end === 'number' && typeof value === 'number' && end < value)
      return say('range', 'form.rangeOrder')
    if (typeof end === 'number' && limits.max !== undefined && end > limits.max)
      return say('max', 'form.max', { max: shownLimit(field, limits.max) })
  }
  if (field.widget === 'clock') {
    const time = clockWords(String(value))
    if (time === undefined) return say('clock', 'form.clock')
    const since = field.since === undefined ? undefined : subject.form?.[field.since]
    if (since !== undefined && clockWords(String(since)) === time) return say('since', 'form.noTime')
  }
  if (field.widget === 'email' && !isEmail(String(value))) return say('email', 'form.email')
  const wrong = wrongEntries(field, value, context)
  if (wrong.length > 0) return together([failedCheck(field, context) ?? [], wrong].flat())
  if (field.widget === 'map' && isRecord(value) && Object.hasOwn(value, ''))
    return say('names', 'form.entryNames')
  const validator = field.site && askedFor(field.site, field.at, subject.environment)?.validator
  const check = validator === undefined ? undefined : namedCheck(validator)
  if (check && typeof value === 'string' && !check.fits(value)) return say(check.said, `form.${check.said}`)
  const broken =
    typeof value === 'string'
      ? Object.entries(field.rules ?? {}).find(([, pattern]) => !fitsPattern(pattern, value))
      : undefined
  if (broken) return texts.resourceIfAny(type, textKeys.rule(broken[0])) ?? t('form.pattern')
  const failed = failedCheck(field, context)
  if (failed !== undefined) return failed
  if (typeof value === 'string' && field.maxBytes !== undefined && bytesOf(value) > field.maxBytes)
    return say('maxBytes', 'form.max', { max: `${formatNumber(field.maxBytes / 1024, texts.locale)} KB` })
  if (typeof value === 'string' && field.maxLength !== null && [...value].length > field.maxLength)
    return say('maxLength', 'form.tooLong', { count: field.maxLength })
  return undefined
}

/** Error of a value that an earlier row has, if values must be unique. */
function checkDistinct(
  { at, distinct }: CompiledField,
  value: unknown,
  above: readonly unknown[],
  { texts, type }: CheckContext,
): string | undefined {
  if (distinct === undefined || isEmpty(value)) return undefined
  if (!above.some((row) => readFirst(row, at) === value)) return undefined
  return texts.resourceIfAny(type, textKeys.reason(distinct)) ?? texts.t('form.pattern')
}

/** Error of a row's text by the description; outside rows the compiled schema checks it. */
function patternError(
  field: CompiledField,
  value: unknown,
  { texts, type }: CheckContext,
): string | undefined {
  const { pattern, at } = field
  if (pattern === undefined || typeof value !== 'string' || value === '' || fitsPattern(pattern, value))
    return undefined
  return texts.resourceIfAny(type, textKeys.fieldError(at, 'pattern')) ?? texts.t('form.pattern')
}

/** Errors of one row by field id; `rows` are needed for checks across rows. */
export function checkRow(
  fields: readonly CompiledField[] | null,
  row: unknown,
  context: CheckContext,
  rows: readonly unknown[] = [],
): FormErrors {
  const errors: Record<string, string> = {}
  if (!fields || !isRecord(row)) return errors
  const inside: CheckContext = { ...context, subject: { ...context.subject, form: row } }
  const above = rows.slice(0, Math.max(rows.indexOf(row), 0))
  for (const inner of fields) {
    if (!holds(inner.when, inside.subject)) continue
    const value = readFirst(row, inner.at)
    const error =
      checkField(inner, value, inside) ??
      patternError(inner, value, inside) ??
      checkDistinct(inner, value, above, context)
    if (error !== undefined) errors[inner.id] = error
  }
  return errors
}

/** Errors of each row of a list; empty for a field without rows. */
export function rowErrors(
  field: CompiledField | undefined,
  value: unknown,
  check: CheckContext,
): FormErrors[] {
  const rows = field?.of && Array.isArray(value) ? value : []
  return rows.map((row) => checkRow(field?.of ?? [], row, check, rows))
}

/** Checks visible fields: first the rules of manifest and server, then the compiled schema. */
export function checkForm(
  visible: readonly CompiledField[],
  values: FormValues,
  described: Described | undefined,
  context: CheckContext,
): FormErrors {
  const errors: Record<string, string> = {}
  for (const field of visible) {
    const value = values[field.id]
    const error = checkField(field, value, context)
    if (error !== undefined) errors[field.id] = error
    else if (rowErrors(field, value, context).some((row) => Object.keys(row).length > 0))
      errors[field.id] = context.texts.t('form.rowsWrong')
  }
  if (described) Object.assign(errors, schemaErrors(visible, values, described, context, errors))
  for (const { id, syntax } of visible) {
    const value = values[id]
    if (!syntax || errors[id] !== undefined || typeof value !== 'string' || isEmpty(value)) continue
    const line = context.faultyLine?.(value)
    if (line !== undefined) errors[id] = context.texts.t('form.yaml', { line })
  }
  return errors
}
