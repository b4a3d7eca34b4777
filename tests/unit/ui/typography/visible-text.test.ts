import { describe, expect, it } from 'vitest'
import { visiblePieces, visibleText } from '../../../../src/ui/typography/visible-text'

describe('text of others', () => {
  it.each([
    ['override of direction', 'invoice\u202Efdp.exe', 'invoice[U+202E]fdp.exe'],
    ['isolate', '\u2067admin\u2069', '[U+2067]admin[U+2069]'],
    ['isolate that does not end', '\u2068admin', '[U+2068]admin'],
    ['zero width', 'ad\u200Bmin', 'ad[U+200B]min'],
    ['byte order mark', '\uFEFFname', '[U+FEFF]name'],
    ['escape sequence', '\u001B[31mred', '[U+001B][31mred'],
    ['tag characters', 'a\u{E0041}', 'a[U+E0041]'],
    ['half of a pair', 'a\uD800b', 'a[U+D800]b'],
    ['soft hyphen', 'pay\u00ADpal', 'pay[U+00AD]pal'],
  ])('shows an %s as its code', (_, text, shown) => {
    expect(visibleText(text)).toBe(shown)
  })

  it.each(['Põhjala Robotics', 'الأجهزة', '日本語', 'line one\nline two\tend', '👩‍💻 dev', '<b>&amp;</b>'])(
    'leaves %s alone',
    (text) => expect(visibleText(text)).toBe(text),
  )

  it('leaves the isolates of a sentence, which reorder nothing, and shows what is in them', () => {
    expect(visibleText('حذف \u2066a\u202Eb\u2069؟')).toBe('حذف \u2066a[U+202E]b\u2069؟')
    expect(visiblePieces('منذ \u206641 يوم\u2069')).toEqual([{ plain: 'منذ \u206641 يوم\u2069' }])
  })

  it('keeps every character, in order', () => {
    const text = 'a\u202Eb\u200B\u200Bc'
    expect(visiblePieces(text)).toEqual([
      { plain: 'a' },
      { code: 'U+202E' },
      { plain: 'b' },
      { code: 'U+200B' },
      { code: 'U+200B' },
      { plain: 'c' },
    ])
  })
})
