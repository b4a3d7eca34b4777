import { foldText } from '../../lib/fold-text'
import { queryName, quoteValue } from '../../lib/parse-query'
import type { NamedField, QueryLanguage } from './query-language'

/** A completion of a typed query. */
export interface CompletionOption {
  /** Replaces the typed characters. */
  insert: string
  label: string
  /** Query syntax, if it differs from the label. */
  note?: string
  /** Items left with this option and the other conditions; undefined if counting is too slow. */
  count?: number
}

/** Completions for the characters between `from` and `to`. */
export interface Completion {
  from: number
  to: number
  options: readonly CompletionOption[]
}

/** Maximum options shown, and items counted per key press. */
const most = { options: 8, items: 2000 }

/** The word or open quote before the caret. */
const lastToken = /(?:(?<=^|[\s:,<>=-])"[^"]*(?:"|$)|\S)*$/
const naming = /^(-?)([^":<>=]*)$/
const valuing = /^(-?)("[^"]*"|[^":<>=]+):((?![<>=]).*)$/s
const lastValue = /(?:"[^"]*"?|[^",]*)$/

/** Rank of a prefix match: 0 at the start, 1 at a later word, undefined for none. */
function fit(text: string, typed: string): number | undefined {
  const name = queryName(text)
  if (name.startsWith(typed)) return 0
  return name.includes(`-${typed}`) ? 1 : undefined
}

function best<T>(all: readonly T[], rank: (each: T) => number | undefined): T[] {
  return all
    .flatMap((each) => {
      const at = rank(each)
      return at === undefined ? [] : [{ each, at }]
    })
    .sort((one, other) => one.at - other.at)
    .slice(0, most.options)
    .map(({ each }) => each)
}

function namesFor<Item>(language: QueryLanguage<Item>, typed: string, minus: string): CompletionOption[] {
  const wanted = queryName(typed)
  const rank = ({ name, label, id }: NamedField<Item>): number | undefined =>
    fit(name, wanted) ?? fit(label, wanted) ?? fit(id, wanted)
  return best(language.fields, rank).map(({ name, label }) => ({
    insert: `${minus}${name}:`,
    label,
    note: `${minus}${name}:`,
  }))
}

/** Values of a field: options of its filter, otherwise those of the items, most frequent first. */
function valuesOf<Item>(field: NamedField<Item>, items: readonly Item[]): readonly string[] {
  if (field.options) return field.options.map(({ label }) => label)
  if (field.number || items.length > most.items) return []
  const found = new Map<string, number>()
  for (const item of items) {
    const text = field.text(item)
    if (text !== '' && !text.includes('\n')) found.set(text, (found.get(text) ?? 0) + 1)
  }
  return [...found].sort(([, one], [, other]) => other - one).map(([text]) => text)
}

/** Items that match the other conditions; a further value of a field is an alternative to its others. */
function leftBy<Item>(
  language: QueryLanguage<Item>,
  items: readonly Item[],
  others: string,
  field: string | undefined,
): readonly Item[] {
  if (others === '') return items
  const { text, filters } = language.split(others)
  return language.pick(items, {
    text,
    filters: field === undefined ? filters : { ...filters, [field]: [] },
  })
}

/**
 * Completions at the caret: field names, or values after a name and a colon. Undefined if there is nothing to complete.
 * With `asked`, all names are offered before the first letter.
 */
export function completeQuery<Item>(
  language: QueryLanguage<Item>,
  items: readonly Item[],
  typed: string,
  caret: number,
  asked = false,
): Completion | undefined {
  if (/^\S/.test(typed.slice(caret))) return undefined
  const [token = ''] = lastToken.exec(typed.slice(0, caret)) ?? []
  const [, minus = '', begun] = naming.exec(token) ?? []
  if (begun !== undefined) {
    if (begun === '' && !asked) return undefined
    const options = namesFor(language, begun, minus)
    return { from: caret - token.length, to: caret, options }
  }
  const [, not = '', name, values] = valuing.exec(token) ?? []
  const field = name === undefined ? undefined : language.fieldOf(name)
  if (!field || values === undefined) return undefined
  const [value = ''] = lastValue.exec(values) ?? []
  const wanted = queryName(value)
  const counted = items.length <= most.items
  const others = `${typed.slice(0, caret - token.length)}${typed.slice(caret)}`.trim()
  const left = counted ? leftBy(language, items, others, not === '' ? field.id : undefined) : items
  const options = best(valuesOf(field, left), (text) =>
    foldText(text) === foldText(value) ? undefined : fit(text, wanted),
  ).map((label): CompletionOption => {
    const written = quoteValue(field.options ? label.toLowerCase() : label)
    const beside = not === '' ? '' : values.slice(0, values.length - value.length)
    const { fits } = language.read(`${not}${field.id}:${beside}${written}`)
    const insert = `${written} `
    return { insert, label, ...(counted ? { count: left.filter(fits).length } : {}) }
  })
  return { from: caret - value.length, to: caret, options }
}
