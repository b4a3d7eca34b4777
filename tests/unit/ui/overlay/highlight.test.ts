import { expect, it } from 'vitest'
import { fc } from '../../../run/seed'
import { highlighted } from '../../../../src/ui/overlay/highlight'

const marked = (text: string, query: string) =>
  highlighted(text, query)
    .map((piece) => (piece.match ? `[${piece.text}]` : piece.text))
    .join('')

it('marks every word of the query, without regard to case', () => {
  expect(marked('web-prod-01', 'WEB')).toBe('[web]-prod-01')
  expect(marked('web-web', 'web')).toBe('[web]-[web]')
  expect(marked('Create machine web', 'web ma')).toBe('Create [ma]chine [web]')
  expect(marked('web-prod-01', ' ')).toBe('web-prod-01')
  expect(marked('', 'a')).toBe('')
  expect(marked('Põhjala Robotics', 'pohj ROB')).toBe('[Põhj]ala [Rob]otics')
  expect(marked('Po\u0303hjala', 'õ')).toBe('P[o\u0303]hjala')
})

it('keeps the text whole, whatever is looked for', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, query) => {
      expect(
        highlighted(text, query)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text)
    }),
  )
})
