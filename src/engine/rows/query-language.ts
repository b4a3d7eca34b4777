import { memo, memoByText } from '../../lib/memo'
import { foldText } from '../../lib/fold-text'
import {
  hasOpenQuote,
  parseQuery,
  queryName,
  quoteValue,
  unknownField,
  type QueryTerm,
} from '../../lib/parse-query'
import { ListIndex, type Conditions, type ListReaders } from './list-index'
import type { ListQuery } from './list-query'
import type { NumberRange } from './typed-number'

/** A field of the query language; `Item` is a row of the list. */
export interface QueryField<Item> {
  id: string
  /** Label on screen. */
  label: string
  /** Aliases. */
  names?: readonly string[]
  /** Options of the choice filter with the same id. */
  options?: readonly { value: string; label: string }[] | undefined
  /** Text a condition is matched against; with `whole` only at the start of words. */
  text: (item: Item) => string
  whole?: boolean
  number?: ((item: Item) => number | undefined) | undefined
  /** Whether the value of an item is unknown: it is being read, or could not be. */
  unknown?: ((item: Item) => boolean) | undefined
  /** Range of numbers a typed one stands for; undefined if it is not a number. */
  range?: ((typed: string) => NumberRange | undefined) | undefined
}

type FieldTerm = Extract<QueryTerm, { kind: 'field' }>
/** Text and choice filters of a query. */
export type ListConditions = Pick<ListQuery, 'text' | 'filters'>

/** A field with its preferred name. */
export interface NamedField<Item> extends QueryField<Item> {
  name: string
}

/** A value no choice of its field begins with. */
export interface UnmetValue {
  value: string
  /** Labels of the field and of its choices. */
  field: string
  choices: readonly string[]
}

/** A bracket around conditions or values, a quote without its end, the word OR or NOT, a `*` at the end of a word. */
export type Misread = 'bracket' | 'quote' | 'word' | 'star'

/** The query language of one list. */
export interface QueryLanguage<Item> {
  /** Fields in list order. */
  fields: readonly NamedField<Item>[]
  /** The field of a typed name. */
  fieldOf: (name: string) => NamedField<Item> | undefined
  read: (text: string) => Conditions<Item>
  /** Items that match a query. */
  pick: (items: readonly Item[], choice: ListConditions) => readonly Item[]
  /** Splits a typed query: conditions a choice filter supports are moved there. */
  split: (typed: string) => ListConditions
  /** The whole query as text. */
  write: (choice: ListConditions) => string
  /** Unknown field names in a query; their terms are searched as text. */
  unknown: (text: string) => string[]
  /** Values that cannot be compared with their field; their terms are searched as text. */
  unread: (text: string) => string[]
  /** The first sign of a query that may be meant differently from how it is read. */
  misread: (text: string) => Misread | undefined
  /** Values that match no choice of their field, with the choices. */
  unmet: (text: string) => readonly UnmetValue[]
  /** The conditions as sentences, for screen readers. */
  describe: (text: string, words: QueryWords) => string[]
}

/** Texts of conditions. */
export interface QueryWords {
  text: (text: string) => string
  condition: (name: string, values: string) => string
  not: (condition: string) => string
}

