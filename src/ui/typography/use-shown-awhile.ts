import { useEffect, useState } from 'react'

/** How long a secret stays written out, in ms; nobody may remember to hide it. */
export const secretShownFor = 30_000

/** What stands in the place of a secret; its length says nothing. */
export const sealed = '••••••••••'

/** A secret that is shown, and how to show another or, with undefined, to hide it; it is hidden again by itself. */
export function useShownAwhile<T>(): [T | undefined, (secret: T | undefined) => void] {
  const [shown, show] = useState<T>()
  useEffect(() => {
    if (shown === undefined) return undefined
    const timer = setTimeout(() => show(undefined), secretShownFor)
    return () => clearTimeout(timer)
  }, [shown])
  return [shown, show]
}
