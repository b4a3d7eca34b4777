import { foldText } from '../../lib/fold-text'
import { queryName, quoteValue } from '../../lib/parse-query'
import type { NamedField, QueryLanguage } from './query-language'

/** Something a typed query can go on with. */
export interface CompletionOption {
  /** What takes the place of what is being typed. */
  insert: string
  label: string
  /** How it is written, where that is not how it is called. */
  note?: string
  /** Items that would be left with it beside the other conditions of the query; undefined where counting would take too long. */
  count?: number
}

/** What can stand in a query in the place of the characters between `from` and `to`. */
export interface Completion {
  from: number
  to: number
  options: readonly CompletionOption[]
}

/** Most options shown, and most items that are counted while somebody types. */
const most = { options: 8, items: 2000 }

/** The word or open quote a caret stands behind. */
const lastToken = /(?:(?<=^|[\s:,<>=-])"[^"]*(?:"|$)|\S)*$/
const naming = /^(-?)([^":<>=]*)$/
const valuing = /^(-?)("[^"]*"|[^":<>=]+):((?![<>=]).*)$/s
const lastValue = /(?:"[^"]*"?|[^",]*)$/

/** How well a text begins with what is typed: 0 from its beginning, 1 from a word of it, undefined not at all. */
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

/** The values of a field: what its filter offers, otherwise what the items have of it, the most frequent first. */
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

/** The items the other conditions of a query leave; one more value chosen for a field comes beside those it has. */
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
 * What a typed query can go on with at the caret: names of fields, or behind a name and a colon values of that field.
 * Undefined where nothing is being typed that could be completed. With `asked`, all names are offered before a first letter.
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
