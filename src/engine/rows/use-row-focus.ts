import { useLayoutEffect, useRef, type RefObject } from 'react'

/** The row with keyboard focus and its current index. */
export interface KeyedRow {
  key: string
  index: number
  /** Changes when the user moves the focus, not when other rows move this one. */
  turn: number
}

function rowAt(body: HTMLElement, index: number): HTMLElement | null {
  return body.querySelector<HTMLElement>(`tr[data-index="${index}"]`)
}

/**
 * Moves DOM focus to the current row: to its link, or to the row itself. Scrolls to a row outside the window. Focus
 * follows a row that is reordered or scrolled away and back, but is never taken from elsewhere.
 */
export function useRowFocus(
  body: RefObject<HTMLElement | null>,
  current: KeyedRow | undefined,
  { first, last, height }: { first: number; last: number; height: number },
): void {
  const reached = useRef<number>(undefined)
  useLayoutEffect(() => {
    const { activeElement: active } = document
    if (!body.current || current === undefined) {
      reached.current = undefined
      return
    }
    const isNew = reached.current !== current.turn
    const within = active !== null && body.current.contains(active)
    const row = rowAt(body.current, current.index)
    if (!row) {
      if (isNew) {
        const top = body.current.getBoundingClientRect().top + current.index * height
        window.scrollBy({ top: top - window.innerHeight / 2, behavior: 'instant' })
      }
      return
    }
    reached.current = current.turn
    if (isNew) row.scrollIntoView({ block: 'nearest' })
    if (row.contains(active) || !(isNew || within || active === document.body)) return
    const target = row.querySelector<HTMLElement>('a[href]') ?? row
    target.focus({ preventScroll: true })
  }, [body, current, first, last, height])
}
