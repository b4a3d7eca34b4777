import { expect, it } from 'vitest'
import { fc } from '../../../run/seed'
import { placeToasts, type Box } from '../../../../src/ui/feedback/toast-place'

const box = (top: number, bottom: number, left = 1000, right = 1400): Box => ({ top, bottom, left, right })
const place = (height: number, clear: readonly Box[]): number | undefined =>
  placeToasts({ left: 1064, right: 1424, height, first: 47, last: 876, clear })

it('[SHELL-10] puts toasts at the top, or just below what is in the way there', () => {
  expect(place(80, [])).toBe(47)
  expect(place(80, [box(60, 96, 0, 500)])).toBe(47)
  expect(place(80, [box(60, 96)])).toBe(104)
  expect(place(80, [box(60, 96), box(140, 176)])).toBe(184)
})

it('leaves them where they are while nothing there must be clear', () => {
  const at = { left: 1064, right: 1424, height: 80, first: 47, last: 876 }
  expect(placeToasts({ ...at, present: 796, clear: [] })).toBe(796)
  expect(placeToasts({ ...at, present: 796, clear: [box(840, 900)] })).toBe(47)
})

it('has no place for them where there is no room', () => {
  expect(place(900, [])).toBeUndefined()
  expect(place(400, [box(200, 700)])).toBeUndefined()
  expect(place(80, [box(60, 870)])).toBeUndefined()
})

it('covers nothing that must stay clear, wherever there is room', () => {
  const span = fc.tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 1, max: 60 }))
  fc.assert(
    fc.property(fc.array(span, { maxLength: 6 }), fc.integer({ min: 40, max: 400 }), (spans, height) => {
      const clear = spans.map(([top, high]) => box(top, top + high))
      const top = place(height, clear) ?? 47
      const covers = clear.some((each) => each.top < top + height && each.bottom > top)
      const hasRoom = Array.from({ length: 876 - 47 - height + 1 }, (_, step) => 47 + step).some((at) =>
        clear.every((each) => each.bottom + 8 <= at || each.top >= at + height + 8),
      )
      if (hasRoom) expect(covers).toBe(false)
    }),
  )
})
