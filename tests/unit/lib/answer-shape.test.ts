import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decode, decodeItems, type AnswerShape } from '../../../src/lib/answer-shape'

interface Bill {
  id: number
  name?: string | null
  created?: number
  totals: { total: number; credit?: number }
  lines?: readonly { amount: number }[]
}

const bill: AnswerShape<Bill> = {
  type: ['object'],
  properties: {
    id: { type: ['integer'] },
    name: { type: ['string', 'null'], minLength: 1, maxLength: 5 },
    created: { type: ['number'], minimum: 0, maximum: 100 },
    totals: {
      type: ['object'],
      properties: { total: { type: ['number'] }, credit: { type: ['number'] } },
      required: ['total'],
    },
    lines: {
      type: ['array'],
      items: { type: ['object'], properties: { amount: { type: ['number'] } }, required: ['amount'] },
    },
  },
  required: ['id', 'totals'],
}
const good: Bill = { id: 1, totals: { total: 2 } }

describe('a decoded answer', () => {
  it('alone has the faults it has beside others, whatever it is', () => {
    const near = fc.record(
      {
        id: fc.oneof(fc.integer(), fc.constant('1'), fc.constant(null)),
        name: fc.oneof(fc.string({ maxLength: 7 }), fc.constant(null), fc.integer()),
        created: fc.oneof(fc.double({ min: -1, max: 101 }), fc.constant(null)),
        totals: fc.oneof(
          fc.record({ total: fc.oneof(fc.integer(), fc.constant(null)), credit: fc.anything() }),
          fc.constant({ total: 1 }),
        ),
        lines: fc.array(fc.oneof(fc.constant({ amount: 1 }), fc.constant({}), fc.constant(null))),
      },
      { requiredKeys: [] },
    )
    const list = { type: ['array'], items: bill }
    fc.assert(
      fc.property(near, (value) => {
        const alone = decode(bill, value)
        const beside = decode(list, [value, 'no bill']).problems
        expect(alone.problems).toEqual(
          beside.flatMap((each) => {
            if (!each.startsWith('[0]')) return []
            return [each.startsWith('[0].') ? each.slice(4) : each.replace('[0]', 'The answer')]
          }),
        )
        if (alone.problems.length === 0) expect(alone.value).toBe(value)
      }),
    )
  })

  it('is the answer itself when nothing is wrong, with what the description does not name', () => {
    const more = { ...good, name: null, other: 'x' }
    expect(decode(bill, more)).toEqual({ value: more, problems: [] })
    expect(decode(bill, more).value).toBe(more)
  })

  it.each([
    ['a text in place of a number', { created: '5' }, 'created must be a number'],
    ['a number that is too large', { created: 101 }, 'created must be a number of at most 100'],
    ['a number no sum can hold', { created: 1e300 }, 'created must be a number'],
    ['a number in place of a text', { name: 5 }, 'name must be a text'],
    ['a text that is too long', { name: 'longer' }, 'name must be a text of at most 5 characters'],
    ['an empty text', { name: '' }, 'name must be a text of 1 or more characters'],
  ])('loses an optional member that is %s', (_, wrong, problem) => {
    expect(decode(bill, { ...good, ...wrong })).toEqual({ value: good, problems: [problem] })
  })

  it('takes null for nothing', () => {
    expect(decode(bill, { ...good, created: null }).problems).toEqual([])
  })

  it('loses wrong items of a list inside, and optional members of what is required', () => {
    const totals = { total: 2, credit: 'x' }
    expect(decode(bill, { ...good, totals, lines: [{ amount: 1 }, null, { amount: 'x' }] })).toEqual({
      value: { ...good, lines: [{ amount: 1 }] },
      problems: [
        'totals.credit must be a number',
        'lines[1] must be an object',
        'lines[2].amount must be a number',
      ],
    })
  })

  it('is none when a required member is wrong or missing; all problems are named', () => {
    expect(decode(bill, { id: 'a', totals: {} })).toEqual({
      value: undefined,
      problems: ['id must be a whole number', 'totals.total is missing and must be a number'],
    })
    expect(decode(bill, 'sorry')).toEqual({ value: undefined, problems: ['The answer must be an object'] })
  })

  it('has the right types whatever comes', () => {
    fc.assert(
      fc.property(
        fc.object({ key: fc.constantFrom('id', 'name', 'created', 'totals', 'total', 'lines') }),
        (any) => {
          const { value } = decode(bill, any)
          if (value === undefined) return
          expect(Number.isInteger(value.id)).toBe(true)
          expect(Number.isFinite(value.totals.total)).toBe(true)
          expect(['undefined', 'number', 'object']).toContain(typeof value.created)
        },
      ),
      { seed: 7 },
    )
  })
})

describe('the items of a list', () => {
  it('are decoded one by one, and those that are odd are counted', () => {
    const answer = [good, { ...good, id: 2, name: 5 }, { id: 3 }, null]
    expect(decodeItems(bill, answer)).toEqual({ items: [good, { ...good, id: 2 }], odd: 2 })
    expect(decodeItems(bill, answer)).toBe(decodeItems(bill, answer))
    expect(decodeItems(bill, { message: 'no list' })).toEqual({ items: [], odd: 0 })
  })
})
