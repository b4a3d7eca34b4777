import { useCallback, useEffect, useRef } from 'react'

/**
 * Keeps keys typed while the code of a requested dialog is loading, so that they reach neither the page behind nor its
 * shortcuts. Escape gives up.
 * @param waiting the dialog was requested; it gets the keys as soon as it is shown
 * @returns the text typed so far
 */
export function useTypedAhead(waiting: boolean, giveUp: () => void): () => string {
  const typed = useRef('')
  const latest = useRef(giveUp)
  useEffect(() => {
    latest.current = giveUp
  })
  useEffect(() => {
    if (!waiting) return undefined
    typed.current = ''
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (document.querySelector('[role=dialog]')) return
      event.preventDefault()
      event.stopPropagation()
      if (event.key === 'Escape') latest.current()
      else if (event.key === 'Backspace') typed.current = typed.current.slice(0, -1)
      else if ([...event.key].length === 1) typed.current += event.key
    }
    document.addEventListener('keydown', listen, true)
    return () => document.removeEventListener('keydown', listen, true)
  }, [waiting])
  return useCallback(() => typed.current, [])
}
