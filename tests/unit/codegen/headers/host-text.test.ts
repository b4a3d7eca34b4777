import { describe, expect, it } from 'vitest'
import { isHost, originOf } from '../../../../codegen/headers/host-text'

describe('the name of a host', () => {
  const label = 'a'.repeat(63)
  const longest = `${label}.${label}.${label}.${'b'.repeat(61)}`

  it.each([
    'a',
    'a1',
    'pay.example.com',
    'pay-eu.example.com:8443',
    'A.EXAMPLE',
    '1.example',
    longest,
    `${longest}:443`,
  ])('is %s', (text) => expect(isHost(text)).toBe(true))

  it.each([
    '',
    '-a.example',
    'a-.example',
    'a..example',
    'a.example.',
    'a.example:',
    'a.example:123456',
    'a.example:x',
    'a.example/path',
    'a_b.example',
    'a.b_c.example',
    'a.example;',
    'a.example c',
    `${longest}b`,
    `${longest}b:443`,
  ])('is not %j', (text) => expect(isHost(text)).toBe(false))
})

describe('the origin of an address', () => {
  it.each([
    ['https://s3.example.com/path?x=1', 'https://s3.example.com'],
    ['https://s3.example.com:8443', 'https://s3.example.com:8443'],
    ['http://localhost:9000/x', 'http://localhost:9000'],
    ['http://127.0.0.1', 'http://127.0.0.1'],
    ['http://[::1]:80/', 'http://[::1]'],
  ])('of %s is %s', (address, origin) => expect(originOf(address)).toBe(origin))

  it.each([
    'no address',
    'http://s3.example.com',
    'http://localhost.example.com',
    'http://my.localhost',
    'http://my-localhost',
    'ftp://localhost',
    'ws://localhost',
    'wss://terminal.example.com',
    'https://a_b.example.com',
  ])('of %s is none', (address) => expect(originOf(address)).toBeUndefined())

  it('may have another scheme, where it is asked for', () => {
    expect(originOf('wss://terminal.example.com', ['wss'])).toBe('wss://terminal.example.com')
    expect(originOf('ws://localhost:7000', ['wss', 'https'])).toBe('ws://localhost:7000')
    expect(originOf('http://localhost:7000', ['wss', 'https'])).toBe('http://localhost:7000')
    expect(originOf('ws://terminal.example.com', ['wss'])).toBeUndefined()
    expect(originOf('https://terminal.example.com', ['wss'])).toBeUndefined()
  })
})
