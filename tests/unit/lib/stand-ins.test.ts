import { describe, expect, it } from 'vitest'
import { standInAddress, standInsAt } from '../../../src/lib/stand-ins'

describe('stand-ins of vendors', () => {
  it.each([
    ['http://127.0.0.1:8081', 'localhost', 'http://127.0.0.1:8081'],
    ['http://localhost:8081/', '127.0.0.1', 'http://localhost:8081'],
    ['http://127.0.0.1:8081', 'a.localhost', 'http://127.0.0.1:8081'],
    ['https://localhost:8081', '[::1]', 'https://localhost:8081'],
  ])('at %s are taken by a page at %s', (address, hostname, origin) => {
    expect(standInsAt(address, hostname)).toBe(origin)
  })

  it.each([
    ['http://127.0.0.1:8081', 'console.example.com'],
    ['https://standins.example.com', 'localhost'],
    ['https://localhost.example.com', 'localhost'],
    ['http://127.0.0.1.example.com', 'localhost'],
    ['http://localhost@example.com/', 'localhost'],
    ['javascript://localhost/%0Aalert(1)', 'localhost'],
    ['localhost:8081', 'localhost'],
    ['', 'localhost'],
    [null, 'localhost'],
    [undefined, 'localhost'],
  ])('at %s are not taken by a page at %s', (address, hostname) => {
    expect(standInsAt(address, hostname)).toBeUndefined()
  })

  it('have the host of the vendor in the path, with the rest as it was', () => {
    expect(standInAddress('https://js.stripe.com/endive/stripe.js?a=b', 'http://localhost:8081')).toBe(
      'http://localhost:8081/js.stripe.com/endive/stripe.js?a=b',
    )
    expect(standInAddress('https://js.stripe.com/endive/stripe.js', undefined)).toBe(
      'https://js.stripe.com/endive/stripe.js',
    )
  })
})
