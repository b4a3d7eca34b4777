// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mergeTransitionEvents } from '../../../../src/ui/overlay/merge-transition-events'

const heard: string[] = []
const hear = (event: Event): void => {
  heard.push(`${event.type} ${(event as TransitionEvent).propertyName}`)
}
const fire = (element: Element, type: string, propertyName: string): boolean =>
  element.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { propertyName }))

describe('transitions of an element that react-aria gets', () => {
  let element: HTMLElement
  beforeAll(mergeTransitionEvents)
  beforeEach(() => {
    heard.length = 0
    element = document.body.appendChild(document.createElement('div'))
    for (const type of ['transitionrun', 'transitionend']) document.addEventListener(type, hear)
  })
  afterEach(() => {
    for (const type of ['transitionrun', 'transitionend']) document.removeEventListener(type, hear)
    element.remove()
  })

  it('are one at a time, and the next after its end', () => {
    for (const property of ['opacity', 'translate']) fire(element, 'transitionrun', property)
    fire(element, 'transitionend', 'opacity')
    fire(element, 'transitionrun', 'translate')
    expect(heard).toEqual(['transitionrun opacity', 'transitionend opacity', 'transitionrun translate'])
  })

  it('are counted for each element', () => {
    fire(element, 'transitionrun', 'opacity')
    fire(document.body, 'transitionrun', 'translate')
    expect(heard).toEqual(['transitionrun opacity', 'transitionrun translate'])
  })

  it('are cancelled once, whichever is cancelled first, also when the element is gone', () => {
    for (const property of ['opacity', 'translate']) fire(element, 'transitionrun', property)
    element.addEventListener('transitioncancel', hear, { once: true })
    element.remove()
    for (const property of ['translate', 'opacity']) fire(element, 'transitioncancel', property)
    expect(heard).toEqual(['transitionrun opacity', 'transitioncancel opacity'])
  })
})
