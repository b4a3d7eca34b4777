import { useEffect, useState } from 'react'
import { usePlatform } from './platform'

/** The time in ms since 1970, updated every `every` ms. */
export function useTime(every: number): number {
  const { now } = usePlatform()
  const [time, setTime] = useState(now)
  useEffect(() => {
    const id = setInterval(() => setTime(now()), every)
    return () => clearInterval(id)
  }, [every, now])
  return time
}
