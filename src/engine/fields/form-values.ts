import { isRecord } from '../../lib/is-record'
import { MemoBy } from '../../lib/memo'
import { askedFor } from '../../manifest/asked'
import { holds } from '../../manifest/condition'
import type { CompiledField } from '../../manifest/compiled-fields'
import type { CompiledForm } from '../../manifest/compiled'
import { initialRows, initialValue } from '../../manifest/initial'
import { withMember } from '../../manifest/nested'
import { isEmpty, readFirst, type Subject } from '../../manifest/subject'
import { pathOf, resolveValue } from '../../manifest/value'
import { choiceOf, type FieldChoices } from './field-options'
import { followingValues, followsChoice } from './follow-choice'

/** Values of a form by field id. */
export type FormValues = Readonly<Record<string, unknown>>

/** Fields of a form in order of its sections. */
export function fieldsOf(form: CompiledForm): CompiledField[] {
  return form.sections.flatMap((section) => section.fields.flatMap((id) => form.fields[id] ?? []))
}

/** Initial values of a form: from the record, the account, a constant or the description's default. */
export function initialValues(fields: readonly CompiledField[], subject: Subject): FormValues {
  const values: Record<string, unknown> = {}
  for (const field of fields) {
    const source = initialValue(field)
    const rows = firstRows(field, subject)
    const given = source === undefined ? undefined : resolveValue(source, subject)
    const value = given ?? (followsChoice(field) ? undefined : field.fallback) ?? undefined
    if (value !== undefined && value !== null) values[field.id] = value
    else if (rows) values[field.id] = rows
    else if (field.type === 'array') values[field.id] = []
    else if (field.type === 'boolean') values[field.id] = false
  }
  return values
}

const differ = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other)

/** An answer whose field the record changed meanwhile. */
export interface Overtaken {
  readonly field: CompiledField
  /** The record's current value. */
  readonly now: unknown
}

/**
 * Answers that would replace another user's change: they differ from the record, which differs from the form's initial
 * value.
 * @param base the record when the form opened
 * @param subject the record now
 */
export function overtaken(
  fields: readonly CompiledField[],
  values: FormValues,
  base: Subject,
  subject: Subject,
): Overtaken[] {
  const [before, now] = [initialValues(fields, base), initialValues(fields, subject)]
  return fields
    .filter(
      ({ id }) =>
        differ(before[id], now[id]) && differ(values[id], before[id]) && differ(values[id], now[id]),
    )
    .map((field) => ({ field, now: now[field.id] }))
}

/** Unanswered fields, which show the values of the record when the form opened. */
export function untouchedFields(
  fields: readonly CompiledField[],
  values: FormValues,
  base: Subject,
): CompiledField[] {
  const before = initialValues(fields, base)
  return fields.filter(
    (field) =>
      !field.local &&
      pathOf(initialValue(field), 'record') !== undefined &&
      !differ(values[field.id], before[field.id]),
  )
}

/**
 * The values of a form with untouched fields set to the record's current values: a form sends all of its fields, and must
 * not undo another user's changes since it opened.
 * @param base the record when the form opened
 * @param subject the record now; values it lacks stay
 */
export function withRecordOfNow(
  fields: readonly CompiledField[],
  values: FormValues,
  base: Subject,
  subject: Subject,
): FormValues {
  const present = initialValues(fields, subject)
  const known = untouchedFields(fields, values, base).filter((field) => {
    const source = initialValue(field)
    return source !== undefined && resolveValue(source, subject) !== undefined
  })
  return { ...values, ...Object.fromEntries(known.map(({ id }) => [id, present[id]])) }
}

/**
 * The initial rows of a list: a number of them with their fields' initial values, or some of its presets; undefined for
 * other fields.
 */
function firstRows(field: CompiledField, subject: Subject): Record<string, unknown>[] | undefined {
  const { of, presets = [] } = field
  const rows = initialRows(field)
  if (rows === undefined) return undefined
  const given =
    typeof rows === 'number'
      ? Array.from({ length: rows }, () => ({}))
      : presets.filter(({ id }) => rows.includes(id)).map(({ values }) => values)
  return given.map((row) => ({ ...newRow(of ?? [], subject), ...row }))
}

