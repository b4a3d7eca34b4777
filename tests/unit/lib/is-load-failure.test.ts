import { expect, it } from 'vitest'
import { isLoadFailure } from '../../../src/lib/is-load-failure'

it.each([
  'Failed to fetch dynamically imported module: https://example.test/app/assets/a.js',
  'error loading dynamically imported module: https://example.test/app/assets/a.js',
  'Importing a module script failed.',
  'Failed to fetch',
  'Load failed',
  'NetworkError when attempting to fetch resource.',
])('knows the words of each browser: %s', (message) => {
  expect(isLoadFailure(new TypeError(message))).toBe(true)
})

it('leaves every other error alone', () => {
  expect(isLoadFailure(new TypeError('x is not a function'))).toBe(false)
  expect(isLoadFailure(new Error('Failed to fetch'))).toBe(false)
  expect(isLoadFailure('Failed to fetch')).toBe(false)
})
