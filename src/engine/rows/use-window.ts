import { useLayoutEffect, useState, type RefObject } from 'react'
import { useAfterPaint } from '../../platform/use-after-paint'

/** The part of a long list that is drawn: indexes from `first` up to, not including, `last`. */
export interface RowWindow {
  first: number
  last: number
}

/** Rows drawn beyond each edge of the screen, so that a quick scroll shows no gap. */
const overscan = 4
/** The window moves in steps, so that scrolling by a row does not redraw. */
const step = 4

/**
 * The rows there is room for on screen when a list of equally high rows starts at `top`, in px, relative to the viewport,
 * with so many `beyond` each edge.
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

/** Those of the rows there is room for that exist. */
function existing({ first, last }: RowWindow, count: number): RowWindow {
  return {
    first: Math.min(first, Math.max(0, Math.floor((count - 1) / step) * step)),
    last: Math.min(count, last),
  }
}

/** Which of `count` rows lie on screen. */
export function windowAt(top: number, height: number, viewport: number, count: number): RowWindow {
  return existing(roomAt(top, height, viewport, overscan), count)
}

/** Where the first row is as a rule when a list is opened, in px below the top of the screen; seldom above. */
const usualTop = 200

/**
 * Follows the page's scroll and size. `body` is the element whose top is the first row's top. What is remembered is the
 * room, not the rows: of a list that grows, all rows on screen are drawn at once. What lies beyond the screen is drawn after
 * what is on it.
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
    update()
    window.addEventListener('scroll', update, { passive: true })
    window.addEventListener('resize', update)
    return () => {
      window.removeEventListener('scroll', update)
      window.removeEventListener('resize', update)
    }
  }, [body, height, count, beyond])
  return existing(room, count)
}
