import { expect, it, vi } from 'vitest'
import { Latest } from '../../../src/lib/latest'

it('is made once while its parts are the same, and again from what it was before when one is not', () => {
  const latest = new Latest<string | undefined>()
  const make = vi.fn((before: string | undefined) => (before === undefined ? undefined : `${before}!`))
  const [one, other] = [{}, {}]
  latest.get([one], make)
  latest.get([one], make)
  expect(make.mock.calls).toEqual([[undefined]])
  expect(latest.get([one, other], () => 'a')).toBe('a')
  expect(latest.get([one, other], make)).toBe('a')
  expect(latest.get([other, one], make)).toBe('a!')
  expect(latest.get([other], make)).toBe('a!!')
})
