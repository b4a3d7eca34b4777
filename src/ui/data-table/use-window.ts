import { useLayoutEffect, useState, type RefObject } from 'react'
import { useAfterPaint } from '../use-after-paint'
import { observeSize } from '../layout/observe-size'

/** Rendered part of a long list: indexes `first` (inclusive) to `last` (exclusive). */
export interface RowWindow {
  first: number
  last: number
}

/** Rows rendered beyond each edge, so that fast scrolling shows no gap. */
const overscan = 4
/** The window moves in steps of this many rows, so that small scrolls do not render. */
const step = 4

/**
 * Indexes of the rows on screen for rows of equal height starting at `top` (px, relative to the viewport), with
 * `beyond` rows at each edge.
 */
function roomAt(top: number, height: number, viewport: number, beyond: number): RowWindow {
  const firstVisible = Math.floor(-top / height)
  const lastVisible = Math.ceil((viewport - top) / height)
  return {
    first: Math.floor(Math.max(0, firstVisible - beyond) / step) * step,
    last: Math.ceil(Math.max(0, lastVisible + beyond) / step) * step,
  }
}

const same = (one: RowWindow, other: RowWindow): boolean =>
  one.first === other.first && one.last === other.last

const covers = (one: RowWindow, other: RowWindow): boolean =>
  one.first <= other.first && one.last >= other.last

/** Clamps a window to existing rows. */
function existing({ first, last }: RowWindow, count: number): RowWindow {
  return {
    first: Math.min(first, Math.max(0, Math.floor((count - 1) / step) * step)),
    last: Math.min(count, last),
  }
}

/** The window of `count` rows at a scroll position. */
export function windowAt(top: number, height: number, viewport: number, count: number): RowWindow {
  return existing(roomAt(top, height, viewport, overscan), count)
}

/** Estimated position of the first row when a list opens, in px from the top of the screen. */
const usualTop = 200

/**
 * Tracks the page's scroll and size. `body` is the element that begins with the first row. The state is the window, not
 * the rows, so a growing list renders its visible rows at once; rows beyond the screen are rendered afterwards.
 */
export function useWindow(body: RefObject<HTMLElement | null>, height: number, count: number): RowWindow {
  const [room, setRoom] = useState<RowWindow>(() => roomAt(usualTop, height, window.innerHeight, 0))
  const beyond = useAfterPaint(true) ? overscan : 0
  useLayoutEffect(() => {
    const update = (): void => {
      const top = body.current?.getBoundingClientRect().top ?? 0
      const next = roomAt(top, height, window.innerHeight, beyond)
      const serves = beyond === 0 ? covers : same
      setRoom((before) => (serves(before, next) ? before : next))
    }
    const leave = observeSize(body.current ? [body.current] : [], update)
    window.addEventListener('scroll', update, { passive: true })
    window.addEventListener('resize', update)
    return () => {
      leave()
      window.removeEventListener('scroll', update)
      window.removeEventListener('resize', update)
    }
  }, [body, height, count, beyond])
  return existing(room, count)
}
