import { describe, expect, it } from 'vitest'
import { fc } from '../../run/seed'
import { scriptProtocols, safeHref } from '../../../src/lib/safe-href'

describe('an address that leads into a program', () => {
  it('may be followed for the protocols of such programs only', () => {
    expect(safeHref('ssh://kadri@192.0.2.1', scriptProtocols)).toBe('ssh://kadri@192.0.2.1')
    expect(safeHref('sftp://kadri@192.0.2.1', scriptProtocols)).toBe('sftp://kadri@192.0.2.1')
    for (const address of [
      'https://example.com',
      'javascript:alert(1)',
      'java\nscript:alert(1)',
      'file:///x',
    ])
      expect(safeHref(address, scriptProtocols)).toBeUndefined()
    expect(safeHref('ssh://kadri@192.0.2.1')).toBeUndefined()
  })
})

describe('an address from outside', () => {
  it.each([
    ['https://docs.example.com/a?b=c#d', 'https://docs.example.com/a?b=c#d'],
    ['http://example.com', 'http://example.com/'],
    ['mailto:support@example.com', 'mailto:support@example.com'],
    ['HTTPS://EXAMPLE.com/A', 'https://example.com/A'],
    ['  https://example.com/  ', 'https://example.com/'],
    ['https://example.com/javascript:alert(1)', 'https://example.com/javascript:alert(1)'],
  ])('may be followed: %s', (address, href) => {
    expect(safeHref(address)).toBe(href)
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    'java\r\nscript:alert(1)',
    'javascript\t:alert(1)',
    'javascript://example.com/%0aalert(1)',
    'javascript&colon;alert(1)',
    'vbscript:msgbox(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg+xml;base64,PHN2Zy8+',
    'blob:https://example.com/0f1e',
    'file:///etc/passwd',
    'filesystem:https://example.com/temporary/x',
    'view-source:https://example.com/',
    'about:blank',
    'intent://scan/#Intent;scheme=zxing;end',
    'ftp://example.com/',
    'ws://example.com/',
    'tel:112',
    '//xss.invalid/path',
    '/\\xss.invalid',
    '\\\\xss.invalid',
    '/relative',
    'relative',
    '?query',
    '#fragment',
    'https:',
    'https://',
    'http://[broken',
    'https://exa mple.com/',
    '',
  ])('is refused: %j', (address) => {
    expect(safeHref(address)).toBeUndefined()
  })

  it('may be missing', () => {
    expect(safeHref(undefined)).toBeUndefined()
    expect(safeHref(null)).toBeUndefined()
  })

  it('is never anything but http, https or mailto to the browser, whatever was written', () => {
    const schemes = fc.constantFrom('javascript', 'data', 'vbscript', 'https', 'http', 'mailto', 'blob')
    const noise = fc.string({
      unit: fc.constantFrom('\t', '\n', '\r', ' ', '\u0000', '/', '\\', ':', 'a'),
      maxLength: 4,
    })
    fc.assert(
      fc.property(noise, schemes, noise, fc.webUrl(), (before, scheme, between, rest) => {
        const href = safeHref(`${before}${scheme}${between}:${rest}`)
        if (href !== undefined) expect(new URL(href).protocol).toMatch(/^(?:https?|mailto):$/)
      }),
      { numRuns: 1000 },
    )
  })
})
