import type { Condition } from '../../../src/manifest/words/values'

/** Parts of an `all` condition, if it has no other members such as a reason; else the condition itself. */
function partsOf(condition: Condition): readonly Condition[] {
  return 'all' in condition && Object.keys(condition).length === 1 ? condition.all : [condition]
}

/** The condition that all of these hold; undefined if there are none. */
export function allOf(...conditions: readonly (Condition | undefined)[]): Condition | undefined {
  const parts = conditions.flatMap((condition) => (condition ? partsOf(condition) : []))
  return parts.length > 1 ? { all: parts } : parts[0]
}
