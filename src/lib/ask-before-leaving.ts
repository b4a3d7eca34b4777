/** Makes the browser ask before the page is left, until what it returns is called; `onAsk` hears of each such question. */
export function askBeforeLeaving(onAsk?: () => void): () => void {
  const ask = (event: BeforeUnloadEvent): void => {
    event.preventDefault()
    onAsk?.()
  }
  window.addEventListener('beforeunload', ask)
  return () => window.removeEventListener('beforeunload', ask)
}
