import { expect, it } from 'vitest'
import { menuGroups } from '../../../../src/engine/actions/menu-content'
import type { Offer } from '../../../../src/engine/actions/offer'
import { resource } from '../../../../src/generated/resources/virtual-machine'

const offers = Object.values(resource.actions).map((action): Offer => ({
  action,
  label: action.id,
  reason: undefined,
}))

it('puts the entries of a menu into their groups, and what is dangerous at its end', () => {
  const groups = menuGroups(offers).map(({ entries }) => entries.map(({ id }) => id))
  expect(groups[0]).toEqual(['start', 'stop', 'restart', 'rescue'])
  expect(groups.length).toBeGreaterThan(3)
  expect(groups.at(-1)).toEqual(['forceStop', 'reinstall', 'delete'])
  expect(groups.flat().toSorted()).toEqual(Object.keys(resource.actions).toSorted())
  expect(menuGroups([])).toEqual([])
})
