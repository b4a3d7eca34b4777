/**
 * Returns `value`, or throws when it is null or undefined.
 * The message is the catalogue's `{name} is null or undefined` (specification section 8, configuration).
 */
export function required<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined) throw new Error(`${name} is null or undefined`)
  return value
}

/** Marks a branch the type system has proved unreachable; throws when data proves it wrong. */
export function unreachable(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`)
}
