import { describe, expect, it } from 'vitest'
import { fc } from '../../../run/seed'
import { returnPath } from '../../../../src/platform/identity/return-path'

const origin = 'https://console.test'
const pages = new Set(['/', '/compute', '/compute/create', '/storage/bucket/café'])
const isKnown = (pathname: string): boolean => pages.has(decodeURIComponent(pathname))
/** A router that accepts everything, so that the rule alone decides. */
const anything = { origin, isKnown: () => true }

describe('the path to go on at after signing in [AUTH-40]', () => {
  it.each([
    ['/', '/'],
    ['/compute', '/compute'],
    ['/compute?q=web&sort=-name', '/compute?q=web&sort=-name'],
    ['/compute?q=http%3A%2F%2Fweb#top', '/compute?q=http%3A%2F%2Fweb#top'],
    ['/storage/bucket/caf%C3%A9', '/storage/bucket/caf%C3%A9'],
    ['/storage/bucket/café', '/storage/bucket/caf%C3%A9'],
  ])('is taken: %s', (wish, path) => {
    expect(returnPath(wish, { origin, isKnown })).toBe(path)
  })

  it.each([
    '',
    'compute',
    'https://evil.test/',
    'HTTPS://evil.test/',
    'https:/evil.test',
    'https:evil.test',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    '//evil.test',
    '///evil.test',
    '////evil.test/compute',
    '/\\evil.test',
    '\\/evil.test',
    '\\\\evil.test',
    '/\\/evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    '/\r/evil.test',
    '\t//evil.test',
    '/\u0000/evil.test',
    '/\u200b/evil.test',
    '/\u202e/evil.test',
    '/\ufeff//evil.test',
    '/\u00a0/evil.test',
    '/%2f%2fevil.test',
    '/%2Fevil.test',
    '/%252fevil.test',
    '/%25252f%25252fevil.test',
    '/%5cevil.test',
    '/%255cevil.test',
    '/%09/evil.test',
    '/%0d%0aLocation:%20https://evil.test',
    '/compute//evil.test',
    '/.//evil.test',
    '/..//evil.test',
    '/compute/..//evil.test',
    '/compute/../create',
    '/compute/%2e%2e/create',
    '/%2e%2e%2f%2e%2e',
    '/./compute',
    '/%',
    '/%ff',
    '/%c0%af%c0%afevil.test',
    '/@evil.test\\',
    '/compute?x=\\evil',
    '/compute#\u0007',
    `/${'a'.repeat(2000)}`,
    '/compute/.',
    '/compute/..',
    '/compute/%2e%2e',
  ])('is refused whatever the router takes: %j', (wish) => {
    expect(returnPath(wish, anything)).toBeUndefined()
  })

  it.each(['/nowhere', '/auth0_callback', '/compute/', '/Compute', '/compute;x'])(
    'is refused where the router has no page: %s',
    (wish) => {
      expect(returnPath(wish, { origin, isKnown })).toBeUndefined()
    },
  )

  it.each([undefined, null, 0, {}, ['/compute'], true])('is refused when it is no text: %j', (wish) => {
    expect(returnPath(wish, anything)).toBeUndefined()
  })

  it('never leaves the origin, whatever it is made of', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      '%',
      ':',
      '@',
      '?',
      '#',
      '\t',
      'evil.test',
      'a',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const path = returnPath(pieces.join(''), anything)
        if (path === undefined) return
        expect(new URL(path, origin).origin).toBe(origin)
        expect(path).toMatch(/^\/(?![/\\])/)
      }),
      { numRuns: 3000 },
    )
  })
})

it('[AUTH-40] takes 2,000 characters and no more', () => {
  const path = `/${'a'.repeat(1999)}`
  expect(returnPath(path, anything)).toBe(path)
  expect(returnPath(`${path}a`, anything)).toBeUndefined()
})
