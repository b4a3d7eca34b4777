import { isRecord } from '../../lib/is-record'
import type { CompiledField } from '../../manifest/compiled-fields'
import { isEmpty, readFirst } from '../../manifest/subject'
import { isScalar } from '../../manifest/value'
import { plainText } from '../../lib/plain-text'
import { choiceId, choiceOf, type ChoiceValue, type FieldChoices, type FieldOption } from './field-options'

/** Names that options had when they were chosen, by field and id of the option. */
export type ChoiceNames = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Names from storage; anything else there is left out. */
export function readNames(stored: Readonly<Record<string, unknown>> | undefined): ChoiceNames {
  return Object.fromEntries(
    Object.entries(stored ?? {}).map(([place, labels]) => [
      place,
      Object.fromEntries(
        Object.entries(isRecord(labels) ? labels : {}).filter(
          (label): label is [string, string] => typeof label[1] === 'string',
        ),
      ),
    ]),
  )
}

/** The values chosen in one field of options; in a list of rows, those of one column. */
interface Chosen {
  /** The field of a form, or `list.column`. */
  place: string
  field: CompiledField
  values: readonly ChoiceValue[]
}

const isChoice = (value: unknown): value is ChoiceValue =>
  !isEmpty(value) && (isScalar(value) || (isRecord(value) && Object.values(value).every(isScalar)))

/** The options chosen in a field, by the column in a list of rows. A saved text is its own value, so it is not one. */
export function chosenIn(field: CompiledField, value: unknown): Chosen[] {
  if (field.widget === 'saved') return []
  const { id, of, options } = field
  if (of) {
    const rows = Array.isArray(value) ? value.filter(isRecord) : []
    return of
      .filter((inner) => inner.options !== null && inner.widget !== 'saved')
      .map((inner) => ({
        place: `${id}.${inner.id}`,
        field: inner,
        values: rows.map((row) => readFirst(row, inner.at)).filter(isChoice),
      }))
  }
  const values = (Array.isArray(value) ? value : [value]).filter(isChoice)
  return options === null || values.length === 0 ? [] : [{ place: id, field, values }]
}

/** Adds the names of the options chosen in a field. */
export function withNames(
  names: ChoiceNames,
  field: CompiledField,
  value: unknown,
  choicesOf: (field: CompiledField) => FieldChoices | undefined,
): ChoiceNames {
  const more = chosenIn(field, value).map(({ place, field: chooser, values }) => {
    const choices = choicesOf(chooser)
    const labels = values.flatMap((each) => {
      const option = choiceOf(choices, each)
      return option ? [[option.id, option.label] as const] : []
    })
    return [place, { ...names[place], ...Object.fromEntries(labels) }] as const
  })
  return more.length === 0 ? names : { ...names, ...Object.fromEntries(more) }
}

/** Chosen values of a field that are not offered. */
export interface Unavailable {
  /** The field of the form. */
  id: string
  /** The same field, or the column of its rows. */
  field: CompiledField
  options: readonly FieldOption[]
}

/**
 * The chosen values of a field that are not offered; empty while the options are unknown.
 * @param say the reason why the option of this name cannot be chosen again; undefined if that is no error
 */
export function unavailable(
  field: CompiledField,
  value: unknown,
  names: ChoiceNames,
  choicesOf: (field: CompiledField) => FieldChoices | undefined,
  say: (name: string, field: CompiledField, choices: FieldChoices) => string | undefined,
): Unavailable[] {
  return chosenIn(field, value).flatMap(({ place, field: chooser, values }) => {
    const choices = choicesOf(chooser)
    if (choices?.state !== 'known') return []
    const gone = new Map<string, FieldOption>()
    for (const each of values) {
      if (choiceOf(choices, each)) continue
      const id = choiceId(each)
      const written = plainText(each)
      const name = choices.nameOf?.(each)
      const label = names[place]?.[id] ?? (name === undefined ? written : `${name} (${written})`)
      gone.set(id, {
        id,
        value: each,
        label,
        note: undefined,
        disabledReason: say(label, chooser, choices),
        item: undefined,
      })
    }
    return gone.size === 0 ? [] : [{ id: field.id, field: chooser, options: [...gone.values()] }]
  })
}

/** Choices of a field, after its chosen values that are not offered. */
export function withUnavailable(
  choices: FieldChoices | undefined,
  field: CompiledField,
  gone: readonly Unavailable[],
): FieldChoices | undefined {
  const mine = gone.find((each) => each.field === field)
  return choices && mine ? { ...choices, options: [...mine.options, ...choices.options] } : choices
}
