import type { Condition } from '../../../src/manifest/words/values'

/** The parts of a condition that says nothing beside them: no reason of its own, and not that it removes. */
function partsOf(condition: Condition): readonly Condition[] {
  return 'all' in condition && Object.keys(condition).length === 1 ? condition.all : [condition]
}

/** The condition that all of these hold; undefined of none. */
export function allOf(...conditions: readonly (Condition | undefined)[]): Condition | undefined {
  const parts = conditions.flatMap((condition) => (condition ? partsOf(condition) : []))
  return parts.length > 1 ? { all: parts } : parts[0]
}
