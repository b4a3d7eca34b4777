import { expect, it } from 'vitest'
import { FileMissing, isLoadFailure, isStyleFailure } from '../../../src/lib/is-load-failure'

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

it('knows a style and a text that did not come', () => {
  const style = new Error('Unable to preload CSS for /app/assets/a.css')
  expect([isLoadFailure(style), isStyleFailure(style)]).toEqual([true, true])
  const text = new FileMissing('/app/assets/en.json answered 404')
  expect([isLoadFailure(text), isStyleFailure(text)]).toEqual([true, false])
})
