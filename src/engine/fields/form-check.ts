import type { ErrorTransformer, RJSFSchema, RJSFValidationError, ValidatorType } from '@rjsf/utils'
import { clockWords } from '../../lib/clock-time'
import { isEmail } from '../../lib/email'
import { isRecord } from '../../lib/is-record'
import { namedCheck } from '../../lib/named-check'
import { fitsFormat } from '../../lib/text-format'
import { fitsPattern, missingKinds, patternRules } from '../../lib/pattern-rules'
import { askedFor } from '../../manifest/asked'
import { holds, judge } from '../../manifest/condition'
import type { CompiledField } from '../../manifest/compiled'
import { limitsOf, narrow, type Limits } from '../../manifest/limits'
import { isEmpty, readFirst, type Subject } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import { asNumber, resolveValue } from '../../manifest/value'
import type { WidgetName } from '../../manifest/names'
import type { Bound } from '../../manifest/words/fields'
import type { Texts } from '../../platform/i18n/texts'
import type { LocaleKey } from '../../generated/locale-keys'
import { choiceOf, type FieldChoices } from './field-options'
import type { FormValues } from './form-values'
import { addressEntryProblem, emailProblem } from './entry-problem'

/** The form library's validator of a form, compiled while generating. It knows the form's schema and no other. */
export type FormValidator = ValidatorType<FormValues>

/** What the values of a form are held against: the schema of the description, by its validator. */
export interface Described {
  schema: RJSFSchema
  validator: FormValidator
}

/** What a check needs besides the values. */
export interface CheckContext {
  type: string
  texts: Pick<Texts, 't' | 'resourceIfAny'> & { locale: string }
  subject: Subject
  choices: (field: CompiledField) => FieldChoices | undefined
  /** Rows of the parameters call a field is bounded by. */
  limitRows: (field: CompiledField) => unknown
  /** What is asked for now under a parameter, which several fields may fill in turn; what the form says unless given. */
  sent?: (parameter: string) => unknown
  /** Fields somebody has said to fill in by hand: empty they say nothing any more. */
  promised?: ReadonlySet<string>
  /** The line at which a text breaks the rules of its syntax, YAML; absent until the parser is there. */
  faultyLine?: ((text: string) => number | undefined) | undefined
}

/** Errors by field id; one sentence each. */
export type FormErrors = Readonly<Record<string, string>>

/** The password rule of the specification, where the server brings none (specification section 5). */
export const passwordPattern = '^(?=.*\\p{Ll})(?=.*\\p{Lu})(?=.*\\d).{8,}$'

/** The number a bound comes to now; undefined while it does not count or is not known. */
export function boundOf(bound: Bound, subject: Subject): number | undefined {
  const value = holds(bound.when, subject) ? asNumber(resolveValue(bound, subject)) : undefined
  return value === undefined ? undefined : value + (bound.plus ?? 0)
}

/** What narrows a field's limits: what is asked for under that name, otherwise what the record has. */
function narrowedBy(
  { limits }: CompiledField,
  { record }: Subject,
  sent: (parameter: string) => unknown,
): unknown {
  return limits?.by === undefined ? undefined : (sent(limits.by) ?? readFirst(record, limits.by))
}

/** The limits of a field: the description's, the server's, the record's, narrowed together. Numbers in wire units. */
export function fieldLimits(
  field: CompiledField,
  context: Pick<CheckContext, 'subject' | 'limitRows' | 'sent'>,
): Limits {
  const { subject, sent = (parameter) => subject.form?.[parameter] } = context
  const by = narrowedBy(field, subject, sent)
  const server = field.limits ? limitsOf(context.limitRows(field), field.limits.parameter, by) : {}
  let limits = narrow(server, { min: field.min ?? undefined, max: field.max ?? undefined })
  const apply = (word: 'least' | 'most', end: 'min' | 'max'): void => {
    const bounds: readonly Bound[] = field[word] === undefined ? [] : [field[word]].flat()
    for (const bound of bounds) {
      const value = boundOf(bound, subject)
      if (value !== undefined) limits = narrow(limits, { [end]: value, because: bound.because })
    }
  }
  apply('least', 'min')
  apply('most', 'max')
  return limits
}

