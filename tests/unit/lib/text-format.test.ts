import { describe, expect, it } from 'vitest'
import { fitsFormat, isTextFormat } from '../../../src/lib/text-format'

describe('a format of the description', () => {
  it('is one of those a text can be held against', () => {
    expect(['uri', 'ssh-public-key', 'currency', 'constructor', undefined].filter(isTextFormat)).toEqual([
      'uri',
      'ssh-public-key',
    ])
  })

  it.each([
    ['date-time', '2026-11-18T16:40:00+02:00', true],
    ['date-time', '2026-11-18 16:40:00', false],
    ['date', '2026-11-31', false],
    ['hostname', 'example.com.', true],
    ['hostname', '-example.com', false],
    ['hostname', `${'a'.repeat(64)}.com`, false],
    ['hostname', 'a.'.repeat(127), false],
    ['uri', 'mailto:mari@raamat.example', true],
    ['uri', 'https://', false],
    ['uri', 'https://a b', false],
    ['cidr', '2001:db8::/32', true],
    ['cidr', '10.0.0.0/33', false],
    ['mac', '52-54-00-12-34-56', true],
  ] as const)('%s: %j fits: %s', (format, text, fits) => {
    expect(fitsFormat(format, text)).toBe(fits)
  })
})
