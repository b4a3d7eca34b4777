import { useEffect, useState } from 'react'

/** Milliseconds a secret stays visible. */
export const secretShownFor = 30_000

/** Mask of a secret, of constant length. */
export const sealed = '••••••••••'

/** The visible secret and its setter; hidden again after `secretShownFor`. */
export function useShownBriefly<T>(): [T | undefined, (secret: T | undefined) => void] {
  const [shown, show] = useState<T>()
  useEffect(() => {
    if (shown === undefined) return undefined
    const timer = setTimeout(() => show(undefined), secretShownFor)
    return () => clearTimeout(timer)
  }, [shown])
  return [shown, show]
}
