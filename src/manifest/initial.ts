import type { Field } from './words/fields'
import type { Value } from './words/values'

type Initial = Pick<Field, 'initial'> & { of?: readonly unknown[] | null | undefined }

const areNames = (initial: Field['initial']): initial is readonly string[] => Array.isArray(initial)

/** The initial rows of a list of rows: their number, or the ids of presets. Undefined if the field sets none. */
export function initialRows({ of, initial }: Initial): number | readonly string[] | undefined {
  return of && (typeof initial === 'number' || areNames(initial)) ? initial : undefined
}

/** Source of the initial value of a field; undefined if there is none, or `initial` gives rows. */
export function initialValue({ of, initial }: Initial): Value | undefined {
  return areNames(initial) || (of && typeof initial === 'number') ? undefined : initial
}
