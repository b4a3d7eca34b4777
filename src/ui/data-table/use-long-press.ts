import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react'

/** Duration of a long press in ms. */
const holdTime = 500
/** Maximum movement during it, in px. */
const slip = 10

interface Touch {
  timer: ReturnType<typeof setTimeout>
  x: number
  y: number
}

/** Touch handlers for the element around the rows. */
export interface LongPress {
  onPointerDown: (event: PointerEvent) => void
  onPointerMove: (event: PointerEvent) => void
  onPointerUp: () => void
  onPointerCancel: () => void
  onContextMenu: (event: MouseEvent) => void
}

/** Suppresses the click when the finger lifts after a long press. Captured at the window, before any handler. */
function swallowNextClick(): void {
  const swallow = (click: Event): void => {
    click.preventDefault()
    click.stopPropagation()
  }
  window.addEventListener('click', swallow, { capture: true, once: true })
  const forget = (): void => {
    setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
  }
  document.addEventListener('pointerup', forget, { once: true })
}

/** Long press on a row: `begin` is called at the touch and returns what to do after the press. */
export function useLongPress(begin: (row: HTMLElement) => () => void): LongPress {
  const touch = useRef<Touch>(undefined)
  const release = (): void => {
    clearTimeout(touch.current?.timer)
    touch.current = undefined
  }
  useEffect(() => release, [])
  return {
    onPointerDown: (event) => {
      release()
      const row = event.target instanceof Element ? event.target.closest<HTMLElement>('tr[data-index]') : null
      if (event.pointerType === 'mouse' || !row) return
      const onHold = begin(row)
      const timer = setTimeout(() => {
        swallowNextClick()
        onHold()
      }, holdTime)
      touch.current = { timer, x: event.clientX, y: event.clientY }
    },
    onPointerMove: ({ clientX, clientY }) => {
      if (touch.current && Math.hypot(clientX - touch.current.x, clientY - touch.current.y) > slip) release()
    },
    onPointerUp: release,
    onPointerCancel: release,
    onContextMenu: (event) => {
      if (touch.current) event.preventDefault()
    },
  }
}
