import { expect, it, vi } from 'vitest'
import { memo, MemoBy, memoByText } from '../../../src/lib/memo'

it('makes the result of an object once, undefined too', () => {
  const make = vi.fn((of: { name?: string }) => of.name)
  const nameOf = memo(make)
  const [one, other] = [{ name: 'one' }, {}]
  expect([nameOf(one), nameOf(other), nameOf(one), nameOf(other)]).toEqual([
    'one',
    undefined,
    'one',
    undefined,
  ])
  expect(make).toHaveBeenCalledTimes(2)
})

it('makes the result of a text once', () => {
  const make = vi.fn((text: string) => [text])
  const listOf = memoByText(make)
  expect(listOf('a')).toBe(listOf('a'))
  expect(listOf('b')).toEqual(['b'])
  expect(make).toHaveBeenCalledTimes(2)
})

it('makes the result of an object and a key once', () => {
  const outs = new MemoBy<string, number | undefined>()
  const object = {}
  const make = vi.fn(() => undefined)
  outs.get(object, 'a', make)
  outs.get(object, 'a', make)
  expect(make).toHaveBeenCalledTimes(1)
  expect(outs.get(object, 'b', () => 2)).toBe(2)
  expect(outs.get({}, 'a', () => 3)).toBe(3)
})