/** Initial values of a new row. */
export function newRow(fields: readonly CompiledField[], subject: Subject): Record<string, unknown> {
  let row: Record<string, unknown> = {}
  for (const field of fields) {
    const source = initialValue(field)
    // A value that starts from an option waits for the choice.
    if (followsChoice(field)) continue
    const value = (source === undefined ? undefined : resolveValue(source, subject)) ?? field.fallback
    if (value !== undefined && value !== null) row = withMember(row, field.at, value)
  }
  return row
}

/** Rows whose selected option still exists; the same array if all do. */
function stillOffered(rows: readonly unknown[], picked: CompiledField, { options }: FieldChoices): unknown {
  const ids = new Set(options.map((option) => option.id))
  const kept = rows.filter((row) => ids.has(String(readFirst(row, picked.at))))
  return kept.length === rows.length ? rows : kept
}

/**
 * Rows with options: the default where a row has none, or one that is not available and was not `chosen`. The same array
 * if nothing changed.
 */
function settledRows(
  rows: readonly unknown[],
  fields: readonly CompiledField[],
  choicesOf: (field: CompiledField) => FieldChoices | undefined,
  chosen: boolean,
): readonly unknown[] {
  const settled = rows.map((row) => {
    if (!isRecord(row)) return row
    return fields.reduce<Record<string, unknown>>((whole, field) => {
      const choices = field.options?.kind === 'values' ? undefined : choicesOf(field)
      if (choices?.state !== 'known' || !choices.usual) return whole
      const value = readFirst(whole, field.at)
      if (chosen ? !isEmpty(value) : choiceOf(choices, value)) return whole
      const following = followingValues(fields, field.id, { after: choices.usual }, (each) =>
        readFirst(whole, each.at),
      )
      return fields.reduce(
        (filled, { id, at }) => (id in following ? withMember(filled, at, following[id]) : filled),
        withMember(whole, field.at, choices.usual.value),
      )
    }, row)
  })
  return settled.some((row, index) => row !== rows[index]) ? settled : rows
}

/**
 * Effective values: an untouched option that is missing or unavailable is replaced by the default. Derived on every
 * change, so that dependent fields stay consistent.
 * @param chosen fields the user filled in, now or in a draft. A chosen value is never replaced; if it is not available,
 * `unavailable` names it and the field has an error.
 */
export function effectiveValues(
  fields: readonly CompiledField[],
  values: FormValues,
  choicesOf: (field: CompiledField, soFar: FormValues) => FieldChoices | undefined,
  chosen: ReadonlySet<string>,
): FormValues {
  const effective: Record<string, unknown> = { ...values }
  for (const field of fields) {
    const isChosen = chosen.has(field.id)
    const [picked] = field.widget === 'picks' ? (field.of ?? []) : []
    if (picked) {
      if (isChosen) continue
      const rows = effective[field.id]
      const choices = choicesOf(picked, effective)
      if (Array.isArray(rows) && choices?.state === 'known')
        effective[field.id] = stillOffered(rows, picked, choices)
      continue
    }
    const listed = effective[field.id]
    if (field.of && Array.isArray(listed)) {
      effective[field.id] = settledRows(listed, field.of, (inner) => choicesOf(inner, effective), isChosen)
      continue
    }
    if (field.type === 'array' && field.options) {
      if (isChosen) continue
      const choices = choicesOf(field, effective)
      if (Array.isArray(listed) && choices?.state === 'known') {
        const kept = listed.filter((value) => choiceOf(choices, value) !== undefined)
        if (kept.length < listed.length) effective[field.id] = kept
      }
      continue
    }
    // A saved value is always available.
    if (field.widget === 'saved') continue
    const choices = choicesOf(field, effective)
    if (!choices || choices.state !== 'known') continue
    const value = effective[field.id]
    const stays = !isEmpty(value) && (isChosen || choiceOf(choices, value) !== undefined)
    if (stays) continue
    if (choices.usual) {
      effective[field.id] = choices.usual.value
      const change = { after: choices.usual }
      Object.assign(
        effective,
        followingValues(fields, field.id, change, ({ id }) => effective[id]),
      )
    }
    if (!choices.usual && !isEmpty(value)) delete effective[field.id]
  }
  return effective
}

/**
 * True if every field equals the record's value; a field that does not start from the record always counts as a change.
 */
