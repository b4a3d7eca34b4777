// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { watchNearLinks } from '../../../src/start/preload-near'

/** An observer for which the test reports what has come near. */
class Observer {
  static last: Observer | undefined
  readonly seen: Element[] = []
  constructor(
    readonly report: (entries: { isIntersecting: boolean; target: Element }[]) => void,
    readonly options: IntersectionObserverInit,
  ) {
    Observer.last = this
  }
  observe(element: Element): void {
    this.seen.push(element)
  }
  unobserve(element: Element): void {
    this.seen.splice(this.seen.indexOf(element), 1)
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.textContent = ''
})

function addLink(href: string): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = href
  document.body.append(link)
  return link
}

it('[CONST-03] tells once of a link that comes within 100 px of the view, and of links that come later', () => {
  vi.stubGlobal('IntersectionObserver', Observer)
  const onNear = vi.fn()
  const one = addLink('/app/disks')
  const { look } = watchNearLinks(document, onNear)
  look()
  const observer = Observer.last
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
