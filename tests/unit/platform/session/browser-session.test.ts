// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { browserSession } from '../../../../src/platform/session/browser-session'
import { createSession } from '../../../../src/platform/session/session'

const stops: (() => void)[] = []

/** A session of the browser, and a spy on its checks. */
function watched() {
  const browser = browserSession()
  const look = vi.fn()
  const stop = browser.onOutsideChange(look)
  stops.push(stop)
  return { browser, look, stop }
}

/** Shows or hides the tab from now on. */
const show = (state: DocumentVisibilityState): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
}

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.restoreAllMocks()
  window.localStorage.clear()
  window.sessionStorage.clear()
})

describe('the session of a browser', () => {
  it('keeps the key for all tabs, and for one tab whose drafts are in it', () => {
    const session = createSession('', browserSession())
    session.signIn('demo-customer')
    session.know('7', session.get().epoch)
    expect({ ...window.localStorage }).toEqual({ 'console.session': 'demo-customer' })
    expect(Object.keys({ ...window.sessionStorage })).toEqual(['console.draft.owner'])
    expect(window.sessionStorage.getItem('console.draft.owner')).toMatch(/^\S+ #7$/)
  })

  it.each([
    ['another tab stores something', () => window.dispatchEvent(new Event('storage'))],
    ['the window is looked at again', () => window.dispatchEvent(new Event('focus'))],
    ['the page comes back from the cache', () => window.dispatchEvent(new Event('pageshow'))],
    ['the tab is shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('looks after itself when %s, until it is let go of', (_, happens) => {
    const { look, stop } = watched()
    show('visible')
    happens()
    expect(look).toHaveBeenCalledTimes(1)
    stop()
    happens()
    expect(look).toHaveBeenCalledTimes(1)
  })

  it('does not when the tab is hidden', () => {
    const { look } = watched()
    show('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(look).not.toHaveBeenCalled()
  })

  it('forgets the drafts of an owner, of all but one, or of everybody, and nothing else [SESSION-02]', () => {
    const { browser } = watched()
    const fill = (): void => {
      for (const name of ['#7.form', '#77.form', '#8.form', '/other#7.form'])
        window.sessionStorage.setItem(`console.draft.${name}`, 'kept')
      window.sessionStorage.setItem('console.scroll', '12')
    }
    const left = (): string[] => Object.keys({ ...window.sessionStorage }).sort()
    fill()
    browser.forget('#', '#7')
    expect(left()).toEqual(['console.draft.#7.form', 'console.draft./other#7.form', 'console.scroll'])
    fill()
    browser.forget('#8')
    expect(left()).toEqual([
      'console.draft.#7.form',
      'console.draft.#77.form',
      'console.draft./other#7.form',
      'console.scroll',
    ])
    browser.forget('')
    expect(left()).toEqual(['console.scroll'])
  })
})
