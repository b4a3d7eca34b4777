import { useCallback, useMemo, useState } from 'react'
import { useIsPhone } from '../../platform/is-phone'
import { fitColumns, type FittedColumns, type Room } from '../rows/fit-columns'
import type { ListColumn } from './list-column'

/** The room of a list's table, and which of its columns stand there. */
export interface ListRoom<Item> extends FittedColumns<ListColumn<Item>> {
  /** Put on the element the table has to fit into. */
  measure: (place: HTMLElement | null) => (() => void) | undefined
  /** The text size of the browser as a share of 16 px; lengths that follow it are multiplied by it. */
  scale: number
}

/** The navigation, the space around a page and the border of a table, in px; the first drawing counts with it. */
const usualAround = 146
/** Rooms of a table are told apart by this much, so that changing the size of a window draws seldom. */
const step = 8
/** The size 1 rem has in most browsers, in px. */
const usualText = 16

const textSize = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) || usualText

function roomOf(width: number): { room: number; scale: number } {
  const scale = textSize() / usualText
  return { room: Math.floor(width / scale / step) * step, scale }
}

/** Which of the visible columns there is room for, beside the boxes and menus of rows. A phone shows rows of its own, from all columns. */
export function useRoom<Item>(
  visible: readonly ListColumn<Item>[],
  { widthOf, kept }: Pick<Room<ListColumn<Item>>, 'widthOf' | 'kept'>,
  around: number,
): ListRoom<Item> {
  const phone = useIsPhone()
  const [{ room, scale }, setRoom] = useState(() =>
    roomOf(document.documentElement.clientWidth - usualAround),
  )
  const measure = useCallback((place: HTMLElement | null) => {
    if (!place) return undefined
    const update = (): void => {
      const next = roomOf(place.clientWidth)
      setRoom((before) => (before.room === next.room && before.scale === next.scale ? before : next))
    }
    update()
    const observer = new ResizeObserver(update)
    observer.observe(place)
    return () => observer.disconnect()
  }, [])
  const fitted = useMemo(
    () => fitColumns(visible, { room: phone ? Infinity : room - around, widthOf, kept }),
    [visible, widthOf, kept, phone, room, around],
  )
  return { ...fitted, measure, scale }
}
