import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { fc } from '../../run/seed'
import { header, literal } from '../../../codegen/emit'

/** The value of a source, with objects of this realm. */
const read = (source: string): unknown => JSON.parse(String(runInNewContext(`JSON.stringify((${source}))`)))

describe('a value as source', () => {
  it('comes back as it was, whatever it is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const plain: unknown = JSON.parse(JSON.stringify(value))
        expect(read(literal(plain))).toEqual(plain)
      }),
      { numRuns: 500 },
    )
  })

  it.each([
    'it’s',
    "it's",
    'say "hi"',
    'back\\slash',
    '\\"',
    "\\'",
    'line\nbreak\ttab',
    '\u2028\u2029',
    '${x} `y`',
    '</script>',
    '\u0000\uD800',
    '^[-0-9a-zA-Z]{2,}\\.\\d$',
  ])('keeps a text: %j', (text) => {
    expect(read(literal(text))).toBe(JSON.parse(JSON.stringify(text)))
  })

  it('keeps keys that are no names, and those that mean something to an engine', () => {
    const odd: unknown = JSON.parse('{"a-b":1,"1":2,"":3,"class":4,"__proto__":{"x":5},"constructor":6}')
    const source = literal(odd)
    expect(read(source)).toEqual(odd)
    expect(runInNewContext(`Object.getPrototypeOf((${source})) === Object.prototype`)).toBe(true)
    expect(runInNewContext(`Object.hasOwn((${source}), '__proto__')`)).toBe(true)
  })

  it('leaves out members that are undefined', () => {
    expect(literal({ a: undefined, b: 1 })).toBe('{ b: 1 }')
    expect(literal(undefined)).toBe('undefined')
  })

  it('stays on a line while that is short, and is indented when it is not', () => {
    expect(literal({ a: [1, 'b', null, true], c: {} })).toBe("{ a: [1, 'b', null, true], c: {} }")
    const long = { first: 'x'.repeat(50), second: ['y'.repeat(50)] }
    expect(literal(long)).toBe(`{\n  first: '${'x'.repeat(50)}',\n  second: ['${'y'.repeat(50)}'],\n}`)
    expect(literal([])).toBe('[]')
    expect(literal({})).toBe('{}')
  })

  it('has no line that is longer for its depth alone', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        const source = literal(value)
        for (const line of source.split('\n').slice(1, -1)) expect(line).toMatch(/^ {2,}/)
      }),
    )
  })
})

describe('a generated file', () => {
  it('says what it comes from and how to make it again', () => {
    expect(header('openapi/openapi.yaml')).toBe(
      '// Generated from openapi/openapi.yaml by `npm run generate`. Do not edit.\n',
    )
  })
})
