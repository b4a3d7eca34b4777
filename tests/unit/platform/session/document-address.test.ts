import { describe, expect, it } from 'vitest'
import { addressOf, homeOf, pagePath, rightAddress } from '../../../../src/platform/session/document-address'

const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash })

describe('a page', () => {
  it.each([
    ['/app', '/app', '/'],
    ['/app/', '/app', '/'],
    ['/app/compute', '/app', '/compute'],
    ['/app/actingly', '/app', '/actingly'],
    ['/app/acting', '/app/acting', '/'],
    ['/app/acting/compute/vm/tll/7', '/app/acting', '/compute/vm/tll/7'],
    ['/app/acting//evil.example', '/app/acting', '/evil.example'],
  ])('at %s is below %s and called %s', (pathname, home, page) => {
    expect(homeOf(pathname, '/app')).toBe(home)
    expect(pagePath(pathname, '/app')).toBe(page)
  })

  it('has another address while acting', () => {
    expect(addressOf('/compute?q=web', '/app', true)).toBe('/app/acting/compute?q=web')
    expect(addressOf('/compute?q=web', '/app', false)).toBe('/app/compute?q=web')
    expect(addressOf('//evil.example', '', false)).toBe('/evil.example')
  })
})

describe('the right address', () => {
  it('of a page is in the document of who is signed in', () => {
    expect(rightAddress(at('/app/disks', '?q=a', '#b'), '/app', true)).toBe('/app/acting/disks?q=a#b')
    expect(rightAddress(at('/app/acting/disks', '?q=a', '#b'), '/app', false)).toBe('/app/disks?q=a#b')
    expect(rightAddress(at('/app/acting'), '/app', false)).toBe('/app/')
    expect(rightAddress(at('/app'), '/app', true)).toBe('/app/acting/')
  })

  it('is that of the page where it is in the right document', () => {
    expect(rightAddress(at('/app/disks'), '/app', false)).toBeUndefined()
    expect(rightAddress(at('/app/acting/disks'), '/app', true)).toBeUndefined()
  })

  it('is that of the page where a sign-in ends', () => {
    for (const path of ['/app/auth0_callback', '/app/email_verification']) {
      expect(rightAddress(at(path), '/app', true)).toBeUndefined()
      expect(rightAddress(at(path), '/app', false)).toBeUndefined()
    }
  })

  it('stays on the origin', () => {
    expect(rightAddress(at('/acting//evil.example/x'), '', false)).toBe('/evil.example/x')
  })
})
