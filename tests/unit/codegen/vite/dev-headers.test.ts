import { expect, it } from 'vitest'
import { withNonce } from '../../../../codegen/vite/dev-headers'

it('adds the nonce to scripts and styles, and changes nothing else', () => {
  const policy =
    "default-src 'none'; script-src 'self' https://js.example; style-src 'self'; connect-src 'self'"
  const headers = { 'content-security-policy': policy, 'referrer-policy': 'no-referrer' }
  const widened = withNonce(headers, 'abc')
  expect(widened).toEqual({
    'content-security-policy':
      "default-src 'none'; script-src 'nonce-abc' 'self' https://js.example; style-src 'nonce-abc' 'self'; connect-src 'self'",
    'referrer-policy': 'no-referrer',
  })
  expect(widened['content-security-policy']?.replaceAll("'nonce-abc' ", '')).toBe(policy)
})

it('leaves headers without a policy alone', () => {
  expect(withNonce({ 'x-frame-options': 'DENY' }, 'abc')).toEqual({ 'x-frame-options': 'DENY' })
})
