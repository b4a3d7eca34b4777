import { foldText } from './fold-text'

/** How a field and what is asked of it are held against each other; `:` is "is" or "contains", whatever fits the field. */
export type QueryOperator = ':' | '>' | '>=' | '<' | '<='

/** One condition of a typed query; `raw` is how it was written. */
export type QueryTerm =
  | { kind: 'text'; raw: string; text: string }
  | {
      kind: 'field'
      raw: string
      /** What the name stands for. */
      field: string
      operator: QueryOperator
      /** One of them must fit; none while it is still being typed. */
      values: readonly string[]
      not: boolean
    }

/** A quote opens only where a word or a value begins, so that an inch in a name stays an inch. */
const token = /(?:(?<=^|[\s:,<>=-])"[^"]*(?:"|$)|\S)+/g
const condition = /^(-?)("[^"]*"|[^":<>=]+)(:?(?:[<>]=?|=)|:)(.*)$/s
const value = /"([^"]*)"?|[^",][^,]*/g
const quoted = /(^|[:,<>=-])"([^"]*)"?/g

/** How names are compared: without case and accents, and words joined by anything. */
export function queryName(name: string): string {
  return foldText(name.replaceAll('"', ''))
    .trim()
    .replace(/[\s_-]+/g, '-')
}

function operatorOf(written: string): QueryOperator {
  const sign = written.replace(':', '')
  return sign === '>' || sign === '>=' || sign === '<' || sign === '<=' ? sign : ':'
}

/** A comparison, or the rest of one, that stands apart from the name of its field. */
const comparison = /^(?:[<>]=?|=)/
const openComparison = /(?:[<>]=?|=)$/

/** The words of a query as they are written; a field, a comparison and its number are one, also with spaces between. */
function wordsOf(query: string, isField: (name: string) => boolean): string[] {
  const words: { from: number; to: number; open: boolean }[] = []
  for (const { 0: word, index: from } of query.matchAll(token)) {
    const to = from + word.length
    const before = words.at(-1)
    const written = before && query.slice(before.from, before.to)
    if (before?.open && comparison.test(word) !== openComparison.test(written ?? '')) {
      before.to = to
      before.open = openComparison.test(word)
    } else {
      const name = word.replace(/^-/, '').replace(openComparison, '')
      words.push({ from, to, open: isField(queryName(name)) })
    }
  }
  return words.map(({ from, to }) => query.slice(from, to))
}

/**
 * Reads a typed query: words, `"several words"`, `field:value`, `field:one,other`, `field:"several words"`, `field:>4`,
 * `-field:value`, `field > 4`; `and` beside a condition on a field says nothing. `fieldOf` says which field a name (as `queryName` writes it) stands for; what has no such name is text,
 * as it is written: an address, a time, a name with a colon. Quotes and values may still be open.
 */
export function parseQuery(query: string, fieldOf: (name: string) => string | undefined): QueryTerm[] {
  const terms = wordsOf(query, (name) => fieldOf(name) !== undefined).flatMap((raw): QueryTerm[] => {
    const [, minus, name, sign, rest] = condition.exec(raw) ?? []
    const field = name === undefined ? undefined : fieldOf(queryName(name))
    if (field === undefined || sign === undefined || rest === undefined) {
      const text = raw.replace(quoted, '$1$2').trim()
      return text === '' ? [] : [{ kind: 'text', raw, text }]
    }
    const values = [...rest.matchAll(value)]
      .map(([all, inner]) => (inner ?? all).trim())
      .filter((each) => each !== '')
    return [{ kind: 'field', raw, field, operator: operatorOf(sign), values, not: minus === '-' }]
  })
  const isCondition = (term: QueryTerm | undefined): boolean => term?.kind === 'field'
  return terms.filter(
    ({ raw }, index) =>
      raw.toLowerCase() !== 'and' || !(isCondition(terms[index - 1]) && terms[index + 1] !== undefined),
  )
}

/** The name of the field a text was meant to ask for, though there is none of that name: `foo` of `foo:bar`. */
export function unknownField(text: string): string | undefined {
  return /^-?(\p{L}[\p{L}_-]+)(?::(?![:/])|[<>]=?|=)./u.exec(text)?.[1]
}

/** A value as it is written in a query, in quotes where it needs them. */
export function quoteValue(text: string): string {
  return /[\s,]/.test(text) ? `"${text.replaceAll('"', '')}"` : text.replaceAll('"', '')
}
