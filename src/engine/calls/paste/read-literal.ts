import { PasteRefusal, placeholder, placeholderMark } from './pasted-call'

/** Maximum nesting; deeper input would exhaust the stack. */
const deepest = 64

const words: Readonly<Record<string, unknown>> = {
  true: true,
  false: false,
  null: null,
  undefined: undefined,
}
const escapes: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  v: '\v',
  0: '\0',
}

function brokenAt(text: string, at: number): PasteRefusal {
  const before = text.slice(0, at).split('\n')
  return new PasteRefusal('broken', { line: before.length, column: (before.at(-1) ?? '').length + 1 })
}

/**
 * Parses a JSON or JavaScript literal: quoted or bare names, either quote, trailing commas, `process.env.NAME ?? ''` as
 * a placeholder. Returns the value and its end. Throws a `broken` refusal with line and column, both from 1.
 */
export function readLiteral(text: string, from = 0): { value: unknown; end: number } {
  let at = from
  const broken = (where = at): PasteRefusal => brokenAt(text, where)
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at
    const [found] = pattern.exec(text) ?? []
    if (found !== undefined) at += found.length
    return found
  }
  const skip = (): void => void take(/(?:\s|\/\/.*|\/\*[^]*?\*\/)*/y)
  const is = (character: string): boolean => {
    skip()
    if (text[at] !== character) return false
    at += 1
    return true
  }

  function quoted(quote: string): string {
    const start = at - 1
    let read = ''
    for (;;) {
      const character = text[at]
      if (character === undefined) throw broken(start)
      if (character === '\n') throw broken()
      at += 1
      if (character === quote) return read
      read += character === '\\' ? escaped() : character
    }
  }
  function escaped(): string {
    const code = take(/u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}/y)
    if (code !== undefined) return String.fromCharCode(Number.parseInt(code.slice(1), 16))
    const character = text[at]
    if (character === undefined || character === 'u') throw broken(at - 1)
    at += 1
    return escapes[character] ?? character
  }
  function list(depth: number): unknown[] {
    const values: unknown[] = []
    while (!is(']')) {
      values.push(value(depth))
      if (!is(',') && text[at] !== ']') throw broken()
    }
    return values
  }
  function object(depth: number): Record<string, unknown> {
    const members: [string, unknown][] = []
    while (!is('}')) {
      const name = is('"') ? quoted('"') : is("'") ? quoted("'") : take(/[A-Za-z_$][\w$]*/y)
      if (name === undefined || !is(':')) throw broken()
      members.push([name, value(depth)])
      if (!is(',') && text[at] !== '}') throw broken()
    }
    return Object.fromEntries(members)
  }
  function value(depth: number): unknown {
    if (depth > deepest) throw broken()
    if (is('{')) return object(depth + 1)
    if (is('[')) return list(depth + 1)
    if (is('"')) return quoted('"')
    if (is("'")) return quoted("'")
    const number = take(/-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?(?![\w.])/y)
    if (number !== undefined) return Number(number)
    const start = at
    if (take(/process\.env\b/y) !== undefined) {
      const name = take(/\.\w+|\[\s*['"]\w+['"]\s*\]/y) ?? ''
      take(/\s*(?:\?\?|\|\|)\s*(?:''|"")/y)
      return placeholder(name.replaceAll(/\W/g, ''))
    }
    if (text[at] === placeholderMark)
      return take(new RegExp(`${placeholderMark}[^${placeholderMark}]*${placeholderMark}`, 'y'))
    const word = take(/[a-z]+/y)
    if (word === undefined || !Object.hasOwn(words, word)) throw broken(start)
    return words[word]
  }
  return { value: value(0), end: at }
}

/** Parses a text that is exactly one literal. */
export function readWholeLiteral(text: string): unknown {
  const { value, end } = readLiteral(text)
  const after = text.slice(end).search(/[^\s;]/)
  if (after >= 0) throw brokenAt(text, end + after)
  return value
}
