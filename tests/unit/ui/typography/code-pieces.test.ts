import { expect, it } from 'vitest'
import { jsonPieces } from '../../../../src/ui/typography/code-pieces'

const text = '{\n  "name": "web \\"prod\\"",\n  "vcpu": 4,\n  "on": true\n}'

it('colours names, strings, numbers and words', () => {
  expect(jsonPieces(text).filter((piece) => piece.kind)).toEqual([
    { text: '"name"', kind: 'key' },
    { text: '"web \\"prod\\""', kind: 'string' },
    { text: '"vcpu"', kind: 'key' },
    { text: '4', kind: 'number' },
    { text: '"on"', kind: 'key' },
    { text: 'true', kind: 'number' },
  ])
})

it('loses nothing: what is copied is what was given', () => {
  expect(
    jsonPieces(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text)
})
