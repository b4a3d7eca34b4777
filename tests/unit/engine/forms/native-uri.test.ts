import { describe, expect, it } from 'vitest'
import uri from '../../../../src/engine/forms/native-uri'

describe('addresses of schemas', () => {
  it('are found from the one they are named in', () => {
    expect(uri.resolve('https://example.test/a/b.json', 'c.json#/definitions/d')).toBe(
      'https://example.test/a/c.json#/definitions/d',
    )
  })

  it('are the same however they are written, and wrong ones are said to be', () => {
    expect(uri.equal('https://example.test', 'HTTPS://EXAMPLE.TEST/')).toBe(true)
    expect(uri.equal('https://example.test/a', 'https://example.test/b')).toBe(false)
    expect(() => uri.resolve('disk.create', 'other')).toThrow(TypeError)
  })
})
