import { isRecord } from '../../lib/is-record'
import { askedFor } from '../../manifest/asked'
import { holds } from '../../manifest/condition'
import type { CompiledField, CompiledForm } from '../../manifest/compiled'
import { withMember } from '../../manifest/nested'
import { isEmpty, readFirst, type Subject } from '../../manifest/subject'
import { resolveValue } from '../../manifest/value'
import { choiceOf, filledBy, type FieldChoices } from './field-options'

/** Values of a form by field id. */
export type FormValues = Readonly<Record<string, unknown>>

/** The fields of a form in the order of its sections. */
export function fieldsOf(form: CompiledForm): CompiledField[] {
  return form.sections.flatMap((section) => section.fields.flatMap((id) => form.fields[id] ?? []))
}

/** The values a form starts with: from the record, the account, a constant, or the description's default. */
export function initialValues(fields: readonly CompiledField[], subject: Subject): FormValues {
  const values: Record<string, unknown> = {}
  for (const field of fields) {
    const given = field.initial ? resolveValue(field.initial, subject) : undefined
    const value = given ?? field.fallback ?? undefined
    if (value !== undefined && value !== null) values[field.id] = value
    else if (field.begins !== undefined) values[field.id] = firstRows(field, field.begins, subject)
    else if (field.type === 'array') values[field.id] = []
    else if (field.type === 'boolean') values[field.id] = false
  }
  return values
}

/** The rows a list begins with: so many with what their fields start with, or some of its templates. */
function firstRows(
  { of, templates = [] }: CompiledField,
  begins: NonNullable<CompiledField['begins']>,
  subject: Subject,
): Record<string, unknown>[] {
  const given =
    typeof begins === 'number'
      ? Array.from({ length: begins }, () => ({}))
      : templates.filter(({ id }) => begins.includes(id)).map(({ row }) => row)
  return given.map((row) => ({ ...newRow(of ?? [], subject), ...row }))
}

/** A row that is added to a list: what its fields start with. */
export function newRow(fields: readonly CompiledField[], subject: Subject): Record<string, unknown> {
  let row: Record<string, unknown> = {}
  for (const { at, initial, fallback } of fields) {
    const value = (initial ? resolveValue(initial, subject) : undefined) ?? fallback
    if (value !== undefined && value !== null) row = withMember(row, at, value)
  }
  return row
}

/** The rows whose choice is still there to be made; the same list when all are. */
function stillOffered(rows: readonly unknown[], picked: CompiledField, { options }: FieldChoices): unknown {
  const ids = new Set(options.map((option) => option.id))
  const kept = rows.filter((row) => ids.has(String(readFirst(row, picked.at))))
  return kept.length === rows.length ? rows : kept
}

/** Rows whose choices are made: the usual one where a row has none that is offered. The same list when all are. */
function settledRows(
  rows: readonly unknown[],
  fields: readonly CompiledField[],
  choicesOf: (field: CompiledField) => FieldChoices | undefined,
): readonly unknown[] {
  const settled = rows.map((row) => {
    if (!isRecord(row)) return row
    return fields.reduce<Record<string, unknown>>((whole, field) => {
      const choices = field.options?.kind === 'values' ? undefined : choicesOf(field)
      if (choices?.state !== 'known' || !choices.usual || choiceOf(choices, readFirst(whole, field.at)))
        return whole
      const chosen = withMember(whole, field.at, choices.usual.value)
      return Object.entries(filledBy(field, choices.usual)).reduce((filled, [id, value]) => {
        const at = fields.find((each) => each.id === id)?.at
        return at !== undefined && isEmpty(readFirst(filled, at)) ? withMember(filled, at, value) : filled
      }, chosen)
    }, row)
  })
  return settled.some((row, index) => row !== rows[index]) ? settled : rows
}

/**
 * What the form amounts to: a chosen value that is no longer offered gives way to the usual one, an untouched choice takes
 * the usual one. Derived on every change, so no choice is ever out of step with another.
 */
