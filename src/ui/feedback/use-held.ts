import { useEffect, useState } from 'react'

/** True once something has been so for `ms` milliseconds without a break. */
export function useHeld(isSo: boolean, ms: number): boolean {
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