export function changesNothing(
  fields: readonly CompiledField[],
  values: FormValues,
  subject: Subject,
): boolean {
  return fields.every((field) => {
    const source = initialValue(field)
    if (source === undefined || pathOf(source, 'record') === undefined) return false
    return JSON.stringify(values[field.id] ?? null) === JSON.stringify(resolveValue(source, subject) ?? null)
  })
}

/** Fields of a section in the order the deployment wants, without those it leaves out. */
function asAsked(fields: readonly CompiledField[], { environment }: Subject): CompiledField[] {
  const placed = fields.flatMap((field) => {
    if (!field.site) return [{ field, place: -1 }]
    const wanted = askedFor(field.site, field.at, environment)
    return wanted?.visible === false ? [] : [{ field, place: wanted?.place ?? -1 }]
  })
  return placed.sort((one, other) => one.place - other.place).map(({ field }) => field)
}

const visibleBy = new MemoBy<CompiledForm, readonly CompiledField[]>()

/** Visible fields, in order. */
export function visibleFields(form: CompiledForm, subject: Subject): readonly CompiledField[] {
  return visibleBy.get(subject, form, () => findVisible(form, subject))
}

function findVisible(form: CompiledForm, subject: Subject): CompiledField[] {
  return form.sections
    .filter((section) => holds(section.when, subject))
    .flatMap((section) =>
      asAsked(
        section.fields.flatMap((id) => form.fields[id] ?? []),
        subject,
      ),
    )
    .filter((field) => holds(field.when, subject))
}

/** Current value of a parameter; undefined if no visible field sets it. */
export function sentAs(form: CompiledForm, subject: Subject, parameter: string): unknown {
  const field = visibleFields(form, subject).find(({ at }) => at === parameter)
  return field && subject.form?.[field.id]
}

/** A row without its hidden fields. */
function prunedRow(field: CompiledField, row: unknown, subject: Subject): unknown {
  if (!field.of || typeof row !== 'object' || row === null) return row
  const values = row as Record<string, unknown>
  const about: Subject = { ...subject, form: values }
  let kept: Record<string, unknown> = {}
  for (const inner of field.of) {
    if (!holds(inner.when, about)) continue
    for (const name of inner.to === undefined ? [inner.at] : [inner.at, inner.to]) {
      const value = readFirst(values, name)
      if (!isEmpty(value)) kept = withMember(kept, name, value)
    }
  }
  return kept
}

/** Request parameters of a form, from its visible fields. */
export function formParameters(
  visible: readonly CompiledField[],
  values: FormValues,
  subject: Subject,
): Record<string, unknown> {
  const parameters: Record<string, unknown> = {}
  for (const field of visible) {
    if (field.local) continue
    const value = values[field.id]
    if (isEmpty(value) && field.type !== 'array') continue
    parameters[field.at] = Array.isArray(value) ? value.map((row) => prunedRow(field, row, subject)) : value
  }
  return parameters
}

/** Values without secrets, including those in rows, for storage. */
export function withoutSecrets(fields: readonly CompiledField[], values: FormValues): FormValues {
  const secret = new Set(fields.filter((field) => field.secret).map((field) => field.id))
  const kept = Object.entries(values).filter(([id]) => !secret.has(id))
  return Object.fromEntries(
    kept.map(([id, value]) => {
      const hidden = fields.find((field) => field.id === id)?.of?.filter((inner) => inner.secret) ?? []
      return [id, Array.isArray(value) ? value.map((row) => without(hidden, row)) : value]
    }),
  )
}

function without(fields: readonly CompiledField[], row: unknown): unknown {
  if (!isRecord(row)) return row
  return fields.reduce<Record<string, unknown>>((rest, { at }) => withMember(rest, at, null), row)
}

/** Values that differ from another set. */
export function differing(values: FormValues, from: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).filter(([id, value]) => JSON.stringify(value) !== JSON.stringify(from[id])),
  )
}

/**
 * Values entered by the user: the fields in `own`, even if unchanged, and values set along with them. Others are left
 * to the form's defaults.
 */
export function filledIn(values: FormValues, from: FormValues, own: ReadonlySet<string>): FormValues {
  const changed = differing(values, from)
  return Object.fromEntries(Object.entries(values).filter(([id]) => own.has(id) || id in changed))
}