/** Whether a field must be filled in now. */
export function isRequired(field: CompiledField, limits: Limits, subject: Subject): boolean {
  // A list without elements is a value the description allows; the manifest may ask for more.
  if ((field.mandatory && field.type !== 'array') || field.required === true) return true
  if (typeof field.required === 'object' && holds(field.required, subject)) return true
  if (field.asked && askedFor(field.asked, field.at, subject.surroundings)?.required === true) return true
  return limits.mandatory === true
}

/** What is said of a number (wire units) beyond its limits; undefined when it keeps within them. */
export function limitProblem(
  field: CompiledField,
  value: number,
  limits: Limits,
  { texts, type }: Pick<CheckContext, 'texts' | 'type'>,
): string | undefined {
  const say = (end: 'min' | 'max', limit: number): string => {
    const values = { [end]: field.shown === 'GB' ? limit / 1024 : limit }
    const because = limits.because?.[end]
    return (
      (because && texts.resourceIfAny(type, textKeys.reason(because), values)) ??
      texts.resourceIfAny(type, textKeys.fieldError(field.at, end), values) ??
      texts.t(`form.${end}`, values)
    )
  }
  if (limits.min !== undefined && value < limits.min) return say('min', limits.min)
  // Beyond it a number is no longer the one that was typed.
  const { max = Number.MAX_SAFE_INTEGER } = limits
  if (value > max) return say('max', max)
  return undefined
}

/**
 * Why a text does not fit a pattern: too short, too long, a kind of character is missing; otherwise in the words of the
 * type, or of the server.
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
  if (missing.length === 0) return undefined
  const parts = short ? [t('form.characters', { count: rules.min }), ...missing] : missing
  return t('form.needs', { what: new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts) })
}

/** Lists whose entries are judged one by one. */
const entryProblems: Partial<Record<WidgetName, typeof emailProblem>> = {
  emails: emailProblem,
  addresses: addressEntryProblem,
}

function checkField(field: CompiledField, value: unknown, context: CheckContext): string | undefined {
  const { texts, subject, type } = context
  const { t } = texts
  const say = (rule: string, key: LocaleKey, values?: Record<string, string | number>): string =>
    texts.resourceIfAny(type, textKeys.fieldError(field.at, rule), values) ?? t(key, values)
  const limits = fieldLimits(field, context)
  const choices = context.choices(field)
  // A range without ends is all of it, when somebody said so.
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
    if (typeof value !== 'number') return say('number', 'form.number')
    const beyond = limitProblem(field, value, limits, context)
    if (beyond !== undefined) return beyond
    if (field.type === 'integer' && !Number.isInteger(value))
      return say('integer', field.shown === 'GB' ? 'form.wholeMegabytes' : 'form.integer')
  }
  if (limits.values && !limits.values.includes(value as string | number))
    return say('offered', 'form.notOffered')
  const pattern = limits.pattern ?? (field.widget === 'password' ? passwordPattern : undefined)
  if (typeof value === 'string' && pattern !== undefined && !fitsPattern(pattern, value)) {
    const own = texts.resourceIfAny(type, textKeys.fieldError(field.at, 'pattern'))
    return patternProblem(pattern, value, say, context) ?? own ?? limits.rule ?? t('form.pattern')
  }
  if (field.to !== undefined) {
    const end = subject.form?.[field.to]
    if (typeof end === 'number' && typeof value === 'number' && end < value)
      return say('range', 'form.rangeOrder')
    if (typeof end === 'number' && limits.max !== undefined && end > limits.max)
      return say('max', 'form.max', { max: limits.max })
  }
  if (field.widget === 'clock') {
    const time = clockWords(String(value))
    if (time === undefined) return say('clock', 'form.clock')
    const since = field.since === undefined ? undefined : subject.form?.[field.since]
    if (since !== undefined && clockWords(String(since)) === time) return say('since', 'form.noTime')
  }
  const { format } = field
  const texted = Array.isArray(value) ? value : [value]
  if (format && texted.some((each) => typeof each === 'string' && !fitsFormat(format, each)))
    return texts.resourceIfAny(type, textKeys.fieldError(field.at, 'pattern')) ?? t(`form.formats.${format}`)
  if (field.widget === 'email' && !isEmail(String(value))) return say('email', 'form.email')
  const entryProblem = entryProblems[field.widget]
  if (entryProblem && Array.isArray(value)) {
    const wrong = value.map(String).find((entry) => entryProblem(entry, t) !== undefined)
    if (wrong !== undefined) return entryProblem(wrong, t)
  }
  if (field.widget === 'map' && isRecord(value) && Object.hasOwn(value, ''))
    return say('names', 'form.entryNames')
  const validator = field.asked && askedFor(field.asked, field.at, subject.surroundings)?.validator
  const check = validator === undefined ? undefined : namedCheck(validator)
  if (check && typeof value === 'string' && !check.fits(value)) return say(check.said, `form.${check.said}`)
  const broken =
    typeof value === 'string' ? field.rules?.find((rule) => !fitsPattern(rule.pattern, value)) : undefined
  if (broken) return texts.resourceIfAny(type, textKeys.rule(broken.id)) ?? t('form.pattern')
  for (const check of field.checks ?? []) {
    const verdict = judge(check, subject)
    if (!verdict.ok) {
      const reason = verdict.because && texts.resourceIfAny(type, textKeys.reason(verdict.because))
      return reason || t('form.pattern')
    }
  }
  if (typeof value === 'string' && field.maxLength !== null && [...value].length > field.maxLength)
    return say('maxLength', 'form.tooLong', { count: field.maxLength })
  return undefined
}

