import { useEffect, useEffectEvent, type KeyboardEvent as ReactKeyboardEvent } from 'react'

const isSendKey = ({ key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>): boolean =>
  key === 'Enter' && (ctrlKey || metaKey)

/** Leaves the focused control, as a press of a button does, so that a typed entry is completed; acts once that is drawn. */
function leaveThen(act: () => void): void {
  const { activeElement: control } = document
  if (control instanceof HTMLElement) {
    control.blur()
    control.focus()
  }
  queueMicrotask(act)
}

/** Whether Enter belongs to the control it is pressed in, a choice or a filter, and not to the form. */
const ownsEnter = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement && /^(?:radio|checkbox|search)$/.test(target.type)

/**
 * Submits a form with Ctrl or Command and Enter from any control, also from those that handle Enter; keeps Enter alone from
 * submitting it from a choice or a filter. Ignores keys from layers outside the form.
 */
export function sendByKey(event: ReactKeyboardEvent<HTMLFormElement>): void {
  const form = event.currentTarget
  if (!isSendKey(event)) {
    if (event.key === 'Enter' && ownsEnter(event.target)) event.preventDefault()
    return
  }
  if (!(event.target instanceof Node) || !form.contains(event.target)) return
  event.preventDefault()
  event.stopPropagation()
  leaveThen(() => {
    const button = [...form.elements].find(
      (each) => each instanceof HTMLButtonElement && each.type === 'submit',
    )
    // As Enter does: a button that is disabled or pending sends nothing.
    if (button instanceof HTMLButtonElement) button.click()
    else form.requestSubmit()
  })
}

/** The submit keys for a form that is a whole page: with any focus while `active`. */
export function useSendKeys(active: boolean, send: () => void): void {
  const sendNow = useEffectEvent(() => send())
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!active || !isSendKey(event)) return
    event.preventDefault()
    leaveThen(sendNow)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