export function effectiveValues(
  fields: readonly CompiledField[],
  values: FormValues,
  choicesOf: (field: CompiledField, soFar: FormValues) => FieldChoices | undefined,
): FormValues {
  const effective: Record<string, unknown> = { ...values }
  for (const field of fields) {
    const [picked] = field.widget === 'picks' ? (field.of ?? []) : []
    if (picked) {
      const rows = effective[field.id]
      const choices = choicesOf(picked, effective)
      if (Array.isArray(rows) && choices?.state === 'known')
        effective[field.id] = stillOffered(rows, picked, choices)
      continue
    }
    const listed = effective[field.id]
    if (field.of && Array.isArray(listed)) {
      effective[field.id] = settledRows(listed, field.of, (inner) => choicesOf(inner, effective))
      continue
    }
    if (field.type === 'array' && field.options) {
      const choices = choicesOf(field, effective)
      if (Array.isArray(listed) && choices?.state === 'known') {
        const kept = listed.filter((value) => choiceOf(choices, value) !== undefined)
        if (kept.length < listed.length) effective[field.id] = kept
      }
      continue
    }
    // What is saved is offered beside anything else.
    if (field.widget === 'saved') continue
    const choices = choicesOf(field, effective)
    if (!choices || choices.state !== 'known') continue
    const value = effective[field.id]
    const offered = !isEmpty(value) && choiceOf(choices, value) !== undefined
    if (offered) continue
    if (choices.usual) {
      effective[field.id] = choices.usual.value
      for (const [id, each] of Object.entries(filledBy(field, choices.usual)))
        if (isEmpty(effective[id])) effective[id] = each
    }
    if (!choices.usual && !isEmpty(value)) delete effective[field.id]
  }
  return effective
}

/** True when every field stands as the record has it; a field that does not start from the record always says something. */
export function changesNothing(
  fields: readonly CompiledField[],
  values: FormValues,
  subject: Subject,
): boolean {
  return fields.every(({ id, initial }) => {
    if (!initial || !('field' in initial)) return false
    return JSON.stringify(values[id] ?? null) === JSON.stringify(resolveValue(initial, subject) ?? null)
  })
}

/** Fields of a section as the deployment wants them asked for: not at all, or in the order it gives. */
function asAsked(fields: readonly CompiledField[], { surroundings }: Subject): CompiledField[] {
  const placed = fields.flatMap((field) => {
    if (!field.asked) return [{ field, place: -1 }]
    const wanted = askedFor(field.asked, field.at, surroundings)
    return wanted?.visible === false ? [] : [{ field, place: wanted?.place ?? -1 }]
  })
  return placed.sort((one, other) => one.place - other.place).map(({ field }) => field)
}

/** The fields asked for now, in the order they are asked in. */
export function visibleFields(form: CompiledForm, subject: Subject): CompiledField[] {
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

/** What is asked for now under a parameter; undefined while no field asks for it. */
export function sentAs(form: CompiledForm, subject: Subject, parameter: string): unknown {
  const field = visibleFields(form, subject).find(({ at }) => at === parameter)
  return field && subject.form?.[field.id]
}

/** A row of an array field without what is not asked for in it. */
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

/** The request parameters of a form: visible fields that are sent, by the parameter they fill. */
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

/** Values without secrets, those in rows included, for a draft that may be stored. */
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

/** The values that are not what they were. */
export function differing(values: FormValues, from: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).filter(([id, value]) => JSON.stringify(value) !== JSON.stringify(from[id])),
  )
}

/**
 * What somebody filled in: the fields that are `own`, though they may say what was there already, and what came with
 * them. The rest of the values is left to the form, which begins with them anyway.
 */
export function filledIn(values: FormValues, from: FormValues, own: ReadonlySet<string>): FormValues {
  const changed = differing(values, from)
  return Object.fromEntries(Object.entries(values).filter(([id]) => own.has(id) || id in changed))
}
