import { expect, it } from 'vitest'
import { resolveColour, ThemeColourError } from '../../../../codegen/themes/resolve-variables'

function failure(act: () => unknown): ThemeColourError {
  try {
    act()
  } catch (error) {
    if (error instanceof ThemeColourError) return error
    throw error
  }
  throw new Error('did not fail')
}

it('follows a reference through other variables', () => {
  const variables = { deep: '$ink', ink: 'oklch(0.2 0.04 260)' }
  expect(resolveColour('$deep', 'colours.nav', variables)).toMatchObject({ l: 0.2, c: 0.04, h: 260 })
})

it('keeps a colour for each scheme apart, also behind a reference', () => {
  const variables = { ink: { light: 'black', dark: '$paper' }, paper: 'white' }
  expect(resolveColour('$ink', 'colours.brand', variables)).toMatchObject({ light: { l: 0 }, dark: { l: 1 } })
})

it('names the whole circle of a variable that refers to itself [THEME-11]', () => {
  const error = failure(() =>
    resolveColour('$start', 'colours.brand', { start: '$a', a: '$b', b: '$c', c: '$a' }),
  )
  expect(error.message).toBe('Circular theme variable reference: a -> b -> c -> a; give one of them a colour')
  expect(error.key).toBe('variables.a')
  expect(failure(() => resolveColour('$a', 'colours.brand', { a: '$a' })).message).toContain(
    'Circular theme variable reference: a -> a',
  )
})

it('reports the place of an unusable color [THEME-10]', () => {
  const error = failure(() => resolveColour('$ink', 'colours.brand', { ink: 'blurple' }))
  expect(error.message).toBe(
    'Invalid color: "blurple"; write #rrggbb, oklch(l c h) or the name of a variable, $name',
  )
  expect(error.key).toBe('variables.ink')
  expect(failure(() => resolveColour({ light: 'red', dark: '?' }, 'colours.nav', {})).key).toBe(
    'colours.nav.dark',
  )
})

it('does not find variables where there are none', () => {
  expect(failure(() => resolveColour('$ink', 'colours.brand', {})).message).toBe(
    'Unknown theme variable: ink.',
  )
  expect(failure(() => resolveColour('$constructor', 'colours.brand', {})).message).toBe(
    'Unknown theme variable: constructor.',
  )
})

it('suggests the variable that was meant', () => {
  const { message } = failure(() => resolveColour('$nigth', 'colours.nav', { night: 'black' }))
  expect(message).toBe('Unknown theme variable: nigth. Did you mean "night"?')
})
