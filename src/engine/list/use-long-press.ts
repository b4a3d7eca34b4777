import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react'

/** How long a finger rests until a row counts as held, in milliseconds. */
const holdTime = 500
/** How far a finger may slip meanwhile, in px. */
const slip = 10

interface Touch {
  timer: ReturnType<typeof setTimeout>
  x: number
  y: number
}

/** Handlers of a held finger, for the element around the rows. */
export interface LongPress {
  onPointerDown: (event: PointerEvent) => void
  onPointerMove: (event: PointerEvent) => void
  onPointerUp: () => void
  onPointerCancel: () => void
  onContextMenu: (event: MouseEvent) => void
}

/** The finger that held a row lifts next; that is no tap on what lies below it. Caught at the window, before any handler. */
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

/** A finger that holds down a row of a list: `begin` is told the row at once, what it gives is done when it is held. */
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
