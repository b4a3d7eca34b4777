import { resolve } from 'node:path'
import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fc } from '../../../run/seed'
import { colourToCss, parseColour, type Colour } from '../../../../codegen/themes/colour'
import { compileTheme } from '../../../../codegen/themes/compile-theme'
import { rolePairs, weakPairs } from '../../../../codegen/themes/contrast-check'
import { drawnRoles, themeColours, type ThemeColours } from '../../../../codegen/themes/theme-colours'
import { schemes } from '../../../../codegen/themes/roles'
import { readThemeFile } from '../../../../codegen/themes/theme-format'

const folder = resolve('themes')
const names = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
)

/** The colour a browser reads, with the numbers of the stylesheet. */
const written = (colour: Colour): Colour => parseColour(colourToCss(colour)) ?? colour

/** Pairs with too little contrast in the numbers of the stylesheet. */
function weakIn(colours: ThemeColours) {
  const rounded = Object.fromEntries(
    Object.entries(drawnRoles(colours)).map(([role, value]) => {
      if (typeof value === 'string') return [role, value]
      const both = 'light' in value ? value : { light: value, dark: value }
      return [role, { light: written(both.light), dark: written(both.dark) }]
    }),
  )
  return schemes.flatMap((scheme) => weakPairs(rounded, scheme))
}

it.each(names)('%s: every text, control and focus ring can be seen in both schemes', async (name) => {
  const { theme, problems } = await compileTheme(resolve(folder, name), name)
  expect(problems).toEqual([])
  expect(rolePairs.length).toBeGreaterThan(100)
  expect(theme && weakIn({ inputs: theme.style.colours, roles: theme.style.roles })).toEqual([])
})

const byte = fc.integer({ min: 0, max: 255 })
const anyColour = fc.tuple(byte, byte, byte).map(([r, g, b]) => `rgb(${r} ${g} ${b})`)

/** All colours made of some inputs; fails if one is refused. */
function made(colours: Record<string, string>): ThemeColours | undefined {
  const { theme } = readThemeFile({ colours }, 'any')
  const refused: string[] = []
  const found = themeColours(theme, (key, message) => refused.push(`${key}: ${message}`))
  expect(refused).toEqual([])
  return found
}

it('any colour of a brand, and any five, give a theme in which everything can be read', () => {
  fc.assert(
    fc.property(
      anyColour,
      fc.record(
        { second: anyColour, neutral: anyColour, nav: anyColour, navDark: anyColour },
        { requiredKeys: [] },
      ),
      (brand, others) => {
        const colours = made({ brand, ...others })
        expect(colours && weakIn(colours)).toEqual([])
      },
    ),
    { numRuns: 40 },
  )
})