/** What is said of a value that a row above has already, where every row must have its own. */
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

const keywordTexts: Readonly<Record<string, LocaleKey>> = {
  required: 'form.required',
  minItems: 'form.required',
  minProperties: 'form.required',
  minLength: 'form.tooShort',
  maxLength: 'form.tooLong',
  pattern: 'form.pattern',
  minimum: 'form.min',
  maximum: 'form.max',
  enum: 'form.notOffered',
  type: 'form.number',
}

/** What the description says against a text of a row; outside rows its compiled schema is asked. */
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

/** Errors of one row of an array, by the row's field; `rows` are all of them where they are held against one another. */
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

/** Errors of each row of a list; of a field without rows, none. */
export function rowErrors(
  field: CompiledField | undefined,
  value: unknown,
  check: CheckContext,
): FormErrors[] {
  const rows = field?.of && Array.isArray(value) ? value : []
  return rows.map((row) => checkRow(field?.of ?? [], row, check, rows))
}

/** Checks the visible fields: the manifest's and the server's rules first, then the compiled schema of the description. */
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

/** The field an error of the schema is about, and whether it is about something inside its value. */
function placeOf({ property = '' }: RJSFValidationError): { id: string; inside: boolean } {
  const [id = '', ...rest] = property.replace(/^\./, '').split('.')
  return { id, inside: rest.length > 0 }
}

/** Puts what the schema says of visible fields into words. Inside rows each field says itself what is wrong. */
function inWords(visible: readonly CompiledField[], { texts, type }: CheckContext): ErrorTransformer {
  return (errors) =>
    errors.flatMap((error) => {
      const { id, inside } = placeOf(error)
      const { name: keyword = '', params } = error
      const field = visible.find((each) => each.id === id)
      if (!field || (field.of && inside)) return []
      const limit = typeof params?.limit === 'number' ? params.limit : 0
      const message =
        texts.resourceIfAny(type, textKeys.fieldError(field.at, keyword)) ??
        texts.t(keywordTexts[keyword] ?? 'form.pattern', { min: limit, max: limit, count: limit })
      return [{ ...error, message }]
    })
}

/** What the schema says of the values, of each field that has no error yet. */
function schemaErrors(
  visible: readonly CompiledField[],
  values: FormValues,
  { schema, validator }: Described,
  context: CheckContext,
  known: FormErrors,
): FormErrors {
  const asked = new Set(visible.map((field) => field.id))
  const mandatory = new Set(visible.filter((field) => field.mandatory).map((field) => field.id))
  const data = Object.fromEntries(
    Object.entries(values).filter(
      ([id, value]) => asked.has(id) && (!isEmpty(value) || (Array.isArray(value) && mandatory.has(id))),
    ),
  )
  const { errors } = validator.validateFormData(data, schema, undefined, inWords(visible, context))
  const said: Record<string, string> = {}
  for (const error of errors) {
    const { id } = placeOf(error)
    if (error.message !== undefined && known[id] === undefined) said[id] ??= error.message
  }
  return said
}
