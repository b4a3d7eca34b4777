import { useEffect, useRef } from 'react'
import { isOffline } from '../../lib/is-offline'
import { partMissing } from '../../lib/missing-file'
import { takesText } from '../../lib/takes-text'

const dialogs = '[role=dialog], [role=alertdialog]'

/** Text typed for a dialog that was not shown yet. */
let typed = ''

function drop(): void {
  typed = ''
  document.removeEventListener('focusin', deliver)
  document.removeEventListener('pointerdown', drop, true)
  document.removeEventListener('keydown', drop)
}

/** Types the text where the dialog puts the focus. */
function deliver({ target }: FocusEvent): void {
  if (!(target instanceof Element) || !takesText(target) || !target.closest(dialogs)) return
  // The dialog may still be rendering.
  queueMicrotask(() => {
    const text = typed
    drop()
    // No other call also asks the field whether it takes the text.
    if (document.activeElement === target) document.execCommand('insertText', false, text)
  })
}

/** Holds text until a field of a dialog has the focus, or the customer does something else. */
function hold(text: string): void {
  typed = text
  document.addEventListener('focusin', deliver)
  document.addEventListener('pointerdown', drop, true)
  document.addEventListener('keydown', drop)
}

/**
 * Keeps keys typed while a requested dialog is loading from the page behind and its shortcuts; the first field that the
 * dialog focuses gets the text. Escape gives up.
 * @param isComing whether the dialog was requested and is not shown yet; asked at each key, which may be before a render
 */
export function useTypedAhead(isComing: () => boolean, giveUp: () => void): void {
  const latest = useRef({ isComing, giveUp })
  useEffect(() => {
    latest.current = { isComing, giveUp }
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || !latest.current.isComing()) return
      // Its code does not come.
      if (isOffline() || partMissing.get()) return
      // Another dialog, or the one that says it is loading.
      const isOver = document.querySelector(dialogs) !== null
      if (isOver && takesText(event.target)) return
      if ([...event.key].length === 1) hold(typed + event.key)
      else if (event.key === 'Backspace') hold(typed.slice(0, -1))
      else if (isOver) return
      else if (event.key === 'Escape') {
        drop()
        latest.current.giveUp()
      }
      event.preventDefault()
      // Several parts of a page may wait for the same dialog.
      event.stopImmediatePropagation()
    }
    document.addEventListener('keydown', listen, true)
    return () => document.removeEventListener('keydown', listen, true)
  }, [])
}

/** Fallback for the code of a dialog: nothing, except that typed keys wait for it. */
export function TypedAhead({ onGiveUp }: { onGiveUp: () => void }) {
  useTypedAhead(() => true, onGiveUp)
  return null
}
