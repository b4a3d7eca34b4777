/**
 * Takes the place of the parser of addresses that the form library brings for schemas that refer to one another; browsers
 * have one. `base` and texts to compare are absolute. Throws a `TypeError` for what is no address.
 */
const uri = {
  resolve: (base: string, reference: string): string => new URL(reference, base).href,
  equal: (one: string, other: string): boolean => new URL(one).href === new URL(other).href,
}

// oxlint-disable-next-line no-default-export -- the package it stands for has one
export default uri
