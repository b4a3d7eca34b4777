import { useMemo } from 'react'
import { useIsPhone } from '../../platform/is-phone'
import { fitColumns, type FittedColumns, type Room } from '../rows/fit-columns'
import { useMeasuredWidth, type MeasuredWidth } from '../rows/use-measured-width'
import type { ListColumn } from './columns'

/** The room of a list's table, and which of its columns stand there. */
export interface ListRoom<Item>
  extends FittedColumns<ListColumn<Item>>, Pick<MeasuredWidth, 'measure' | 'scale'> {}

/** The navigation, the space around a page and the border of a table, in px; the first drawing counts with it. */
const usualAround = 146
/** Rooms of a table are told apart by this much, so that changing the size of a window draws seldom. */
const step = 8

const usualRoom = (): number => document.documentElement.clientWidth - usualAround

/** Which of the visible columns there is room for, beside the boxes and menus of rows. A phone shows rows of its own, from all columns. */
export function useRoom<Item>(
  visible: readonly ListColumn<Item>[],
  { widthOf, kept }: Pick<Room<ListColumn<Item>>, 'widthOf' | 'kept'>,
  around: number,
): ListRoom<Item> {
  const phone = useIsPhone()
  const { measure, width, scale } = useMeasuredWidth(usualRoom, step)
  const fitted = useMemo(
    () => fitColumns(visible, { room: phone ? Infinity : width - around, widthOf, kept }),
    [visible, widthOf, kept, phone, width, around],
  )
  return { ...fitted, measure, scale }
}
