// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { watchNearLinks } from '../../../src/start/preload-near'
import { addLink, NearObserver } from './near-links'

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.textContent = ''
})

it('[CONST-03] tells once of a link that comes within 100 px of the view, and of links that come later', () => {
  vi.stubGlobal('IntersectionObserver', NearObserver)
  const onNear = vi.fn()
  const one = addLink('/app/disks')
  const { look } = watchNearLinks(document, onNear)
  look()
  const observer = NearObserver.last
  expect(observer?.options.rootMargin).toBe('100px')
  observer?.report([{ isIntersecting: false, target: one }])
  expect(onNear).not.toHaveBeenCalled()
  observer?.report([{ isIntersecting: true, target: one }])
  expect(onNear.mock.calls).toEqual([[one]])
  const two = addLink('/app/compute')
  look()
  look()
  expect(observer?.seen).toEqual([two])
})
