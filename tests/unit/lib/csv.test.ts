import { describe, expect, it } from 'vitest'
import { csvOf } from '../../../src/lib/csv'

const lineOf = (...cells: (string | number)[]): string =>
  csvOf([cells])
    .replace(/^\ufeff/, '')
    .replace(/\r\n$/, '')

describe('a list as CSV', () => {
  it('is marked as UTF-8, with a line for each row', () => {
    expect(
      csvOf([
        ['Name', 'GB'],
        ['Põhja', 20],
      ]),
    ).toBe('\ufeffName,GB\r\nPõhja,20\r\n')
  })

  it.each(['=1+1', '+1', '-1', '@sum', '\tx', '\rx', '＝1', '＋1', '－1', '＠x', '=cmd|" /C calc"!A0'])(
    'never makes a formula of a text: %j',
    (text) => {
      const written = lineOf(text).replace(/^"|"$/g, '')
      expect(written.startsWith("'")).toBe(true)
    },
  )

  it('leaves numbers numbers, also negative ones', () => {
    expect(lineOf(-5, 2.5, 0)).toBe('-5,2.5,0')
  })

  it('quotes what would end a cell or a row', () => {
    expect(lineOf('a,b', 'say "x"', 'two\nlines', 'plain')).toBe('"a,b","say ""x""","two\nlines",plain')
  })
})
