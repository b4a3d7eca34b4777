import { useEffect, useState } from 'react'

/**
 * True from the frame after `ready` was drawn: for reads that may wait until what is known is on screen. In a hidden tab,
 * where nothing is drawn, they wait until it is looked at.
 */
export function useAfterPaint(ready: boolean): boolean {
  const [painted, setPainted] = useState(false)
  useEffect(() => {
    if (!ready || painted) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(true))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [ready, painted])
  return ready && painted
}
