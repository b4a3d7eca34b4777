import { expect, it } from 'vitest'
import { mayReload, takeReload } from '../../../src/app/may-reload'
import { Shelf } from '../platform/stand'

it('lets a place be loaded anew once, whatever is missing there', () => {
  const tab = new Shelf()
  expect(mayReload(tab, 'one', '/app/compute')).toBe(true)
  expect(mayReload(tab, 'one', '/app/compute')).toBe(false)
  expect(mayReload(tab, 'one', '/app/disks')).toBe(true)
  expect(mayReload(tab, 'one', '/app/compute')).toBe(false)
})

it('begins anew with another build', () => {
  const tab = new Shelf()
  mayReload(tab, 'one', '/app/compute')
  expect(mayReload(tab, 'two', '/app/compute')).toBe(true)
  expect(mayReload(tab, 'two', '/app/compute')).toBe(false)
})

it.each(['', 'null', '[]', '{"build":"one"}', '{"build":"one","places":7}'])(
  'lets it be once where what is kept is %j',
  (kept) => {
    const tab = new Shelf()
    tab.setItem('console.reloads', kept)
    const spoiled = kept === ''
    expect(mayReload(tab, 'one', '/app')).toBe(!spoiled)
    expect(mayReload(tab, 'one', '/app')).toBe(false)
  },
)

it('never lets it be where nothing can be kept', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error('QuotaExceededError')
    },
  }
  expect(mayReload(full, 'one', '/app')).toBe(false)
})

it('is known once in the document that follows', () => {
  const tab = new Shelf()
  expect(takeReload(tab)).toBe(false)
  mayReload(tab, 'one', '/app')
  expect([takeReload(tab), takeReload(tab)]).toEqual([true, false])
  mayReload(tab, 'one', '/app')
  expect(takeReload(tab)).toBe(false)
})
