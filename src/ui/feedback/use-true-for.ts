import { useEffect, useState } from 'react'

/** True once `isSo` has been true for `ms` milliseconds without interruption. */
export function useTrueFor(isSo: boolean, ms: number): boolean {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (!isSo) return
    const timer = setTimeout(() => setHeld(true), ms)
    return () => {
      clearTimeout(timer)
      setHeld(false)
    }
  }, [isSo, ms])
  return held
}
