import { expect, it } from 'vitest'
import { mailHref } from '../../../src/lib/mail-href'

it.each([
  ['an address', 'a@example.com', 'mailto:a@example.com'],
  ['more than an address', 'a@example.com?bcc=b@example.com', undefined],
  ['no address', 'support', undefined],
  ['nothing', null, undefined],
])('links %s', (_, address, href) => {
  expect(mailHref(address)).toBe(href)
})

it('carries a letter without letting it add headers', () => {
  expect(mailHref('a@example.com', { subject: 'One & two', body: 'x&bcc=b@example.com' })).toBe(
    'mailto:a@example.com?subject=One%20%26%20two&body=x%26bcc%3Db%40example.com',
  )
})
