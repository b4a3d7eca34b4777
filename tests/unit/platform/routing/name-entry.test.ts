// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { nameEntry } from '../../../../src/platform/routing/name-entry'

afterEach(() => window.history.replaceState(null, '', '/'))

it('names an entry that has no name, and keeps what it holds and its address', () => {
  window.history.replaceState({ idx: 3, usr: { open: true } }, '', '/app/compute?q=web#top')
  nameEntry(window)
  expect(window.history.state).toEqual({ idx: 3, usr: { open: true }, key: expect.stringMatching(/^\w+$/) })
  expect(window.location.href).toMatch(/\/app\/compute\?q=web#top$/)
})

it('gives every entry a name of its own', () => {
  const names = [1, 2].map(() => {
    window.history.pushState(null, '', '/app')
    nameEntry(window)
    return window.history.state.key
  })
  expect(new Set(names).size).toBe(2)
})

it('leaves a name as it is', () => {
  window.history.replaceState({ key: 'known123' }, '', '/app')
  nameEntry(window)
  expect(window.history.state).toEqual({ key: 'known123' })
})

it('mends a path of several slashes, which would be another origin', () => {
  window.history.pushState(null, '', `${window.location.origin}/app//compute///vm?a=//b`)
  nameEntry(window)
  expect(window.location.href).toBe(`${window.location.origin}/app/compute/vm?a=//b`)
})
