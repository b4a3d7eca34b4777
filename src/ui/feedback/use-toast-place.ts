import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import { isPhone } from '../overlay/is-phone'
import { placeToasts } from './toast-place'

const events = ['resize', 'scroll'] as const

/** Room around the toasts, in px: below the header, and above the lower edge. */
const room = { top: 12, topOnPhone: 8, bottom: 24, bottomOnPhone: 8 }

/** A length of the style sheet, written in rem, in px. */
function length(name: string): number {
  const style = getComputedStyle(document.documentElement)
  return (parseFloat(style.getPropertyValue(name)) || 0) * (parseFloat(style.fontSize) || 16)
}

/**
 * What must stay clear: primary buttons, the actions and the bars of a page, the head and the foot of a dialog, all marked
 * with `data-keep-clear`. Below a dialog nothing can be pressed.
 */
function boxesToKeepClear(): DOMRect[] {
  const dialogs = document.querySelectorAll('[role=dialog], [role=alertdialog]')
  const where = dialogs.item(dialogs.length - 1) ?? document
  return [...where.querySelectorAll('[data-keep-clear]')].map((element) => element.getBoundingClientRect())
}

/** Where toasts have to lie now; undefined where the style sheet puts them. */
function findPlace(element: HTMLElement): number | undefined {
  if (element.childElementCount === 0) return undefined
  const { top: present, left, right, height } = element.getBoundingClientRect()
  const phone = isPhone()
  const first = length('--header-h') + (phone ? room.topOnPhone : room.top)
  const last = window.innerHeight - (phone ? length('--tabbar-h') + room.bottomOnPhone : room.bottom)
  const found = placeToasts({ left, right, height, first, last, present, clear: boxesToKeepClear() })
  return found === first ? undefined : found
}

/**
 * Where toasts lie so that they never cover what somebody is about to press; undefined where the style sheet puts them. It
 * is found again when the toasts, the page or its size change; they stay where they are while they can.
 */
export function useToastPlace(
  region: RefObject<HTMLElement | null>,
  toasts: readonly unknown[],
): number | undefined {
  const [top, setTop] = useState<number>()
  const shown = toasts.length > 0
  useLayoutEffect(() => {
    if (region.current) setTop(findPlace(region.current))
  }, [region, toasts])
  useEffect(() => {
    if (!shown) return undefined
    let frame = 0
    const soon = (): void => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        if (region.current) setTop(findPlace(region.current))
      })
    }
    const observer = new MutationObserver(soon)
    observer.observe(document.body, { childList: true, subtree: true })
    for (const event of events) window.addEventListener(event, soon, { capture: true, passive: true })
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      for (const event of events) window.removeEventListener(event, soon, { capture: true })
    }
  }, [region, shown])
  return top
}
