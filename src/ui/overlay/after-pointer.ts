import { startTransition } from 'react'

/**
 * Runs an expensive update after `button` was pressed: after the next paint for a pointer, synchronously for the
 * keyboard, because the next key may depend on it.
 */
export function afterPointer(button: Element, change: () => void): void {
  if (button.matches(':focus-visible')) change()
  else startTransition(change)
}
