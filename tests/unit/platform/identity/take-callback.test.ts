import { describe, expect, it, vi } from 'vitest'
import { takeCallback } from '../../../../src/platform/identity/take-callback'

const take = (pathname: string) => {
  const replaceState = vi.fn<History['replaceState']>()
  const callback = takeCallback(
    { pathname, search: '?code=c', hash: '#access_token=t' },
    { replaceState },
    '/app',
  )
  return { callback, written: replaceState.mock.calls }
}

describe('what a provider has put into the address', () => {
  it('[AUTH-34] is taken out of it', () => {
    const { callback, written } = take('/app/auth0_callback')
    expect(callback).toEqual({ query: '?code=c', fragment: '#access_token=t' })
    expect(written).toEqual([[null, '', '/app/auth0_callback']])
  })

  it.each(['/app/', '/app/compute', '/auth0_callback', '/app/auth0_callback/x'])(
    'is nothing at %s',
    (pathname) => {
      expect(take(pathname)).toEqual({ callback: undefined, written: [] })
    },
  )
})
