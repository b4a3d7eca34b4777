import { DeveloperError } from './developer-error'

/**
 * Returns `value`, or throws if it is null or undefined. The message is the catalogue's `{name} is null or undefined`
 * (specification section 8, configuration).
 */
export function required<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined) throw new DeveloperError(`${name} is null or undefined`)
  return value
}

/** Marks a branch as unreachable for the type system; throws if reached. */
export function unreachable(value: never): never {
  throw new DeveloperError(`Unexpected value: ${JSON.stringify(value)}`)
}
