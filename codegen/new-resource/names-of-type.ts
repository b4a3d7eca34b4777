import type { DescribedOperation } from '../openapi/description'
import { label, sentenceCase } from './words'

/** English names of a type. */
export interface TypeNames {
  one: string
  many: string
}

/** Splits an operation's summary into its first word and its object: "Rename" and "SSH key". */
export function parted(operation: DescribedOperation): { verb: string; thing: string } {
  const { summary } = operation.definition
  const [verb = '', ...rest] = (typeof summary === 'string' ? summary : label(operation.id)).split(' ')
  const thing = rest
    .filter((word, index) => index > 0 || !/^(a|an|the)$/i.test(word))
    .join(' ')
    .replace(/\s(of|by|with|in|or|for)\s.*$/, '')
  return { verb, thing: sentenceCase(thing) }
}

/** The participle of a verb: "Add" is "added", "Create" "created". */
export function participle(verb: string): string {
  const word = verb.toLowerCase()
  if (word.endsWith('e')) return `${word}d`
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ied` : `${word}ed`
}

/** The names of a type, from the summaries of its calls, or else from its name in code. */
export function namesOfType(
  type: string,
  list: DescribedOperation,
  others: readonly (DescribedOperation | undefined)[],
): TypeNames {
  const named = others.flatMap((operation) => (operation ? [parted(operation).thing] : []))
  const one = named.find((thing) => thing !== '') ?? label(type)
  const { thing } = parted(list)
  return { one, many: thing === '' ? `${one}s` : thing }
}
