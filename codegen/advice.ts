import { didYouMean } from '../src/lib/did-you-mean'

/** Maximum names in a message. */
const most = 8

/**
 * Hint for an unknown name: the nearest one, or the choices; ` Did you mean "x"?` or ` It has a, b, c.`, where `has`
 * introduces the list and `place` says where the rest of a long one is. Names added by the engine come last.
 */
export function advice(wrong: string, known: Iterable<string>, has: string, place: string): string {
  const names = [...known]
  const near = didYouMean(wrong, names)
  if (near !== '' || names.length === 0) return near
  const own = [
    ...names.filter((name) => !name.startsWith('$')),
    ...names.filter((name) => name.startsWith('$')),
  ]
  const more = names.length > most ? ` and ${names.length - most} more: see ${place}` : ''
  return ` ${has} ${own.slice(0, most).join(', ')}${more}.`
}
