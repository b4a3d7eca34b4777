import { foldText } from './fold-text'

/** Comparison operator; `:` is "is" or "contains", depending on the field. */
export type QueryOperator = ':' | '>' | '>=' | '<' | '<='

/** One term of a typed query; `raw` is its text. */
export type QueryTerm =
  | { kind: 'text'; raw: string; text: string }
  | {
      kind: 'field'
      raw: string
      /** Id of the field. */
      field: string
      operator: QueryOperator
      /** Alternatives; empty while being typed. */
      values: readonly string[]
      not: boolean
    }

/** A quote counts only at the start of a word or value, so that an inch sign inside a name stays text. */
const token = /(?:(?<=^|[\s:,<>=-])"[^"]*(?:"|$)|\S)+/g
const condition = /^(-?)("[^"]*"|[^":<>=]+)(:?\s*(?:[<>]=?|=)|:)\s*(.*)$/s
const value = /"([^"]*)"?|[^",][^,]*/g
const quoted = /(^|[:,<>=-])"([^"]*)"?/g

/** Normalises a field name: no case, accents or word separators. */
export function queryName(name: string): string {
  return foldText(name.replaceAll('"', ''))
    .trim()
    .replace(/[\s_-]+/g, '-')
}

function operatorOf(written: string): QueryOperator {
  const sign = written.replace(':', '').trim()
  return sign === '>' || sign === '>=' || sign === '<' || sign === '<=' ? sign : ':'
}

/** A comparison, or its rest, separated from the field name by a space; also a value separated from its colon. */
const comparison = /^(?:[<>]=?|=)/
const openComparison = /(?:[<>]=?|=)$/
const openValue = /:$/

/** The signs of the query language as keyboards of East Asian languages write them, one character each. */
const wide: Readonly<Record<string, string>> = {
  '：': ':',
  '、': ',',
  '，': ',',
  '「': '"',
  '」': '"',
  '＞': '>',
  '＜': '<',
}

/** Splits a query into words; a field, comparison and value are one word, even with spaces between. */
function wordsOf(
  query: string,
  isField: (name: string) => boolean,
  isUnit: (written: string, word: string) => boolean,
): string[] {
  const words: { from: number; to: number; open: boolean }[] = []
  for (const { 0: word, index: from } of query.matchAll(token)) {
    const to = from + word.length
    const before = words.at(-1)
    const written = before === undefined ? '' : query.slice(before.from, before.to)
    const [, , named] = condition.exec(word) ?? []
    const isCondition = (named !== undefined && isField(queryName(named))) || unknownField(word) !== undefined
    const goesOn = openValue.test(written) || comparison.test(word) !== openComparison.test(written)
    if (before && !isCondition && isUnit(written, word)) before.to = to
    else if (before?.open && goesOn && !isCondition) {
      before.to = to
      before.open = openComparison.test(word)
    } else {
      const name = word.replace(/^-/, '').replace(openComparison, '').replace(openValue, '')
      words.push({ from, to, open: isField(queryName(name)) })
    }
  }
  return words.map(({ from, to }) => query.slice(from, to))
}

/**
 * Parses a query: words, `"several words"`, `field:value`, `field:one,other`, `field:"several words"`, `field:>4`,
 * `-field:value`, `field > 4`; `and` beside a field condition is ignored. `fieldOf` resolves a name (normalised by
 * `queryName`) to a field id; `isUnit` tells whether a word behind a value is its unit, as in `disk:>4 TB`; terms with unknown names are text, such as an address or time. Quotes and values may be
 * incomplete.
 */
export function parseQuery(
  typed: string,
  fieldOf: (name: string) => string | undefined,
  isUnit: (field: string, value: string, unit: string) => boolean = () => false,
): QueryTerm[] {
  const query = typed.replace(/[：、，「」＞＜]/g, (sign) => wide[sign] ?? sign)
  const isUnitOf = (written: string, word: string): boolean => {
    const [, , name = '', , rest = ''] = condition.exec(written) ?? []
    const field = fieldOf(queryName(name))
    return field !== undefined && isUnit(field, rest, word)
  }
  const isField = (name: string): boolean => fieldOf(name) !== undefined
  const terms = wordsOf(query, isField, isUnitOf).flatMap((raw): QueryTerm[] => {
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

/** The unknown field name of a text: `foo` of `foo:bar`. */
export function unknownField(text: string): string | undefined {
  return /^-?(\p{L}[\p{L}\p{M}_-]+)(?::(?![:/])|[<>]=?|=)./u.exec(text)?.[1]
}

/** Whether the last quote of a term has no end. A quote inside a word, such as an inch sign, does not count. */
export function hasOpenQuote(raw: string): boolean {
  return [...raw.matchAll(quoted)].some(([all, before = '']) => !/^"[^"]*"$/.test(all.slice(before.length)))
}

/** A value in query syntax, quoted if necessary. */
export function quoteValue(text: string): string {
  return /[\s,]/.test(text) ? `"${text.replaceAll('"', '')}"` : text.replaceAll('"', '')
}
