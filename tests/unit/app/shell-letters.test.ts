import { expect, it } from 'vitest'
import { resourceIndex } from '../../../src/generated/resource-index'
import { createLetters } from '../../../src/app/shell/shell-letters'

const types = Object.values(resourceIndex).map(({ summary }) => summary)

it('each type that can be created has a letter of its own, its first where that is free', () => {
  const letters = createLetters(types)
  const creatable = types.filter(({ routes }) => routes.create !== null)
  expect([...letters.keys()].toSorted()).toEqual(creatable.map(({ type }) => type).toSorted())
  expect(new Set(letters.values()).size).toBe(letters.size)
  expect(letters.get('virtual_machine')).toBe('v')
  expect(letters.get('vpc')).not.toBe('v')
})
