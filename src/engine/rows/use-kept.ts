import { useState } from 'react'

/**
 * A value that is let through only while it matters; otherwise the last one that did. What is computed from it is then
 * not computed again when it changes without being read.
 */
export function useKept<T>(value: T, matters: boolean): T {
  const [kept, setKept] = useState(() => value)
  if (!matters || Object.is(kept, value)) return kept
  setKept(() => value)
  return value
}
