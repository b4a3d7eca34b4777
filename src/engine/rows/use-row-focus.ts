import { useLayoutEffect, useRef, type RefObject } from 'react'

/** The row the keyboard is at, and where it is now. */
export interface KeyedRow {
  key: string
  index: number
  /** Another number whenever somebody went there, the same while the row is only moved by others. */
  turn: number
}

function rowAt(body: HTMLElement, index: number): HTMLElement | null {
  return body.querySelector<HTMLElement>(`tr[data-index="${index}"]`)
}

/**
 * Puts the focus where the keyboard is: on the link of its row, or on the row that has none. A row that is not drawn is
 * scrolled to first. A row that others come before takes the focus along, but never fetches it. The focus goes with a row
 * that scrolls away, and comes back with it.
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
