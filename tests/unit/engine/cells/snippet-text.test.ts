import { describe, expect, it } from 'vitest'
import { plainCode } from '../../../../src/lib/code-piece'
import { filledLine, filledPart } from '../../../../src/engine/cells/snippet-text'
import { sealed } from '../../../../src/ui/typography/use-shown-briefly'
import { environment } from '../support'

const subject = {
  record: { name: 'a b', url: 'https://s3.example:8080/x', secret: 'k\ney', user: "o'b@h" },
  environment: environment(),
}
const part = (file: string | null, ...lines: readonly string[]) => ({
  file,
  lines: lines.map((text) => ({ text, when: null })),
})
const open = (): boolean => false

describe('lines to copy', () => {
  it('are words of a shell in a command', () => {
    expect(filledPart(part(null, 'ls {name} {url:host}', 'cd .'), subject, open).copied).toBe(
      "ls 'a b' s3.example:8080\ncd .",
    )
  })

  it('stand in a file as they are, each in its line', () => {
    expect(filledPart(part('f', 'key = {secret}', 'n = {name}'), subject, open).copied).toBe(
      'key = k ey\nn = a b',
    )
  })

  it('are copied whole while a secret in them is sealed', () => {
    const { code, copied } = filledPart(part('f', 'k={secret} {name}'), subject, (path) => path === 'secret')
    expect(plainCode(code)).toBe(`k=${sealed} a b`)
    expect(copied).toBe('k=k ey a b')
  })

  it('are left out while their condition fails', () => {
    const lines = [
      { text: 'one', when: { record: 'name', is: 'a b' } },
      { text: 'two', when: { record: 'name', is: 'c' } },
    ]
    expect(filledPart({ file: 'f', lines }, subject, open).copied).toBe('one')
  })

  it('make addresses with every value encoded', () => {
    expect(filledLine('ssh://{user}@{name}', subject, encodeURIComponent)).toBe("ssh://o'b%40h@a%20b")
  })
})
