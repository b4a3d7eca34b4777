import { startTransition } from 'react'

/**
 * Makes a change that draws much, after `button` was pressed. A pointer's press is answered before it is drawn, for
 * nothing else can be pressed of it yet; keys that follow a key have to find it there.
 */
export function afterPointer(button: Element, change: () => void): void {
  if (button.matches(':focus-visible')) change()
  else startTransition(change)
}
