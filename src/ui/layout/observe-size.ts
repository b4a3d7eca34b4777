import { flushSync } from 'react-dom'

/**
 * Calls `look` before elements are first painted and whenever the size of one changes, until the returned function is
 * called. Layout is complete then, so `look` may read it at no cost; state that it sets is rendered before the paint.
 */
export function observeSize(elements: readonly Element[], look: () => void): () => void {
  const observer = new ResizeObserver(() => flushSync(look))
  for (const element of elements) observer.observe(element)
  return () => observer.disconnect()
}
