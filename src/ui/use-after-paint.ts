import { useEffect, useState } from 'react'

/**
 * True from the frame after `ready` was painted, to delay less important reads. In a hidden tab, which is not painted,
 * it waits until the tab is visible.
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
