import type { DescribedOperation } from '../openapi/description'
import { label, sentenceCase } from './words'

/** How a type and what is done with it are called, in English. */
export interface TypeNames {
  one: string
  many: string
}

/** The first word of an operation's summary, "Rename" of "Rename SSH key"; the other words are what it is done to. */
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

/** The names of a type, from the summaries of its calls; from its name in code where they say nothing. */
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
