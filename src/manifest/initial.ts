import type { Field } from './words/fields'
import type { Value } from './words/values'

type Initial = Pick<Field, 'initial'> & { of?: readonly unknown[] | null | undefined }

const areNames = (initial: Field['initial']): initial is readonly string[] => Array.isArray(initial)

/** The rows a list of rows has at first: how many, or the ids of its presets. Undefined for a field that has no such rows. */
export function initialRows({ of, initial }: Initial): number | readonly string[] | undefined {
  return of && (typeof initial === 'number' || areNames(initial)) ? initial : undefined
}

/** Where the first value of a field comes from; undefined where none is given, or rows are. */
export function initialValue({ of, initial }: Initial): Value | undefined {
  return areNames(initial) || (of && typeof initial === 'number') ? undefined : initial
}
