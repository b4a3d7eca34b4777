import { useState } from 'react'
import type { FormValues } from '../fields/form-values'

/**
 * How often the form library has to be given the values anew. It keeps what it reported until it is given something else;
 * where the owner made of a change what had been before, nothing else would come.
 *
 * @param values the values as their owner has them
 * @returns the count, and what is to hear of every change the library reports: the field and its new value
 */
export function useGiven(
  values: FormValues,
): [given: number, report: (field: string, value: unknown) => void] {
  const [given, setGiven] = useState(0)
  const [reported, setReported] = useState<{ field: string; value: unknown; before: FormValues }>()
  if (reported && reported.before !== values) {
    setReported(undefined)
    if (JSON.stringify(values[reported.field]) !== JSON.stringify(reported.value)) setGiven(given + 1)
  }
  return [given, (field, value) => setReported({ field, value, before: values })]
}
