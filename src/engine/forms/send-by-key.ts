import { useEffect, useEffectEvent, type KeyboardEvent as ReactKeyboardEvent } from 'react'

const isSendKey = ({ key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>): boolean =>
  key === 'Enter' && (ctrlKey || metaKey)

/**
 * Sends a form with Ctrl or Command and Enter from any of its controls, those that take Enter for themselves included:
 * a list that opens, several lines of text. Keys of a layer that lies outside the form are not its own.
 */
export function sendByKey(event: ReactKeyboardEvent<HTMLFormElement>): void {
  const form = event.currentTarget
  if (!isSendKey(event)) return
  if (!(event.target instanceof Node) || !form.contains(event.target)) return
  event.preventDefault()
  event.stopPropagation()
  form.requestSubmit()
}

/** The same keys for a form that is the whole page: from wherever the focus is, while `active`. */
export function useSendKeys(active: boolean, send: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!active || !isSendKey(event)) return
    event.preventDefault()
    send()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
