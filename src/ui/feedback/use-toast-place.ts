import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import { isPhone } from '../overlay/is-phone'
import { placeToasts } from './toast-place'

const events = ['resize', 'scroll', 'focusin'] as const

/** Margins of the toasts in px: below the header, and above the bottom. */
const room = { top: 12, topOnPhone: 8, bottom: 24, bottomOnPhone: 8 }

/** A length of the style sheet in rem or px, in px. */
function length(name: string): number {
  const style = getComputedStyle(document.documentElement)
  const value = style.getPropertyValue(name)
  return (parseFloat(value) || 0) * (value.endsWith('px') ? 1 : parseFloat(style.fontSize) || 16)
}

/**
 * Rectangles not to cover: primary buttons, page actions and bars, dialog headers and footers, marked with
 * `data-keep-clear`. Elements below a dialog are ignored.
 */
function boxesToKeepClear(): DOMRect[] {
  const dialogs = document.querySelectorAll('[role=dialog], [role=alertdialog]')
  const where = dialogs.item(dialogs.length - 1) ?? document
  return [...where.querySelectorAll('[data-keep-clear]')].map((element) => element.getBoundingClientRect())
}

/** Rectangle of the focused element, which must stay visible (WCAG 2.4.11), unless it is in the toasts. */
function focusedBox(region: HTMLElement): DOMRect[] {
  const element = document.activeElement
  return !element || element === document.body || region.contains(element)
    ? []
    : [element.getBoundingClientRect()]
}

/** Position of the toasts; undefined for that of the style sheet. */
function findPlace(element: HTMLElement): number | undefined {
  if (element.childElementCount === 0) return undefined
  const { top: present, left, right, height } = element.getBoundingClientRect()
  const phone = isPhone()
  const first = length('--strip-h') + length('--header-h') + (phone ? room.topOnPhone : room.top)
  const last = window.innerHeight - (phone ? length('--tabbar-h') + room.bottomOnPhone : room.bottom)
  const space = { left, right, height, first, last, present }
  const clear = boxesToKeepClear()
  // A focused area as large as a terminal leaves no place; then only the buttons are kept clear.
  const found =
    placeToasts({ ...space, clear: [...clear, ...focusedBox(element)] }) ?? placeToasts({ ...space, clear })
  return found === first ? undefined : found
}

/**
 * Positions toasts so that they cover neither a button the user may press nor the focused element; undefined for the
 * position of the style sheet. Recomputed when toasts, page or its size change; stable while possible.
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
