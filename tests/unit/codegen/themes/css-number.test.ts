import { describe, expect, it } from 'vitest'
import { evaluateNumber } from '../../../../codegen/themes/css-number'

const channels = { l: 0.6, c: 0.1, h: 250 }

describe('evaluateNumber', () => {
  it.each([
    ['0.5', 0.5],
    ['h', 250],
    ['50%', 0.5],
    ['calc(c * 0.5)', 0.05],
    ['calc(l - 0.1 * 2)', 0.4],
    ['calc((l - 0.1) * 2)', 1],
    ['calc(1 / 2 - -0.5)', 1],
    ['min(c, 0.03)', 0.03],
    ['max(l, 0.78)', 0.78],
    ['clamp(0, (0.64 - l) * 1000, 1)', 1],
    ['calc(l - max(0, l - 0.57) * clamp(0, (0.64 - l) * 1000, 1))', 0.57],
  ])('%s', (text, value) => expect(evaluateNumber(text, channels)).toBeCloseTo(value, 10))

  it.each(['', 'url(x)', '1 +', 'calc(1', '1 2', 'alpha', '1; 2'])('refuses %j', (text) =>
    expect(() => evaluateNumber(text, channels)).toThrow(),
  )
})
