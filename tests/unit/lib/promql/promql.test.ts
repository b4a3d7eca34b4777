import { describe, expect, it } from 'vitest'
import { fc } from '../../../run/seed'
import { selectorsIn, withSelectors, type Expression } from '../../../../src/lib/promql/expression'
import { parsePromql, readDuration } from '../../../../src/lib/promql/parse-promql'
import { printPromql } from '../../../../src/lib/promql/print-promql'
import { quotedAlternatives } from '../../../../src/lib/promql/quote'

const label = fc.constantFrom('domain', 'device', '_x1')
const name = fc.constantFrom('up', 'node:cpu:rate', 'by_total')
const matchers = fc.array(
  fc.record({
    label,
    operator: fc.constantFrom('=' as const, '!=' as const, '=~' as const, '!~' as const),
    value: fc.string({ unit: 'binary' }),
  }),
  { maxLength: 3 },
)
const selector = fc.record({ kind: fc.constant('selector' as const), name, matchers })
const { expression } = fc.letrec<{ expression: Expression }>((tie) => ({
  expression: fc.oneof(
    { depthSize: 'small' },
    selector,
    fc.record({ kind: fc.constant('number' as const), value: fc.nat() }),
    fc.record({
      kind: fc.constant('rate' as const),
      name: fc.constantFrom('rate' as const, 'increase' as const),
      of: selector.chain((each) =>
        fc.integer({ min: 1, max: 99_999 }).map((window) => ({ ...each, window })),
      ),
    }),
    fc.record({
      kind: fc.constant('aggregate' as const),
      name: fc.constantFrom('sum' as const, 'max' as const),
      by: fc.uniqueArray(label),
      of: selector,
    }),
    fc.record({
      kind: fc.constant('binary' as const),
      operator: fc.constantFrom('+' as const, '-' as const, '*' as const, '/' as const),
      left: tie('expression'),
      right: tie('expression'),
    }),
  ),
}))

describe('queries', () => {
  it('[VM-10 platform] read back as they were written, whatever is in their labels', () => {
    fc.assert(
      fc.property(expression, (each) => {
        expect(parsePromql(printPromql(each))).toEqual(each)
      }),
    )
  })

  it('[VM-10 platform] group by precedence, from the left, and know durations', () => {
    const text = '100 * sum by (a) (rate(x_total{a=~"b|c"}[1h30m])) / max(y) - z'
    expect(printPromql(parsePromql(text))).toBe(
      '100 * sum by (a) (rate(x_total{a=~"b|c"}[5400000ms])) / max (y) - z',
    )
    expect(printPromql(parsePromql('a - (b - c) / (d + e)'))).toBe('a - (b - c) / (d + e)')
    expect(['15s', '1w', '1h30m', '5', 'm', ''].map(readDuration)).toEqual([
      15,
      604_800,
      5400,
      undefined,
      undefined,
      undefined,
    ])
  })

  it.each([
    ['', '1:1: parse error: no expression found in input'],
    ['rat(x[5m])', '1:1: parse error: unknown function with name "rat" Did you mean "rate"?'],
    ['rate(x)', '1:6: parse error: expected type range vector in call to function "rate"'],
    ['x[5m]', '1:1: parse error: expected type instant vector, got range vector'],
    ['x{a="b"', '1:8: parse error: unexpected end of input in label matching, expected ","'],
    ['x{a="b}', '1:5: parse error: unexpected character: "\\""'],
    ['x[$w]', '1:3: parse error: unexpected character: "$"'],
    ['sum(1 + 2)', '1:5: parse error: expected type instant vector in aggregation expression, got scalar'],
    ['x y', '1:3: parse error: unexpected "y"'],
    ['sum(x) by b', '1:11: parse error: unexpected "b" in grouping opts, expected "("'],
  ])('[VM-10 platform] %j is refused with its place', (query, message) => {
    expect(() => parsePromql(query)).toThrow(message)
  })

  it('[VM-10 platform] a text in a pattern matches itself alone', () => {
    const hostile = ['web.prod|db', '"} or x{a="', '\\', 'a\nb', '.*', '^$', '{', 'é🙂', '']
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom(...hostile), fc.string({ unit: 'grapheme' })), { minLength: 1 }),
        fc.string(),
        (texts, other) => {
          const [read] = selectorsIn(parsePromql(`x{a=~"${quotedAlternatives(texts)}",b="c"}`))
          expect(read?.matchers).toHaveLength(2)
          const pattern = new RegExp(`^(?:${read?.matchers[0]?.value})$`, 'u')
          for (const text of texts) expect(pattern.test(text)).toBe(true)
          expect(pattern.test(other)).toBe(texts.includes(other))
        },
      ),
    )
    expect(new RegExp(`^(?:${quotedAlternatives([]).replaceAll('\\\\', '\\')})$`, 'u').test('')).toBe(false)
  })

  it('[VM-10 platform] every selector can be narrowed', () => {
    const narrowed = withSelectors(parsePromql('sum(rate(a[5m])) / max(b{c="d"}) * 2'), (each) => ({
      ...each,
      matchers: [...each.matchers, { label: 'owner', operator: '=', value: '7' }],
    }))
    expect(printPromql(narrowed)).toBe('sum (rate(a{owner="7"}[300000ms])) / max (b{c="d",owner="7"}) * 2')
  })
})
