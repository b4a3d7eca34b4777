import { expect, it } from 'vitest'
import { withoutSecrets } from '../../../../src/screens/support/without-secrets'

it.each([
  ['the key in use', 'No user with demo-customer', 'No user with [Filtered]'],
  ['an address', 'kadri.saar@pohjala.example is taken', '[Filtered] is taken'],
  ['a token', 'Bad token eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOjF9.x', 'Bad token [Filtered]'],
  ['a hexadecimal key', 'Unknown 0123456789abcdef0123456789abcdef', 'Unknown [Filtered]'],
  ['what follows the name of a secret', 'password=hunter2 refused', 'password=[Filtered]'],
  ['a member of a body', '{"secret": "abc", "name": "web"}', '{"secret": [Filtered], "name": "web"}'],
])('takes out %s', (_, text, expected) => {
  expect(withoutSecrets(text, ['demo-customer', ''])).toBe(expected)
})

it('leaves ids and words', () => {
  const text = 'Disk 9d04e6b1-72c8-4f35-a0be-3c5d18f7e264 is attached to web-prod-01 (internationalisation)'
  expect(withoutSecrets(text, [])).toBe(text)
})
