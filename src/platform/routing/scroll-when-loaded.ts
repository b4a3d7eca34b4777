/** Events before a user scrolls. */
const signs = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/**
 * Scrolls to a position (px from the top), now or once the page is long enough, because its rows may still load. Ends
 * when reached, on user input, or when the returned function is called.
 */
export function scrollWhenLoaded(top: number): () => void {
  const isThere = (): boolean => {
    window.scrollTo(0, top)
    return Math.abs(window.scrollY - top) < 1
  }
  if (isThere()) return () => undefined
  const ended = new AbortController()
  const growth = new ResizeObserver(() => isThere() && ended.abort())
  ended.signal.addEventListener('abort', () => growth.disconnect())
  for (const each of signs)
    window.addEventListener(each, () => ended.abort(), { passive: true, signal: ended.signal })
  growth.observe(document.body)
  return () => ended.abort()
}
