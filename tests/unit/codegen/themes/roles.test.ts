import { expect, it } from 'vitest'
import { resolveRole, rootProperties } from '../../../../codegen/themes/roles'

const sheet = `
  /* --brand: red; a comment is no declaration */
  :root { --brand: oklch(0.5 0.15 256); }
  :root, [data-theme] {
    --accent: oklch(from var(--brand) calc(l - 0.1) min(c, 0.1) h);
    --text: light-dark(oklch(0.2 0 0), oklch(from var(--accent) 0.9 c h / 0.5));
  }
  [data-theme='other'] { --brand: oklch(0.9 0 0); }
  @media (prefers-reduced-motion: reduce) { :root { --dur: 0ms; } }
`

it('reads the declarations of the root, and none of another theme', () => {
  const properties = rootProperties(sheet)
  expect(properties.brand).toBe('oklch(0.5 0.15 256)')
  expect(Object.keys(properties)).toEqual(['brand', 'accent', 'text', 'dur'])
})

it('derives a role from the inputs of a theme, per scheme', () => {
  const definitions = { ...rootProperties(sheet), brand: { l: 0.7, c: 0.2, h: 40, alpha: 1 } }
  expect(resolveRole('accent', definitions, 'light')).toMatchObject({ c: 0.1, h: 40 })
  expect(resolveRole('accent', definitions, 'light').l).toBeCloseTo(0.6)
  expect(resolveRole('text', definitions, 'light').l).toBe(0.2)
  expect(resolveRole('text', definitions, 'dark')).toMatchObject({ l: 0.9, alpha: 0.5 })
})

it('refuses a role that does not exist', () => {
  expect(() => resolveRole('accent-2', rootProperties(sheet), 'light')).toThrow('no role --accent-2')
})
