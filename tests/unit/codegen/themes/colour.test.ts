import { describe, expect, it } from 'vitest'
import { fc } from '../../../run/seed'
import { colourToCss, contrast, parseColour } from '../../../../codegen/themes/colour'

const css = (text: string) => {
  const colour = parseColour(text)
  return colour && colourToCss(colour)
}

describe('colours of a theme', () => {
  it.each([
    ['oklch(0.5 0.155 258)', 'oklch(0.5 0.155 258)'],
    ['oklch(50% 0.155 258deg)', 'oklch(0.5 0.155 258)'],
    ['#fff', 'oklch(1 0 0)'],
    ['black', 'oklch(0 0 0)'],
    ['rgb(255 0 0 / 50%)', 'oklch(0.628 0.2577 29.23 / 0.5)'],
  ])('reads %s and writes numbers', (text, written) => expect(css(text)).toBe(written))

  it.each([
    'blurple',
    '',
    'var(--brand)',
    'red; } body { display: none',
    'url(https://xss.invalid/a)',
    'oklch(from red l c h)',
    'expression(alert(1))',
    '#12',
    'oklch(none)',
    'light-dark(red, blue)',
  ])('reads no colour in %j', (text) => expect(parseColour(text)).toBeUndefined())

  it('writes nothing but numbers, whatever it is given', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `oklch(${text})`),
        ),
        (text) => {
          expect(css(text) ?? 'oklch(0)').toMatch(/^oklch\([-\d. ]+( \/ [\d.]+)?\)$/)
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('measures contrast as WCAG does', () => {
    const measured = (one: string, other: string) => {
      const [a, b] = [parseColour(one), parseColour(other)]
      return a && b ? contrast(a, b) : NaN
    }
    expect(measured('black', 'white')).toBeCloseTo(21, 2)
    expect(measured('white', 'black')).toBeCloseTo(21, 2)
    expect(measured('#777', 'white')).toBeCloseTo(4.48, 2)
  })
})