/** A label as it is typed: "monthly-cost-machine-only" for "Monthly cost, machine only". */
const typedName = (label: string): string => label.toLowerCase().replace(/[\s_":<>=,]+/g, '-')

function within(value: number, operator: FieldTerm['operator'], { from, to }: NumberRange): boolean {
  if (operator === '>') return value > to
  if (operator === '>=') return value >= from
  if (operator === '<') return value < from
  if (operator === '<=') return value <= to
  return value >= from && value <= to
}

/** Creates the query language of a list from its fields and `readers`; values are read lazily and once. */
export function queryLanguage<Item extends object>(
  fields: readonly QueryField<Item>[],
  readers: ListReaders<Item>,
): QueryLanguage<Item> {
  const byId = new Map(fields.map((field) => [field.id, field]))
  const byName = new Map<string, string>()
  for (const namesOf of [
    ({ id }: QueryField<Item>) => [id],
    ({ label }: QueryField<Item>) => [label, typedName(label)],
    ({ names = [] }: QueryField<Item>) => names,
  ])
    for (const field of fields)
      for (const name of namesOf(field).map(queryName)) if (!byName.has(name)) byName.set(name, field.id)
  const texts = new Map(
    fields.map(({ id, text, whole }) => {
      const fold = whole ? memoByText((each) => `\n${queryName(each)}`) : foldText
      return [id, memo((item: Item) => fold(text(item)))]
    }),
  )
  const numbers = new Map(fields.flatMap(({ id, number }) => (number ? [[id, memo(number)]] : [])))

  const isUnit = (id: string, value: string, unit: string): boolean => {
    const range = byId.get(id)?.range
    return /^\p{L}+$|^\p{Sc}$/u.test(unit) && /\d$/.test(value) && range?.(`${value} ${unit}`) !== undefined
  }
  const parsed = (typed: string): QueryTerm[] => parseQuery(typed, (name) => byName.get(name), isUnit)

  const isComparable = ({ field: id, operator, values: [value] }: FieldTerm): boolean => {
    const field = byId.get(id)
    // A part of a date, "nov" or "14:30", is searched as text; a day that no month has is not.
    const isWhole = value !== undefined && /^\d+([.-]\d+)+$/.test(value)
    // A comparison inside quotes compares nothing, and is no part of any number either.
    const isCompared = field?.number !== undefined && value !== undefined && /^[<>=]/.test(value)
    if (operator === ':' && !isCompared && (field?.number === undefined || !isWhole)) return true
    return field?.number !== undefined && (value === undefined || field.range?.(value) !== undefined)
  }

  /** A comparison without a number becomes text, as does an unknown name. */
  const terms = (typed: string): QueryTerm[] =>
    parsed(typed).map((term) =>
      term.kind === 'text' || isComparable(term) ? term : { kind: 'text', raw: term.raw, text: term.raw },
    )

  const test = (term: FieldTerm): { quick: boolean; fits: (item: Item) => boolean | undefined } => {
    const field = byId.get(term.field)
    const number = numbers.get(term.field)
    const text = texts.get(term.field)
    let quick = true
    const any = term.values.map((value): ((item: Item) => boolean) => {
      const range = number && field?.range?.(value)
      if (number && range) {
        quick = false
        return (item) => {
          const found = number(item)
          return found !== undefined && within(found, term.operator, range)
        }
      }
      const wanted = field?.whole ? queryName(value) : foldText(value)
      const starts = [`\n${wanted}`, `-${wanted}`]
      return (item) => {
        const found = text?.(item) ?? ''
        return field?.whole ? starts.some((start) => found.includes(start)) : found.includes(wanted)
      }
    })
    // Neither a condition nor its opposite holds for an unknown value.
    return {
      quick,
      fits: (item) => (field?.unknown?.(item) ? undefined : any.some((fits) => fits(item)) !== term.not),
    }
  }

  const valuesOf = (term: FieldTerm): readonly string[] | undefined => {
    const options = byId.get(term.field)?.options
    if (!options || term.not || term.operator !== ':' || term.values.length === 0) return undefined
    const found = term.values.map((value) => {
      const name = queryName(value)
      return options.filter((each) => queryName(each.value) === name || queryName(each.label) === name)
    })
    return found.some((each) => each.length === 0) ? undefined : found.flat().map(({ value }) => value)
  }

  const nameOf = ({ id, label }: QueryField<Item>): string => {
    const name = typedName(label)
    return byName.get(queryName(name)) === id ? name : id
  }

  const write = ({ text, filters }: ListConditions): string => {
    const chosen = fields.flatMap((field) => {
      const values = filters[field.id] ?? []
      if (values.length === 0) return []
      const words = values.map((value) => {
        const label = field.options?.find((each) => each.value === value)?.label ?? value
        const alike = field.options?.filter((each) => queryName(each.label) === queryName(label))
        return quoteValue(alike?.length === 1 ? label.toLowerCase() : value)
      })
      return [`${nameOf(field)}:${words.join(',')}`]
    })
    return [...chosen, ...(text === '' ? [] : [text])].join(' ')
  }

  const read = (text: string): Conditions<Item> => {
    const all = terms(text)
    const tests = all.flatMap((term) => (term.kind === 'field' && term.values.length > 0 ? [test(term)] : []))
    const ordered = [...tests.filter(({ quick }) => quick), ...tests.filter(({ quick }) => !quick)]
    return {
      words: all.flatMap((term) => (term.kind === 'text' ? [foldText(term.text)] : [])),
      fits: (item) => {
        let isKnown = true
        for (const { fits } of ordered) {
          const verdict = fits(item)
          if (verdict === false) return false
          if (verdict === undefined) isKnown = false
        }
        return isKnown ? true : undefined
      },
    }
  }

  const named = fields.map((field) => ({ ...field, name: nameOf(field) }))
  return {
    fields: named,
    fieldOf: (name) => named.find(({ id }) => id === byName.get(queryName(name))),
    write,
    read,
    pick: (items, query) =>
      new ListIndex<Item>().select({ items, readers }, { query, conditions: read(query.text) }).items,
    split: (typed) => {
      const filters: Record<string, readonly string[]> = {}
      const rest = terms(typed).filter((term) => {
        const values = term.kind === 'field' && valuesOf(term)
        if (!values) return true
        filters[term.field] = [...new Set([...(filters[term.field] ?? []), ...values])]
        return false
      })
      const whole = Object.keys(filters).length === 0
      return { text: whole ? typed : rest.map(({ raw }) => raw).join(' '), filters }
    },
    unknown: (text) =>
      terms(text).flatMap((term) => {
        const name = term.kind === 'text' && !term.raw.startsWith('"') ? unknownField(term.raw) : undefined
        return name === undefined || byName.has(queryName(name)) ? [] : [name]
      }),
    unread: (text) =>
      parsed(text).flatMap((term) => {
        const [value] = term.kind === 'field' && !isComparable(term) ? term.values : []
        return value === undefined ? [] : [value]
      }),
    misread: (text) => {
      const all = terms(text)
      const isBracketed = all.some((term) =>
        term.kind === 'field'
          ? term.values.some((value) => /^[([{]/.test(value))
          : /^-?[([{]/.test(term.raw) && parsed(term.raw.replace(/^-?[([{]+/, ''))[0]?.kind === 'field',
      )
      if (isBracketed) return 'bracket'
      if (all.some(({ raw }) => hasOpenQuote(raw))) return 'quote'
      if (all.some(({ raw }) => /^(OR|NOT)$/.test(raw))) return 'word'
      return all.some(({ raw }) => /[^\s*]\*$/.test(raw)) ? 'star' : undefined
    },
    unmet: (text) =>
      parsed(text).flatMap((term) => {
        const field = term.kind === 'field' && term.operator === ':' ? byId.get(term.field) : undefined
        if (term.kind !== 'field' || !field?.options?.length) return []
        const choices = field.options.map(({ label }) => label)
        const names = field.options.flatMap((each) => [each.value, each.label].map(queryName))
        return term.values
          .filter((value) => !names.some((name) => `-${name}`.includes(`-${queryName(value)}`)))
          .map((value) => ({ value, field: field.label, choices }))
      }),
    describe: (text, words) =>
      terms(text).flatMap((term) => {
        if (term.kind === 'text') return [words.text(term.text)]
        if (term.values.length === 0) return []
        const name = byId.get(term.field)?.label ?? term.field
        const sign = term.operator === ':' ? '' : `${term.operator} `
        const condition = words.condition(name, `${sign}${term.values.join(', ')}`)
        return [term.not ? words.not(condition) : condition]
      }),
  }
}
