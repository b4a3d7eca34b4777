import { expect, it } from 'vitest'
import { quietKindsOf } from '../../../../src/platform/notifications/quiet-kinds'
import { createPreferences } from '../../../../src/platform/preferences/preferences'
import { Shelf } from '../stand'

const open = (shelf: Shelf) => quietKindsOf(createPreferences(shelf, () => 'scope'))

it('are none at first, and kept in this browser', () => {
  const shelf = new Shelf()
  expect(open(shelf).get()).toEqual([])
  open(shelf).set(['announcement'])
  expect(open(shelf).get()).toEqual(['announcement'])
})

it('are none where something else is stored', () => {
  const shelf = new Shelf()
  open(shelf).set(['job'])
  for (const name of shelf.entries.keys()) shelf.setItem(name, '[7]')
  expect(open(shelf).get()).toEqual([])
})
