/** What shows that somebody scrolls, or is about to. */
const signs = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/**
 * Scrolls to a place in px below the top of the page, now or as soon as the page is long enough: its rows may be on their
 * way. Ends when it is reached, when somebody does something, or when the returned function is called.
 */
export function scrollWhenThere(top: number): () => void {
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
