import { didYouMean } from './did-you-mean'

/** How many names a message may list. */
const most = 8

/**
 * What to do about a name that is not known: the nearest one, or else what there is to choose from; ` Did you mean "x"?` or
 * ` It has a, b, c.` with `has` for the words in front. Names the engine adds come last.
 */
export function advice(wrong: string, known: Iterable<string>, has: string): string {
  const names = [...known]
  const near = didYouMean(wrong, names)
  if (near !== '' || names.length === 0) return near
  const own = [
    ...names.filter((name) => !name.startsWith('$')),
    ...names.filter((name) => name.startsWith('$')),
  ]
  const more = names.length > most ? ` and ${names.length - most} more` : ''
  return ` ${has} ${own.slice(0, most).join(', ')}${more}.`
}
