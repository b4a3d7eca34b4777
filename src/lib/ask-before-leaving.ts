/**
 * Makes the browser confirm leaving the page until the returned function is called; `onAsk` is called at each
 * confirmation.
 */
export function askBeforeLeaving(onAsk?: () => void): () => void {
  const ask = (event: BeforeUnloadEvent): void => {
    event.preventDefault()
    onAsk?.()
  }
  window.addEventListener('beforeunload', ask)
  return () => window.removeEventListener('beforeunload', ask)
}
