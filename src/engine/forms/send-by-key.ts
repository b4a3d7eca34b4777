import type { KeyboardEvent } from 'react'

/**
 * Sends a form with Ctrl or Command and Enter from any of its controls, those that take Enter for themselves included:
 * a list that opens, several lines of text. Keys of a layer that lies outside the form are not its own.
 */
export function sendByKey(event: KeyboardEvent<HTMLFormElement>): void {
  const form = event.currentTarget
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  if (!(event.target instanceof Node) || !form.contains(event.target)) return
  event.preventDefault()
  event.stopPropagation()
  form.requestSubmit()
}
