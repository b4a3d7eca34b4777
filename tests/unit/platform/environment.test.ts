import { expect, it } from 'vitest'
import { environmentOf } from '../../../src/platform/environment'

const staging = ['test.*', '*.test.*']

it.for(['localhost', 'LOCALHOST', '127.0.0.1', '10.1.2.3', '[::1]'])(
  '[SITE-04] %s is development',
  (host) => {
    expect(environmentOf(host, staging)).toBe('development')
  },
)

it.for(['test.example.com', 'console.test.example.com', 'Console.TEST.example.com'])(
  '[SITE-05] [SITE-07] %s is staging by the patterns of the deployment',
  (host) => {
    expect(environmentOf(host, staging)).toBe('staging')
    expect(environmentOf(host, [])).toBe('production')
  },
)

it.for([
  'console.example.com',
  'testing.example.com',
  'latest.example.com',
  'localhost.example.com',
  '1.2.3.example',
])('[SITE-06] %s is production', (host) => {
  expect(environmentOf(host, staging)).toBe('production')
})

it('takes a pattern by its letters, but for the asterisk', () => {
  expect(environmentOf('axb.example', ['a.b.example'])).toBe('production')
  expect(environmentOf('a+b.example', ['a+b.example'])).toBe('staging')
})
